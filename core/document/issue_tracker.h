// What is wrong with an open document, kept up to date while it is edited: what an edit touched is checked at once,
// what concerns the whole document a little later on a worker. Faults that came with the files are told from new ones.
#pragma once

#include "core/checks/rule.h"
#include "core/document/background_task.h"
#include "core/document/document.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <set>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace navsmith::document {

/// What makes an issue the same one as before: its message may change with the numbers that it names.
struct IssueKey {
    std::string_view rule;
    model::Element element;

    IssueKey(std::string_view r, model::Element e) : rule(r), element(e) {}
    explicit IssueKey(const checks::Issue& issue) : rule(issue.rule), element(issue.element) {}
    bool operator==(const IssueKey&) const = default;
    auto operator<=>(const IssueKey&) const = default;
};

struct IssueKeyHash {
    std::size_t operator()(const IssueKey& key) const noexcept {
        return std::hash<std::string_view>{}(key.rule) * 31 + std::hash<model::Element>{}(key.element);
    }
};

class IssueTracker : public QObject {
    Q_OBJECT

public:
    struct Counts {
        std::size_t errors = 0;
        std::size_t warnings = 0;
        std::size_t notes = 0;
        std::size_t newErrors = 0;
        std::size_t newWarnings = 0;
        std::size_t newNotes = 0;

        bool operator==(const Counts&) const = default;
    };
    struct FixOutcome {
        bool changed = false;   ///< one step of the history was made
        std::size_t mended = 0; ///< of the issues asked for, as far as is known at once
        QStringList refusals;   ///< why the fixes of a rule could not be done
    };

    /// Starts the first check. The document must outlive it.
    explicit IssueTracker(Document& document, QObject* parent = nullptr);
    ~IssueTracker() override;

    [[nodiscard]] Document& document() const { return document_; }
    /// Ordered by rule, then element; hidden ones included.
    [[nodiscard]] const std::vector<checks::Issue>& issues() const { return issues_; }
    /// The first check is over: until then nothing is known.
    [[nodiscard]] bool isReady() const { return ready_; }
    /// Nothing is being checked or waits for it.
    [[nodiscard]] bool isIdle() const;
    /// Looks at once at what waits for a pause in a drag. Rules over the whole document still take their time.
    void catchUp();
    /// Checks all that waits, whole document and first check included, without the usual pauses, and calls `then` when
    /// nothing is left: at once, perhaps. Checking everything takes a fraction of a second, on a worker.
    void whenComplete(QObject* context, std::function<void()> then);
    /// Not among the issues that were found right after opening; in a document that was recovered, not among those of
    /// what its files hold. What rules on the map find is told by the map that is open, in what the document was then.
    [[nodiscard]] bool isNew(const checks::Issue& issue) const { return !baseline_.contains(IssueKey(issue)); }
    /// Of issues that are not hidden.
    [[nodiscard]] Counts counts() const;
    /// The rules that look at the map, while none is open: nothing is known of what they would find.
    [[nodiscard]] std::vector<const checks::Rule*> waitingForMap() const;
    /// Those that need data of other documents of the world, likewise.
    [[nodiscard]] std::vector<const checks::Rule*> waitingForDocuments() const;
    /// Null for an id that the document's system has not got.
    [[nodiscard]] const checks::Rule* rule(std::string_view id) const;

    // Hiding, for as long as the document is open ---------------------------------------------------------------
    [[nodiscard]] bool isHidden(const checks::Issue& issue) const;
    [[nodiscard]] bool isRuleHidden(std::string_view rule) const { return hiddenRules_.contains(rule); }
    [[nodiscard]] bool anyHidden() const { return !hiddenRules_.empty() || !hiddenIssues_.empty(); }
    [[nodiscard]] const std::set<std::string_view>& hiddenRules() const { return hiddenRules_; }
    [[nodiscard]] const std::set<IssueKey>& hiddenIssues() const { return hiddenIssues_; }
    void setRuleHidden(std::string_view id, bool hidden);
    void setHidden(std::span<const checks::Issue> issues, bool hidden);

    /// Mends these issues by the fixes of their rules, as one step of the history. If a fix refuses, its rule is left
    /// out and the others are done. Issues without a fix are left alone.
    FixOutcome fix(std::span<const checks::Issue> issues);

Q_SIGNALS:
    /// Issues, what is hidden, or isIdle() are others than before.
    void changed();

private:
    void follow(const model::Change& change);
    void followMap();
    void followOtherDocuments();
    /// Takes out what rules found that cannot run any more: on a map that is closed now.
    void dropOfClosed(std::vector<checks::Issue>& issues) const;
    void learnFromOthers(std::span<const checks::Rule> rules, const std::vector<checks::Issue>& found);
    void checkEverything();
    void checkWholeRules();
    void startWholeRules();
    /// What is not new is looked for as well, in `state`: the document as it was opened.
    struct Came {
        std::vector<checks::Rule> rules;           ///< of which it is looked for
        std::shared_ptr<const model::Model> state; ///< null: the present one
        std::vector<checks::Issue> found;
    };
    void tookEverything(std::vector<checks::Issue> found, const Came& came);
    void hurry();
    void tookWholeRules(const std::vector<checks::Rule>& rules, std::vector<checks::Issue> found);

    Document& document_;
    std::vector<checks::Issue> issues_;
    std::unordered_set<IssueKey, IssueKeyHash> baseline_;
    std::set<std::string_view> hiddenRules_;
    std::set<IssueKey> hiddenIssues_;
    std::vector<model::Change> pending_; ///< not looked at yet, in the order in which they were applied
    std::size_t pendingBytes_ = 0;
    bool lastIsPreview_ = false;          ///< the last of pending_ takes in what the preview changes next
    std::set<std::string_view> wholeDue_; ///< rules over the whole document that have to look again
    bool ready_ = false;
    bool everythingRunning_ = false;
    bool everythingDue_ = false;
    bool mapIsNews_ = false; ///< what came with the files is not known yet of the rules that look at the map
    std::set<std::string_view> dataSeen_; ///< rules that have run with the data of other documents that there are now
    std::shared_ptr<const world::Backdrop> map_;
    struct Waiter {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    std::vector<Waiter> waiters_; ///< for all checks to be done
    QTimer previewTimer_;
    QTimer wholeTimer_;
    BackgroundTask task_; ///< last: it is waited for before anything else goes
};

} // namespace navsmith::document
