// A system's validation as data: rules, the issues they find and the fixes they offer. docs/checks.md explains how to
// add a rule.
#pragma once

#include "core/model/dependency.h"
#include "core/model/model.h"
#include "core/model/transaction.h"

#include <cstdint>
#include <functional>
#include <optional>
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
    std::string_view rule; ///< id of the rule that found it; rules outlive issues
    Severity severity = Severity::Note;
    model::Element element;
    std::string message;
    /// The entity of the map that the issue is about, as an index of world::MapGeometry::entities; the element is then
    /// the file. Issues with the same rule and element differ in their entities.
    std::optional<std::uint32_t> entity = {};
    /// A second element that the message names, such as the area that this one overlaps: shown together with the first.
    std::optional<model::Element> other = {};
    bool beyondFix = false; ///< the fix of the rule does not apply to this one

    bool operator==(const Issue&) const = default;
};

/// Collects what a rule finds.
class Findings {
public:
    Findings(std::string_view rule, Severity severity, model::ElementTypeId type, std::vector<Issue>& out)
        : rule_(rule), severity_(severity), type_(type), out_(out) {}

    void add(model::Slot row, std::string message, std::optional<model::Element> other = {}) {
        add(row, severity_, std::move(message), other);
    }
    /// Adds an issue about an entity of the map, for rules with Rule::onMap; `file` is a row of the element type
    /// `file`.
    void addEntity(model::Slot file, std::uint32_t entity, std::string message) {
        out_.push_back({rule_, severity_, {type_, file}, std::move(message), entity});
    }
    /// For rules whose severity varies from case to case.
    void add(model::Slot row, Severity severity, std::string message, std::optional<model::Element> other = {}) {
        out_.push_back({rule_, severity, {type_, row}, std::move(message), {}, other});
    }
    /// The fix of the rule does not apply to the issue added last.
    void setBeyondFix() { out_.back().beyondFix = true; }

private:
    std::string_view rule_;
    Severity severity_;
    model::ElementTypeId type_;
    std::vector<Issue>& out_;
};

/// An argument of an edit: the id of a parameter and its number (core/systems/edit.h).
struct FixArgument {
    std::string_view parameter;
    double value = 0;
};

/// A fix that takes long or needs more than the model: an edit of the system.
struct FixEdit {
    std::string_view id; ///< empty: none
    std::vector<FixArgument> arguments = {};
};

struct Rule {
    std::string_view id;    ///< "SA020"
    std::string_view title; ///< one line: the correct state, as the rule's title: "The node has links"
    std::string_view fault; ///< one line: the fault, as the title of its issues: "Node without links"
    Severity severity = Severity::Note;
    model::ElementTypeId type = model::kNoElementType; ///< of the elements that it checks
    /// Checks these live rows of its type, looking at related rows as needed, and reports at most one issue per row and
    /// entity. Null: the storage itself enforces the rule.
    void (*check)(const model::Model&, std::span<const model::Slot> rows, Findings&) = nullptr;
    /// Everything that the verdict on a row depends on; determines which rows to recheck after a change. A dependency
    /// without steps on another type stands for all its rows: any change to one of them rechecks all rows of this rule.
    /// Messages may name elements by their place in the file without declaring a dependency.
    std::vector<model::Dependency> dependsOn = {};
    /// The verdict needs the whole document (connected components): the rule runs over all rows, and again after any
    /// change to its dependencies.
    bool wholeDocument = false;
    /// Fixes one issue; null: no automatic fix. May find the fault already gone and do nothing.
    void (*fix)(model::Transaction&, const Issue&) = nullptr;
    std::string_view fixTitle = {}; ///< "Recompute the length"
    /// One call of `fix` fixes all issues of the rule.
    bool fixAppliesToAll = false;
    /// The verdict needs the map behind the document (Model::map): the rule runs only while a map is open.
    bool onMap = false;
    /// The verdict needs data of another document of the same world (Model::crossDocumentData): the rule runs only
    /// while this returns true. Null: needs none.
    bool (*dataAvailable)(const model::Model&) = nullptr;
    /// In place of `fix`: people run this edit, once for all issues of the rule. Nothing here runs it.
    FixEdit fixEdit = {};
};

/// Whether there is anything that fixes its issues.
inline bool canBeFixed(const Rule& rule) {
    return rule.fix != nullptr || !rule.fixEdit.id.empty();
}

inline bool canBeFixed(const Rule& rule, const Issue& issue) {
    return canBeFixed(rule) && !issue.beyondFix;
}

/// False while the rule needs a map or another document that is not open. All functions below skip such rules.
bool canRun(const model::Model& model, const Rule& rule);

/// Returns false to stop.
using KeepGoing = std::function<bool(double done)>;

/// All issues of a document, ordered by rule, then element. Empty `keepGoing`: never stops early.
std::vector<Issue> checkAll(const model::Model& model, std::span<const Rule> rules, const KeepGoing& keepGoing = {});

/// Updates a document's issues after a change has been applied to its model. `issues` must be the result of checkAll or
/// of this function. The cost is proportional to what the change touches; whole-document rules run only with
/// `includeWholeDocument`. Only a change that renumbers elements costs more: it rewrites all messages, because they may
/// contain numbers. Calls `keepGoing` before each rule and between slices of many rows. If that stops the work, returns
/// false, and `issues` has lost only issues of erased elements: run checkAll then.
bool checkChange(const model::Model& model, std::span<const Rule> rules, const model::Change& change,
                 bool includeWholeDocument, std::vector<Issue>& issues, const KeepGoing& keepGoing = {});

/// Whether a change may affect the verdict or the message of a whole-document rule for any row.
bool concerns(const model::Model& model, const Rule& rule, const model::Change& change);

struct FixReport {
    std::size_t fixed = 0; ///< earlier issues that are gone
    std::size_t passes = 0;
    std::vector<Issue> left;           ///< issues after the last pass
    std::vector<std::string> refusals; ///< why the fixes of a rule failed; fixes of other rules were applied
};

/// Applies the fixes of all issues that have one, and repeats until nothing changes or `maxPasses` is reached, one
/// transaction per pass. Appends the changes for undo.
FixReport fixAll(model::Model& model, std::span<const Rule> rules, std::vector<model::Change>& changes,
                 std::size_t maxPasses = 8);

/// Fixes the given issues once, in a single transaction; ignores issues whose rule has no fix. Empty if there was
/// nothing to do.
model::Change fixIssues(model::Model& model, std::span<const Rule> rules, std::span<const Issue> issues,
                        std::vector<std::string>& refusals);

} // namespace navsmith::checks
