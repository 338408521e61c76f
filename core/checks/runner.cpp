#include "core/checks/rule.h"
#include "core/model/slots.h"
#include "core/parallel/parallel.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <tuple>

namespace navsmith::checks {

using model::Slot;

namespace {

using RuleIds = std::set<std::string_view>;

/// Rows between two calls of `keepGoing`: a row of a hostile file can take a hundred microseconds and more.
constexpr std::size_t kRowsAtOnce = 256;

std::tuple<std::string_view, model::Element, std::optional<std::uint32_t>> placeOf(const Issue& issue) {
    return {issue.rule, issue.element, issue.entity};
}

void sortIssues(std::vector<Issue>& issues) {
    std::ranges::stable_sort(issues, {}, placeOf);
}

void run(const model::Model& model, const Rule& rule, std::span<const Slot> rows, std::vector<Issue>& out) {
    if (rows.empty() || rule.check == nullptr)
        return;
    Findings findings(rule.id, rule.severity, rule.type, out);
    rule.check(model, rows, findings);
}

/// Models are not thread-safe, not even for reading: each thread gets a copy of its own, the first one the model
/// itself.
class ModelsForThreads {
public:
    ModelsForThreads(const model::Model& model, std::size_t threads) : copies_(threads - 1, model), free_{&model} {
        for (const auto& copy : copies_)
            free_.push_back(&copy);
    }
    [[nodiscard]] std::size_t size() const { return copies_.size() + 1; }

    /// One that no other thread has until the result is destroyed.
    [[nodiscard]] auto borrow() {
        const auto giveBack = [this](const model::Model* model) {
            const std::lock_guard lock(mutex_);
            free_.push_back(model);
        };
        const std::lock_guard lock(mutex_);
        const auto* model = free_.back();
        free_.pop_back();
        return std::unique_ptr<const model::Model, decltype(giveBack)>(model, giveBack);
    }

private:
    std::vector<model::Model> copies_;
    std::mutex mutex_;
    std::vector<const model::Model*> free_;
};

/// Copies cost time and memory: few, and none for a model that one thread checks in a few milliseconds.
std::size_t threadsFor(std::size_t rowChecks) {
    constexpr std::size_t worthAThread = 500'000;
    constexpr std::size_t most = 4;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    return std::clamp<std::size_t>(rowChecks / worthAThread, 1, std::min(most, cores));
}

/// The same in slices, with `keepGoing` between them; false if it stopped the check. Rules over the whole document get
/// all rows at once.
bool runInSlices(const model::Model& model, const Rule& rule, std::span<const Slot> rows, std::vector<Issue>& out,
                 const std::function<bool()>& keepGoing) {
    const auto slice = rule.wholeDocument ? rows.size() : kRowsAtOnce;
    for (std::size_t first = 0; first < rows.size(); first += slice) {
        if (first > 0 && !keepGoing())
            return false;
        run(model, rule, rows.subspan(first, std::min(slice, rows.size() - first)), out);
    }
    return true;
}

bool touches(const model::Change& change, const model::Dependency& d) {
    const auto column = [&](const model::ColumnChange& c) {
        return c.type == d.type && (d.columns.empty() || c.column == model::kAlive ||
                                    std::ranges::find(d.columns, c.column) != d.columns.end());
    };
    const auto list = [&](const model::ListChange& l) { return l.type == d.type && d.columns.empty(); };
    return std::ranges::any_of(change.columns, column) || std::ranges::any_of(change.lists, list);
}

/// A dependency on all rows of another type.
bool isGlobal(const Rule& rule, const model::Dependency& d) {
    return d.steps.empty() && d.type != rule.type;
}

/// The rows that a rule must recheck; ascending.
std::vector<Slot> rowsToCheck(const model::Model& model, const Rule& rule, const model::Change& change) {
    const auto concerned = [&](const model::Dependency& d) { return touches(change, d); };
    if (rule.wholeDocument)
        return std::ranges::any_of(rule.dependsOn, concerned) ? model.liveRows(rule.type) : std::vector<Slot>();
    const auto global = [&](const model::Dependency& d) { return isGlobal(rule, d); };
    if (std::ranges::none_of(rule.dependsOn, global))
        return model::affectedRows(model, change, rule.type, rule.dependsOn);
    std::vector<model::Dependency> own;
    for (const auto& d : rule.dependsOn) {
        if (!global(d))
            own.push_back(d);
        else if (concerned(d))
            return model.liveRows(rule.type);
    }
    return model::affectedRows(model, change, rule.type, own);
}

/// True if the numbers of elements may have changed.
bool renumbers(const model::Model& model, const model::Change& change) {
    return std::ranges::any_of(change.columns, [&](const model::ColumnChange& c) {
        const auto& type = model.schema().type(c.type);
        return c.column == model::kAlive || c.column == model::kRank || c.column == type.groupOwner ||
               c.column == type.groupPart;
    });
}

/// The issues of one rule and their position; `issues` are ordered by rule.
struct RuleIssues {
    std::size_t first = 0;
    std::span<const Issue> issues;
};

RuleIssues issuesOf(const Rule& rule, std::span<const Issue> issues) {
    const auto first = std::ranges::lower_bound(issues, rule.id, {}, &Issue::rule);
    const auto last = std::ranges::upper_bound(issues, rule.id, {}, &Issue::rule);
    const auto start = static_cast<std::size_t>(first - issues.begin());
    return {start, issues.subspan(start, static_cast<std::size_t>(last - first))};
}

/// Adds the rows for which a rule has reported issues.
void addRowsWithIssues(const Rule& rule, std::span<const Issue> issues, std::vector<Slot>& rows) {
    for (const auto& issue : issuesOf(rule, issues).issues)
        rows.push_back(issue.element.slot);
    model::sortUnique(rows);
}

/// A game's world has no ground if its archives are missing: rules would find nothing, or wrong things.
bool hasMap(const model::Model& model) {
    const auto& map = model.map();
    return map != nullptr && (map->placed == nullptr || map->hasGround());
}

/// Fixes these issues in one transaction. None if a rule refused; that rule is then added to `skip`.
bool tryFixes(model::Model& model, std::span<const Rule> rules, std::span<const Issue> issues, RuleIds& skip,
              std::vector<std::string>& refusals, model::Change& change) {
    model::Transaction tx(model, texts::format("Fix Issues"));
    RuleIds fixed;
    std::string_view last;
    for (const auto& issue : issues) {
        const auto rule = std::ranges::find(rules, issue.rule, &Rule::id);
        if (rule == rules.end() || rule->fix == nullptr || issue.beyondFix || !canRun(model, *rule) ||
            skip.contains(rule->id) || !model.isLive(issue.element))
            continue;
        if (rule->fixAppliesToAll && !fixed.insert(rule->id).second)
            continue;
        last = rule->id;
        rule->fix(tx, issue);
        if (tx.refused())
            break;
    }
    const bool byRule = tx.refused();
    auto committed = tx.commit();
    if (committed) {
        change = std::move(*committed);
        return true;
    }
    refusals.push_back(committed.error().reason);
    skip.insert(last);
    return !byRule; // refused at the commit: leaving out a single rule is not known to help
}

} // namespace

std::string_view toString(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        return "note";
    }
    return "note";
}

bool canRun(const model::Model& model, const Rule& rule) {
    return (!rule.onMap || hasMap(model)) && (rule.dataAvailable == nullptr || rule.dataAvailable(model));
}

std::vector<Issue> checkAll(const model::Model& model, std::span<const Rule> rules, const KeepGoing& keepGoing) {
    std::map<model::ElementTypeId, std::vector<Slot>> rows;
    std::vector<const Rule*> runnable;
    std::size_t rowChecks = 0;
    for (const auto& rule : rules) {
        if (!canRun(model, rule))
            continue;
        runnable.push_back(&rule);
        const auto [entry, fresh] = rows.try_emplace(rule.type);
        if (fresh)
            entry->second = model.liveRows(rule.type);
        rowChecks += entry->second.size();
    }
    std::vector<std::vector<Issue>> byRule(runnable.size());
    ModelsForThreads models(model, threadsFor(rowChecks));
    parallel::run(
        runnable.size(),
        [&](std::size_t i) {
            const auto& rule = *runnable[i];
            const auto own = models.borrow();
            run(*own, rule, rows.at(rule.type), byRule[i]);
        },
        keepGoing, models.size());
    std::vector<Issue> issues;
    for (auto& ofRule : byRule)
        issues.insert(issues.end(), std::make_move_iterator(ofRule.begin()), std::make_move_iterator(ofRule.end()));
    sortIssues(issues);
    return issues;
}

bool checkChange(const model::Model& model, std::span<const Rule> rules, const model::Change& change,
                 bool includeWholeDocument, std::vector<Issue>& issues, const KeepGoing& keepGoing) {
    std::erase_if(issues, [&](const Issue& issue) { return !model.isLive(issue.element); });
    const bool allMessages = renumbers(model, change);
    std::vector<Issue> newIssues;
    std::vector<std::uint8_t> outdated(issues.size(), 0);
    bool anyOutdated = false;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto& rule = rules[i];
        if ((rule.wholeDocument && !includeWholeDocument) || !canRun(model, rule))
            continue;
        const auto mayContinue = [&] {
            return !keepGoing || keepGoing(static_cast<double>(i) / static_cast<double>(rules.size()));
        };
        if (!mayContinue())
            return false;
        auto rows = rowsToCheck(model, rule, change);
        if (allMessages && !(rule.wholeDocument && rows.empty()))
            addRowsWithIssues(rule, issues, rows);
        if (rows.empty())
            continue;
        auto [at, ofRule] = issuesOf(rule, issues);
        for (const auto& issue : ofRule) {
            if (std::ranges::binary_search(rows, issue.element.slot)) {
                outdated[at] = 1;
                anyOutdated = true;
            }
            ++at;
        }
        if (!runInSlices(model, rule, rows, newIssues, mayContinue))
            return false;
    }
    if (anyOutdated) {
        std::size_t i = 0;
        std::erase_if(issues, [&](const Issue&) { return outdated[i++] != 0; });
    }
    sortIssues(newIssues);
    const auto middle = static_cast<std::ptrdiff_t>(issues.size());
    issues.insert(issues.end(), std::make_move_iterator(newIssues.begin()), std::make_move_iterator(newIssues.end()));
    std::ranges::inplace_merge(issues, issues.begin() + middle, {}, placeOf);
    return true;
}

bool concerns(const model::Model& model, const Rule& rule, const model::Change& change) {
    return canRun(model, rule) &&
           (renumbers(model, change) ||
            std::ranges::any_of(rule.dependsOn, [&](const model::Dependency& d) { return touches(change, d); }));
}

model::Change fixIssues(model::Model& model, std::span<const Rule> rules, std::span<const Issue> issues,
                        std::vector<std::string>& refusals) {
    RuleIds skip;
    model::Change change;
    while (!tryFixes(model, rules, issues, skip, refusals, change)) {
    }
    return change;
}

FixReport fixAll(model::Model& model, std::span<const Rule> rules, std::vector<model::Change>& changes,
                 std::size_t maxPasses) {
    FixReport report;
    report.left = checkAll(model, rules);
    const auto first = report.left;
    RuleIds skip;
    while (report.passes < maxPasses) {
        model::Change change;
        if (!tryFixes(model, rules, report.left, skip, report.refusals, change))
            continue; // retry without the rule that refused
        if (change.empty())
            break;
        ++report.passes;
        changes.push_back(std::move(change));
        report.left = checkAll(model, rules);
    }
    report.fixed = static_cast<std::size_t>(std::ranges::count_if(first, [&](const Issue& issue) {
        return !std::ranges::binary_search(report.left, placeOf(issue), {}, placeOf);
    }));
    return report;
}

} // namespace navsmith::checks
