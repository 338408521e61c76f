// Shorthands for the systems' tables of rules: their dependencies (core/model/dependency.h), their order, and a fix.
#pragma once

#include "core/checks/rule.h"
#include "core/model/dependency.h"

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace navsmith::checks {

using Dependencies = std::vector<model::Dependency>;

/// Columns of the rows at the end of a path.
template <typename First, typename... Rest>
model::Dependency at(std::vector<model::PathStep> steps, model::Column<First> first, model::Column<Rest>... rest) {
    return {std::move(steps), first.type, {first.column, rest.column...}};
}

/// Columns of the element itself; in a rule of another type, columns of any element of the type.
template <typename... T>
model::Dependency own(model::Column<T>... columns) {
    return at({}, columns...);
}

/// All rules in the order of their ids, in which fixes run: references first, then what derives from them.
inline std::vector<Rule> inOrderOfIds(std::initializer_list<std::vector<Rule>> topics) {
    std::vector<Rule> all;
    for (const auto& topic : topics)
        all.insert(all.end(), topic.begin(), topic.end());
    std::ranges::sort(all, {}, &Rule::id);
    return all;
}

/// For Rule::fix.
inline void eraseElement(model::Transaction& tx, const Issue& issue) {
    tx.erase(issue.element);
}

} // namespace navsmith::checks

namespace navsmith::model { // for argument-dependent lookup

inline checks::Dependencies operator+(checks::Dependencies a, const checks::Dependencies& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}
inline checks::Dependencies operator+(checks::Dependencies a, Dependency b) {
    a.push_back(std::move(b));
    return a;
}
inline checks::Dependencies operator+(Dependency a, Dependency b) {
    return checks::Dependencies{std::move(a)} + std::move(b);
}

} // namespace navsmith::model
