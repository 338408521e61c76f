#include "tests/core/systems/harness/rule_follower.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::tests {

namespace {

std::string difference(const std::vector<checks::Issue>& kept, const std::vector<checks::Issue>& found) {
    std::string text;
    const auto list = [&](const auto& a, const auto& b, std::string_view title) {
        for (const auto& issue : a) {
            if (std::ranges::find(b, issue) == b.end())
                text += fmt::format("{} {} {}: {}\n", title, issue.rule, issue.element.slot, issue.message);
        }
    };
    list(kept, found, "stale");
    list(found, kept, "missed");
    return text;
}

} // namespace

RuleFollower::RuleFollower(const model::Model& model) : rules_(systemOf(model).rules) {
    std::ranges::copy_if(rules_, std::back_inserter(local_), [](const auto& rule) { return !rule.wholeDocument; });
    all_ = checks::checkAll(model, rules_);
    part_ = checks::checkAll(model, local_);
}

std::string RuleFollower::fault(const model::Model& model, const model::Change& change) {
    checks::checkChange(model, rules_, change, true, all_);
    checks::checkChange(model, local_, change, false, part_);
    const auto fullAll = checks::checkAll(model, rules_);
    const auto fullPart = checks::checkAll(model, local_);
    if (all_ == fullAll && part_ == fullPart)
        return {};
    return "after " + change.label + "\n" + difference(all_, fullAll) + difference(part_, fullPart) + "(order?)";
}

} // namespace navsmith::tests
