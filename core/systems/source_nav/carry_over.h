// What the game worked out of areas that were cut or made one, and names them: encounter paths and approach areas.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/reshape_map.h"

#include <cstddef>
#include <vector>

namespace navsmith::systems::source_nav {

/// What an edit could not carry over.
struct Lost {
    std::size_t paths = 0;      ///< encounter paths
    std::size_t approaches = 0; ///< approach areas
};

/// Areas that a connection or a ladder joins with one, either way; each once.
std::vector<model::Slot> linkedTo(const model::Model& m, model::Slot area);

/// Once connections and ladders lead to the new areas, and before those go that are no more: encounter paths of and
/// between areas that have changed name the ones that have come of them where one alone is linked to the neighbour, as
/// one alone was before. Others go.
void followPaths(model::Transaction& tx, const AreaMap& map, Lost& lost);
/// The same of approach areas; those of areas that have changed themselves go.
void followApproaches(model::Transaction& tx, const AreaMap& map, Lost& lost);

} // namespace navsmith::systems::source_nav
