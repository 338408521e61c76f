// Carries over encounter paths and approach areas, which the game has computed and which refer to areas, when those are
// split or merged.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/shape/reshape_map.h"

#include <cstddef>
#include <vector>

namespace navsmith::systems::source_nav {

/// What an edit could not carry over.
struct Lost {
    std::size_t paths = 0;      ///< encounter paths
    std::size_t approaches = 0; ///< approach areas
};

/// Areas linked to one by a connection or a ladder in either direction, without duplicates.
std::vector<model::Slot> linkedTo(const model::Model& m, model::Slot area);

/// Retargets encounter paths of and between changed areas to their successors, if exactly one pair of areas was linked
/// before and exactly one is now. Erases the others. Call when connections and ladders refer to the new areas, before
/// old areas are erased.
void followPaths(model::Transaction& tx, const AreaMap& map, Lost& lost);
/// The same for approach areas. Erases those of the changed areas themselves.
void followApproaches(model::Transaction& tx, const AreaMap& map, Lost& lost);

} // namespace navsmith::systems::source_nav
