// What a system knows to be wrong with its data, as data: rules, the issues they find, the fixes they offer.
// docs/checks.md says how to add one.
#pragma once

#include "core/model/dependency.h"
#include "core/model/model.h"
#include "core/model/transaction.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::checks {

enum class Severity : std::uint8_t {
    Error,   ///< the game can crash or misread
    Warning, ///< bad behaviour
    Note,
};

/// "error", "warning", "note".
std::string_view toString(Severity severity);

struct Issue {
    std::string_view rule; ///< of the rule that found it; the rules outlive the issues
    Severity severity = Severity::Note;
    model::Element element;
    std::string message;

    bool operator==(const Issue&) const = default;
};

/// Takes what a rule finds.
class Findings {
public:
    Findings(std::string_view rule, Severity severity, model::ElementTypeId type, std::vector<Issue>& out)
        : rule_(rule), severity_(severity), type_(type), out_(out) {}

    void add(model::Slot row, std::string message) { add(row, severity_, std::move(message)); }
    /// For rules whose severity depends on the case.
    void add(model::Slot row, Severity severity, std::string message) {
        out_.push_back({rule_, severity, {type_, row}, std::move(message)});
    }

private:
    std::string_view rule_;
    Severity severity_;
    model::ElementTypeId type_;
    std::vector<Issue>& out_;
};

struct Rule {
    std::string_view id;    ///< "SA020"
    std::string_view title; ///< one line: how it should be, where the rule as such is described: "The node has links"
    std::string_view fault; ///< one line: what is wrong, where its issues are listed: "Node without links"
    Severity severity = Severity::Note;
    model::ElementTypeId type = model::kNoElementType; ///< of the elements that it finds fault with
    /// Looks at these live rows of its type, and around them, and reports what is wrong with them, at most one issue a
    /// row. Null: the storage itself keeps the rule.
    void (*check)(const model::Model&, std::span<const model::Slot> rows, Findings&) = nullptr;
    /// What the verdict on a row depends on; by it a change finds the rows to look at again. One without steps that
    /// names another type stands for all rows of that type: any change there, and all rows are looked at again.
    /// Messages may name elements by their place in the file; that needs no dependency.
    std::vector<model::Dependency> dependsOn = {};
    /// The verdict needs the whole document (connected components): runs over all rows, and again after any change of
    /// what it depends on.
    bool wholeDocument = false;
    /// Mends one issue; null: cannot be mended by the program. May find the fault gone and do nothing.
    void (*fix)(model::Transaction&, const Issue&) = nullptr;
    std::string_view fixTitle = {}; ///< "Recompute the length"
    /// One call of `fix` mends all issues of the rule.
    bool fixMendsAll = false;
    /// The verdict needs the map behind the document (Model::map): it runs only while one is open.
    bool onMap = false;
    /// The verdict needs data of another document of the same world (Model::crossDocumentData): it runs only while
    /// this finds them. Null: it needs none.
    bool (*dataAvailable)(const model::Model&) = nullptr;
};

/// False for a rule that waits for a map, or for another document, while none is open: it is then passed over by all
/// that follows here, as if the table were without it.
bool canRun(const model::Model& model, const Rule& rule);

/// Returns false to stop.
using KeepGoing = std::function<bool(double done)>;

/// All issues of a document, ordered by rule, then element. Empty `keepGoing`: never stops early.
std::vector<Issue> checkAll(const model::Model& model, std::span<const Rule> rules, const KeepGoing& keepGoing = {});

/// Brings the issues of a document up to date after a change has been applied to its model. `issues` must be as
/// checkAll or this function left them. Costs what the change touches; rules over the whole document run only with
/// `includeWholeDocument`. Only a change that renumbers elements costs more: all messages are written anew, as they may
/// name numbers. `keepGoing` is asked before each rule and between slices of many rows; if it stops the work, the
/// result is false and `issues` lack no more than those of elements that are gone: check everything then.
bool checkChange(const model::Model& model, std::span<const Rule> rules, const model::Change& change,
                 bool includeWholeDocument, std::vector<Issue>& issues, const KeepGoing& keepGoing = {});

/// Whether a change may have turned what a rule over the whole document says of any row: its verdict or its message.
bool concerns(const model::Model& model, const Rule& rule, const model::Change& change);

struct FixReport {
    std::size_t fixed = 0; ///< issues that were there before and are not any more
    std::size_t passes = 0;
    std::vector<Issue> left;           ///< issues after the last pass
    std::vector<std::string> refusals; ///< why the fixes of a rule could not be done; those of the others were
};

/// Applies the fixes of all issues that have one, again until nothing changes or `maxPasses` is reached, as one
/// transaction a pass. Changes are appended for undo.
FixReport fixAll(model::Model& model, std::span<const Rule> rules, std::vector<model::Change>& changes,
                 std::size_t maxPasses = 8);

/// The same for chosen issues, once: those of `issues` whose rule has a fix, as one transaction. Empty if nothing was
/// to do.
model::Change fixIssues(model::Model& model, std::span<const Rule> rules, std::span<const Issue> issues,
                        std::vector<std::string>& refusals);

} // namespace navsmith::checks
