// Which roads into a junction of car roads have a traffic light there. A road is given by its link that leads away from
// the junction.
#pragma once

#include "core/systems/gta_sa_paths/edge_edits.h"

#include <cstddef>
#include <optional>

namespace navsmith::systems::gta_sa_paths {

inline constexpr std::size_t kJunctionLinks = 3;
inline constexpr unsigned kNorthSouth = 1; ///< a light's cycle
inline constexpr unsigned kWestEast = 2;

/// A car node with at least kJunctionLinks links.
bool isJunction(const model::Model& m, model::Slot node);
bool hasLight(const Traffic& traffic);
/// A light for those who come by the road to the junction.
bool isLitHere(const Traffic& traffic);
/// Traffic comes by the road, and it has no light at either end.
bool isUnlit(const Traffic& traffic);

/// The cycle that the compass heading of the road gives (section 5). The link must have a navi node.
unsigned compassCycle(const model::Model& m, model::Slot link);

/// The cycle that a road without a light lacks: no other road into the junction that brings traffic is without one, and
/// there are at least kLitRoads of them. None if that is not so. In the original game a third of the junctions with
/// lights are like that with one or two lit roads, so fewer say nothing.
std::optional<unsigned> missingCycle(const model::Model& m, model::Slot link);
inline constexpr std::size_t kLitRoads = 3;

/// Notes how many of the roads that the edit has joined to junctions with lights have none.
void tellOfUnlitRoads(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_paths
