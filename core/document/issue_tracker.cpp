#include "core/document/issue_tracker.h"

#include "core/document/run_edit.h"

#include <QElapsedTimer>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace navsmith::document {

using checks::Issue;
using checks::Rule;
using checks::Severity;
using model::Change;

namespace {

/// Time limit for checking an edit on the GUI thread; beyond it a worker checks everything.
constexpr qint64 kInlineMilliseconds = 60;
/// Dragging changes the document at every mouse move. Update the list a few times per second.
constexpr int kPreviewMilliseconds = 150;
/// Rules over the whole document run when the user pauses.
constexpr int kWholeMilliseconds = 400;
/// Limit for changes that wait for a running check; beyond it, checking everything again is cheaper.
constexpr std::size_t kMostPendingBytes = 64U << 20U;

bool byPlace(const Issue& a, const Issue& b) {
    return IssueKey(a) < IssueKey(b);
}

} // namespace

IssueTracker::IssueTracker(Document& document, QObject* parent)
    : QObject(parent), document_(document), map_(document.model().map()) {
    connect(&document_, &Document::changed, this, &IssueTracker::follow);
    connect(&document_, &Document::mapChanged, this, &IssueTracker::followMap);
    connect(&document_, &Document::settingsChanged, this, &IssueTracker::followSettings);
    connect(&document_, &Document::crossDocumentDataChanged, this, &IssueTracker::followOtherDocuments);
    previewTimer_.setSingleShot(true);
    previewTimer_.setInterval(kPreviewMilliseconds);
    connect(&previewTimer_, &QTimer::timeout, this, &IssueTracker::catchUp);
    wholeTimer_.setSingleShot(true);
    wholeTimer_.setInterval(kWholeMilliseconds);
    connect(&wholeTimer_, &QTimer::timeout, this, &IssueTracker::checkWholeRules);
    checkEverything();
}

IssueTracker::~IssueTracker() = default;

bool IssueTracker::isIdle() const {
    return ready_ && !task_.isRunning() && pending_.empty() && wholeDue_.empty() && !everythingDue_;
}

const Rule* IssueTracker::rule(std::string_view id) const {
    const auto& rules = document_.system().rules;
    const auto it = std::ranges::find(rules, id, &Rule::id);
    return it == rules.end() ? nullptr : &*it;
}

IssueTracker::Counts IssueTracker::counts() const {
    Counts counts;
    for (const auto& issue : issues_) {
        if (isHidden(issue))
            continue;
        const std::size_t fresh = isNew(issue) ? 1 : 0;
        switch (issue.severity) {
        case Severity::Error:
            ++counts.errors;
            counts.newErrors += fresh;
            break;
        case Severity::Warning:
            ++counts.warnings;
            counts.newWarnings += fresh;
            break;
        case Severity::Note:
            ++counts.notes;
            counts.newNotes += fresh;
            break;
        }
    }
    return counts;
}

std::vector<const Rule*> IssueTracker::waitingForMap() const {
    std::vector<const Rule*> waiting;
    for (const auto& rule : document_.system().rules) {
        if (rule.onMap && !checks::canRun(document_.model(), rule))
            waiting.push_back(&rule);
    }
    return waiting;
}

std::vector<const Rule*> IssueTracker::waitingForDocuments() const {
    std::vector<const Rule*> waiting;
    for (const auto& rule : document_.system().rules) {
        if (!rule.onMap && !checks::canRun(document_.model(), rule))
            waiting.push_back(&rule);
    }
    return waiting;
}

// Following ----------------------------------------------------------------------------------------------------------

void IssueTracker::follow(const Change& change) {
    const bool preview = document_.isPreviewing();
    if (std::exchange(lastIsPreview_, preview) && preview && !pending_.empty()) {
        auto& last = pending_.back();
        pendingBytes_ -= last.heapBytes();
        last = model::merge(last, change); // keep only the sum of the changes of a drag
    } else {
        pending_.push_back(change);
    }
    pendingBytes_ += pending_.back().heapBytes();
    if (everythingRunning_)
        return; // the running check uses an older state; it handles these changes when done
    if (preview) {
        if (!previewTimer_.isActive())
            previewTimer_.start();
        return;
    }
    catchUp();
}

void IssueTracker::catchUp() {
    previewTimer_.stop();
    if (everythingRunning_)
        return;
    lastIsPreview_ = false;
    const auto changes = std::exchange(pending_, {});
    if (std::exchange(pendingBytes_, 0) > kMostPendingBytes)
        everythingDue_ = true;
    QElapsedTimer clock;
    clock.start();
    // Checks each change against the current model. That is enough: a row whose verdict changed is reached from the
    // first changed cell on its path, whatever changed further along.
    for (const auto& change : changes) {
        if (everythingDue_)
            break;
        const bool done = checks::checkChange(document_.model(), document_.system().rules, change, false, issues_,
                                              [&](double) { return clock.elapsed() < kInlineMilliseconds; });
        everythingDue_ = !done;
        for (const auto& rule : document_.system().rules) {
            if (rule.wholeDocument && checks::concerns(document_.model(), rule, change))
                wholeDue_.insert(rule.id);
        }
    }
    if (everythingDue_)
        checkEverything();
    else if (!wholeDue_.empty())
        wholeTimer_.start();
    Q_EMIT changed();
}

void IssueTracker::followMap() {
    const auto map = document_.model().map();
    if (std::exchange(map_, map) == map)
        return; // same map, resized
    mapIsNews_ = true;
    dropUnrunnable(issues_);
    checkEverything();
    Q_EMIT changed();
}

/// Rules may read settings.
void IssueTracker::followSettings() {
    checkEverything();
    Q_EMIT changed();
}

/// Rules that use data of other documents run over the whole document again; there are few.
void IssueTracker::followOtherDocuments() {
    bool any = false;
    for (const auto& rule : document_.system().rules) {
        if (rule.dataAvailable == nullptr)
            continue;
        any = true;
        if (checks::canRun(document_.model(), rule)) {
            wholeDue_.insert(rule.id);
        } else {
            wholeDue_.erase(rule.id);
            dataSeen_.erase(rule.id);
        }
    }
    if (!any)
        return;
    dropUnrunnable(issues_);
    if (!everythingRunning_ && !wholeDue_.empty())
        wholeTimer_.start();
    Q_EMIT changed();
}

void IssueTracker::dropUnrunnable(std::vector<Issue>& issues) const {
    std::erase_if(issues, [&](const Issue& issue) { return !checks::canRun(document_.model(), *rule(issue.rule)); });
}

/// Existing issues that a newly opened document reveals are not new. `issues` has no result of rules that are due
/// again.
void IssueTracker::adoptOthersBaseline(std::span<const Rule> rules, const std::vector<Issue>& issues) {
    for (const auto& rule : rules) {
        if (rule.dataAvailable == nullptr || !checks::canRun(document_.model(), rule) || wholeDue_.contains(rule.id) ||
            !dataSeen_.insert(rule.id).second)
            continue;
        std::erase_if(baseline_, [&](const IssueKey& key) { return key.rule == rule.id; });
        for (const auto& issue : issues) {
            if (issue.rule == rule.id)
                baseline_.insert(IssueKey(issue));
        }
    }
}

void IssueTracker::checkEverything() {
    everythingDue_ = true;
    if (task_.isRunning())
        return; // starts again when this one ends
    everythingDue_ = false;
    everythingRunning_ = true;
    wholeTimer_.stop();
    wholeDue_.clear();
    pending_.clear();
    pendingBytes_ = 0;
    auto snapshot = std::make_shared<model::Model>(document_.model());
    auto issues = std::make_shared<std::vector<Issue>>();
    auto baseline = std::make_shared<Baseline>();
    const auto rules = document_.system().rules;
    for (const auto& rule : rules) {
        if (!ready_ || (mapIsNews_ && rule.onMap))
            baseline->rules.push_back(rule);
    }
    // The baseline is the state of the files: in a recovered document, recovered edits count as new. A document edited
    // before the first check uses its current state; only rules on the map get their baseline later.
    if (ready_ ? mapIsNews_ && map_ != nullptr : document_.opened().asSaved != nullptr)
        baseline->state = document_.asOpened();
    mapIsNews_ = false;
    task_.start(
        tr("Checking"),
        [snapshot, issues, baseline, rules](const BackgroundTask::Report& report) {
            *issues = checks::checkAll(*snapshot, rules, report);
            if (baseline->state)
                baseline->issues = checks::checkAll(*baseline->state, baseline->rules, report);
        },
        [this, issues, baseline] { applyFullCheck(std::move(*issues), *baseline); });
}

void IssueTracker::applyFullCheck(std::vector<Issue> issues, const Baseline& baseline) {
    everythingRunning_ = false;
    ready_ = true;
    issues_ = std::move(issues);
    const auto concerns = [&](std::string_view id) {
        return std::ranges::find(baseline.rules, id, &Rule::id) != baseline.rules.end();
    };
    std::erase_if(baseline_, [&](const IssueKey& key) { return concerns(key.rule); });
    for (const auto& issue : baseline.state ? baseline.issues : issues_) {
        if (concerns(issue.rule))
            baseline_.insert(IssueKey(issue));
    }
    dropUnrunnable(issues_);
    adoptOthersBaseline(document_.system().rules, issues_);
    catchUp(); // emits changed()
    serveWaiters();
}

void IssueTracker::whenComplete(QObject* context, std::function<void()> then) {
    waiters_.push_back({context, std::move(then)});
    serveWaiters();
}

/// Starts the next check at once if somebody waits for all of them.
void IssueTracker::serveWaiters() {
    while (!waiters_.empty() && !task_.isRunning()) {
        if (!pending_.empty()) {
            catchUp();
        } else if (!wholeDue_.empty()) {
            startWholeRules();
        } else if (!isIdle()) {
            checkEverything();
        } else {
            const auto waiter = std::move(waiters_.front());
            waiters_.erase(waiters_.begin());
            if (waiter.context)
                waiter.then();
        }
    }
}

void IssueTracker::checkWholeRules() {
    if (task_.isRunning() || document_.isPreviewing())
        wholeTimer_.start();
    else
        startWholeRules();
}

void IssueTracker::startWholeRules() {
    wholeTimer_.stop();
    auto rules = std::make_shared<std::vector<Rule>>();
    for (const auto id : std::exchange(wholeDue_, {}))
        rules->push_back(*rule(id));
    auto snapshot = std::make_shared<model::Model>(document_.model());
    auto issues = std::make_shared<std::vector<Issue>>();
    task_.start(
        tr("Checking"),
        [snapshot, issues, rules](const BackgroundTask::Report& report) {
            *issues = checks::checkAll(*snapshot, *rules, report);
        },
        [this, issues, rules] { applyWholeRules(*rules, std::move(*issues)); });
}

void IssueTracker::applyWholeRules(const std::vector<Rule>& rules, std::vector<Issue> issues) {
    // Results that an edit has made obsolete are due again.
    const auto stands = [&](const Issue& issue) {
        return !wholeDue_.contains(issue.rule) && std::ranges::find(rules, issue.rule, &Rule::id) != rules.end();
    };
    std::erase_if(issues_, stands);
    std::erase_if(issues, [&](const Issue& issue) { return !stands(issue); });
    dropUnrunnable(issues);
    adoptOthersBaseline(rules, issues);
    const auto middle = static_cast<std::ptrdiff_t>(issues_.size());
    issues_.insert(issues_.end(), std::make_move_iterator(issues.begin()), std::make_move_iterator(issues.end()));
    std::inplace_merge(issues_.begin(), issues_.begin() + middle, issues_.end(), byPlace);
    if (everythingDue_)
        checkEverything();
    Q_EMIT changed();
    serveWaiters();
}

// Hiding and fixing --------------------------------------------------------------------------------------------------

bool IssueTracker::isHidden(const Issue& issue) const {
    return hiddenRules_.contains(issue.rule) || (!hiddenIssues_.empty() && hiddenIssues_.contains(IssueKey(issue)));
}

void IssueTracker::setRuleHidden(std::string_view id, bool hidden) {
    const auto* definition = rule(id);
    if (definition == nullptr)
        return;
    if (hidden)
        hiddenRules_.insert(definition->id); // the rule's own string, which outlives the argument
    else
        hiddenRules_.erase(definition->id);
    Q_EMIT changed();
}

void IssueTracker::setHidden(std::span<const Issue> issues, bool hidden) {
    for (const auto& issue : issues) {
        if (hidden)
            hiddenIssues_.insert(IssueKey(issue));
        else
            hiddenIssues_.erase(IssueKey(issue));
    }
    Q_EMIT changed();
}

IssueTracker::FixOutcome IssueTracker::fix(std::span<const Issue> issues) {
    // A copy: the first edit may change the caller's list.
    std::vector<Issue> targets(issues.begin(), issues.end());
    std::erase_if(targets, [&](const Issue& issue) {
        const auto* definition = rule(issue.rule);
        return definition == nullptr || definition->fix == nullptr || !checks::canRun(document_.model(), *definition);
    });
    std::ranges::sort(targets, byPlace);
    std::vector<model::Element> elements; // without duplicates: an element can have several issues
    std::unordered_set<model::Element> distinct;
    for (const auto& issue : targets) {
        if (document_.model().isLive(issue.element) && distinct.insert(issue.element).second)
            elements.push_back(issue.element);
    }
    FixOutcome outcome;
    std::set<std::string_view> skip;
    while (std::ranges::any_of(targets, [&](const Issue& issue) { return !skip.contains(issue.rule); })) {
        const Rule* at = nullptr;
        bool byRule = false;
        const bool oneRule = IssueKey(targets.front()).rule == targets.back().rule;
        const auto title = oneRule
                               ? QString::fromUtf8(rule(targets.front().rule)->fixTitle.data(),
                                                   static_cast<qsizetype>(rule(targets.front().rule)->fixTitle.size()))
                               : tr("Fix Issues");
        const auto result = document_.edit(editTitle(document_.model(), title, elements), [&](model::Transaction& tx) {
            std::set<std::string_view> fixedAtOnce;
            for (const auto& issue : targets) {
                const auto* definition = rule(issue.rule);
                if (skip.contains(definition->id) || !tx.model().isLive(issue.element) ||
                    (definition->fixAppliesToAll && !fixedAtOnce.insert(definition->id).second))
                    continue;
                at = definition;
                definition->fix(tx, issue);
                byRule = tx.refused();
                if (byRule)
                    return;
            }
        });
        if (result) {
            outcome.changed = *result;
            break;
        }
        outcome.refusals << result.error();
        if (!byRule || at == nullptr)
            break; // refused at the commit: leaving out a single rule is not known to help
        skip.insert(at->id);
    }
    // Whole-document rules have no result yet.
    const bool allChecked =
        std::ranges::none_of(targets, [&](const Issue& issue) { return rule(issue.rule)->wholeDocument; });
    if (outcome.changed && !everythingRunning_ && allChecked) {
        outcome.fixed = static_cast<std::size_t>(std::ranges::count_if(targets, [&](const Issue& issue) {
            return !std::binary_search(issues_.begin(), issues_.end(), issue, byPlace);
        }));
    }
    return outcome;
}

} // namespace navsmith::document
