// One edit as a test makes it.
#pragma once

#include "core/model/transaction.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::tests {

/// Throws if the edit is refused.
template <typename Edit>
model::Change edit(model::Model& m, Edit&& apply) {
    model::Transaction tx(m, "Edit");
    apply(tx);
    auto change = tx.commit();
    if (!change)
        throw std::runtime_error(change.error().reason);
    return std::move(*change);
}

/// Why an edit is refused; empty if it is not.
template <typename Edit>
std::string refusalOf(model::Model& m, Edit&& apply) {
    model::Transaction tx(m, "Edit");
    apply(tx);
    const auto change = tx.commit();
    return change ? "" : change.error().reason;
}

/// Rows of a column that a change has another value for.
template <typename T>
std::vector<model::Slot> rowsOf(const model::Change& change, model::Column<T> column) {
    const auto* found = change.find(column.type, column.column);
    return found == nullptr ? std::vector<model::Slot>() : found->slots;
}

} // namespace navsmith::tests
