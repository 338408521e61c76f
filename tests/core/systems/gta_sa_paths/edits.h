// Single edits in tests.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/rebuild.h"

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

/// The reason for a refused edit; empty if it succeeds.
template <typename Edit>
std::string refusalOf(model::Model& m, Edit&& apply) {
    model::Transaction tx(m, "Edit");
    apply(tx);
    const auto change = tx.commit();
    return change ? std::string() : std::string(change.error().reason);
}

/// All parts of the derived data.
inline void rebuildAll(model::Transaction& tx) {
    for (const auto& part : systems::gta_sa_paths::rebuildParts())
        systems::gta_sa_paths::rebuild(tx, part);
}

/// Rows for which a change has a new value in a column.
template <typename T>
std::vector<model::Slot> rowsOf(const model::Change& change, model::Column<T> column) {
    const auto* found = change.find(column.type, column.column);
    return found == nullptr ? std::vector<model::Slot>() : found->slots;
}

} // namespace navsmith::tests
