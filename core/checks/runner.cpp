#include "core/checks/rule.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace navsmith::checks {

using model::Slot;

namespace {

std::vector<Slot> liveRows(const model::Model& model, model::KindId kind) {
    std::vector<Slot> rows;
    model.forEachLive(kind, [&](Slot row) { rows.push_back(row); });
    return rows;
}

void sortIssues(std::vector<Issue>& issues) {
    std::ranges::stable_sort(issues, {}, [](const Issue& i) { return std::tuple(i.rule, i.element); });
}

void run(const model::Model& model, const Rule& rule, std::span<const Slot> rows, std::vector<Issue>& out) {
    if (rows.empty() || rule.check == nullptr)
        return;
    Findings findings(rule.id, rule.severity, rule.kind, out);
    rule.check(model, rows, findings);
}

bool concerns(const model::Change& change, const Rule& rule) {
    return std::ranges::any_of(rule.dependsOn, [&](const model::Dependency& d) {
        return std::ranges::any_of(change.columns, [&](const model::ColumnChange& c) {
            return c.kind == d.kind && (d.columns.empty() || c.column == model::kAlive ||
                                        std::ranges::find(d.columns, c.column) != d.columns.end());
        });
    });
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

std::vector<Issue> checkAll(const model::Model& model, std::span<const Rule> rules, const KeepGoing& keepGoing) {
    std::map<model::KindId, std::vector<Slot>> rows;
    std::vector<Issue> issues;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (keepGoing && !keepGoing(static_cast<double>(i) / static_cast<double>(rules.size())))
            break;
        auto [it, fresh] = rows.try_emplace(rules[i].kind);
        if (fresh)
            it->second = liveRows(model, rules[i].kind);
        run(model, rules[i], it->second, issues);
    }
    sortIssues(issues);
    return issues;
}

void checkChange(const model::Model& model, std::span<const Rule> rules, const model::Change& change,
                 bool includeWholeDocument, std::vector<Issue>& issues) {
    std::erase_if(issues, [&](const Issue& issue) { return !model.isLive(issue.element); });
    const auto before = issues.size();
    for (const auto& rule : rules) {
        std::vector<Slot> rows;
        if (rule.wholeDocument) {
            if (!includeWholeDocument || !concerns(change, rule))
                continue;
            rows = liveRows(model, rule.kind);
        } else {
            rows = model::affectedRows(model, change, rule.kind, rule.dependsOn);
        }
        if (rows.empty())
            continue;
        std::erase_if(issues, [&](const Issue& issue) {
            return issue.rule == rule.id && std::ranges::binary_search(rows, issue.element.slot);
        });
        run(model, rule, rows, issues);
    }
    if (issues.size() != before || before != 0)
        sortIssues(issues);
}

FixReport fixAll(model::Model& model, std::span<const Rule> rules, std::vector<model::Change>& changes,
                 std::size_t maxPasses) {
    FixReport report;
    report.left = checkAll(model, rules);
    const auto first = report.left.size();
    for (; report.passes < maxPasses; ++report.passes) {
        model::Transaction tx(model, "Fix problems");
        for (const auto& issue : report.left) {
            const auto rule = std::ranges::find(rules, issue.rule, &Rule::id);
            if (rule != rules.end() && rule->fix != nullptr && model.isLive(issue.element))
                rule->fix(tx, issue);
        }
        auto change = tx.commit();
        if (!change || change->empty())
            break;
        changes.push_back(std::move(*change));
        report.left = checkAll(model, rules);
    }
    report.fixed = first > report.left.size() ? first - report.left.size() : 0;
    return report;
}

} // namespace navsmith::checks
