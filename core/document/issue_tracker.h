// The issues of an open document, kept up to date while it is edited. Checks what an edit touched at once, and rules
// over the whole document shortly after on a worker. Distinguishes new issues from those that came with the files.
#pragma once

#include "core/checks/rule.h"
#include "core/document/background_task.h"
#include "core/document/document.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace navsmith::document {

/// Identifies an issue across checks; its message may change with the numbers in it.
struct IssueKey {
    std::string_view rule;
    model::Element element;
    std::optional<std::uint32_t> entity; ///< Issue::entity

    explicit IssueKey(const checks::Issue& issue) : rule(issue.rule), element(issue.element), entity(issue.entity) {}
    bool operator==(const IssueKey&) const = default;
    auto operator<=>(const IssueKey&) const = default;
};

struct IssueKeyHash {
    std::size_t operator()(const IssueKey& key) const noexcept {
        return std::hash<std::string_view>{}(key.rule) * 31 + std::hash<model::Element>{}(key.element) +
               std::hash<std::optional<std::uint32_t>>{}(key.entity) * 17;
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
        bool changed = false;  ///< a step was added to the history
        std::size_t fixed = 0; ///< number of requested issues that are gone, as far as known at once
        QStringList refusals;  ///< reasons of fixes that failed
    };

    /// Starts the first check. The document must outlive this object.
    explicit IssueTracker(Document& document, QObject* parent = nullptr);
    ~IssueTracker() override;

    [[nodiscard]] Document& document() const { return document_; }
    /// Ordered by rule, then element; includes hidden issues.
    [[nodiscard]] const std::vector<checks::Issue>& issues() const { return issues_; }
    /// True once the first check has finished.
    [[nodiscard]] bool isReady() const { return ready_; }
    /// True if no check is running or due.
    [[nodiscard]] bool isIdle() const;
    /// Checks delayed changes of a drag now. Does not run rules over the whole document.
    void catchUp();
    /// Runs all checks that are due, including whole-document rules and the first check, without delay. Then calls
    /// `then`, which may be at once. A check of everything takes a fraction of a second, on a worker.
    void whenComplete(QObject* context, std::function<void()> then);
    /// True for issues that were not found when the document was opened (in a recovered document: that its files do not
    /// have). For rules on the map, the baseline is the opened document on the current map.
    [[nodiscard]] bool isNew(const checks::Issue& issue) const { return !baseline_.contains(IssueKey(issue)); }
    /// Counts of issues that are not hidden.
    [[nodiscard]] Counts counts() const;
    /// Rules that cannot run because no map is open.
    [[nodiscard]] std::vector<const checks::Rule*> waitingForMap() const;
    /// Rules that cannot run because no other document provides their data.
    [[nodiscard]] std::vector<const checks::Rule*> waitingForDocuments() const;
    /// Null if the document's system has no such rule.
    [[nodiscard]] const checks::Rule* rule(std::string_view id) const;

    // Hiding; lasts until the document is closed -----------------------------------------------------------------
    [[nodiscard]] bool isHidden(const checks::Issue& issue) const;
    [[nodiscard]] bool isRuleHidden(std::string_view rule) const { return hiddenRules_.contains(rule); }
    [[nodiscard]] bool anyHidden() const { return !hiddenRules_.empty() || !hiddenIssues_.empty(); }
    [[nodiscard]] const std::set<std::string_view>& hiddenRules() const { return hiddenRules_; }
    [[nodiscard]] const std::set<IssueKey>& hiddenIssues() const { return hiddenIssues_; }
    void setRuleHidden(std::string_view id, bool hidden);
    void setHidden(std::span<const checks::Issue> issues, bool hidden);

    /// Fixes these issues as one step of the history. Skips rules whose fix fails, and issues without a fix.
    FixOutcome fix(std::span<const checks::Issue> issues);

Q_SIGNALS:
    /// Issues, hidden issues or isIdle() have changed.
    void changed();

private:
    void follow(const model::Change& change);
    void followMap();
    void followSettings();
    void followOtherDocuments();
    /// Removes issues of rules that cannot run any more, such as those on a closed map.
    void dropUnrunnable(std::vector<checks::Issue>& issues) const;
    void adoptOthersBaseline(std::span<const checks::Rule> rules, const std::vector<checks::Issue>& issues);
    void checkEverything();
    void checkWholeRules();
    void startWholeRules();
    /// The baseline, found in `state`: the document as it was opened.
    struct Baseline {
        std::vector<checks::Rule> rules;           ///< rules to find it for
        std::shared_ptr<const model::Model> state; ///< null: the current state
        std::vector<checks::Issue> issues;
    };
    void applyFullCheck(std::vector<checks::Issue> issues, const Baseline& baseline);
    void serveWaiters();
    void applyWholeRules(const std::vector<checks::Rule>& rules, std::vector<checks::Issue> issues);

    Document& document_;
    std::vector<checks::Issue> issues_;
    std::unordered_set<IssueKey, IssueKeyHash> baseline_;
    std::set<std::string_view> hiddenRules_;
    std::set<IssueKey> hiddenIssues_;
    std::vector<model::Change> pending_; ///< not checked yet, in the order in which they were applied
    std::size_t pendingBytes_ = 0;
    bool lastIsPreview_ = false;          ///< further changes of the preview are merged into the last of pending_
    std::set<std::string_view> wholeDue_; ///< whole-document rules to run again
    bool ready_ = false;
    bool everythingRunning_ = false;
    bool everythingDue_ = false;
    bool mapIsNews_ = false;              ///< rules on the map have no baseline yet
    std::set<std::string_view> dataSeen_; ///< rules that have run with the current data of other documents
    std::shared_ptr<const world::Backdrop> map_;
    struct Waiter {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    std::vector<Waiter> waiters_; ///< called when all checks are done
    QTimer previewTimer_;
    QTimer wholeTimer_;
    BackgroundTask task_; ///< last member: its destructor waits for the thread
};

} // namespace navsmith::document
