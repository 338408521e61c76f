// Shorthands for a rule's dependencies (core/model/dependency.h), for the systems' rule tables.
#pragma once

#include "core/model/dependency.h"

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

} // namespace navsmith::checks

namespace navsmith::model { // for argument-dependent lookup

inline checks::Dependencies operator+(checks::Dependencies a, const checks::Dependencies& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

} // namespace navsmith::model
