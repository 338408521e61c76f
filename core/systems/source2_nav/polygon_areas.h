// Areas of polygons that people draw, or that come from other programs.
#pragma once

#include "core/systems/polygons.h"
#include "core/systems/source2_nav/geometry.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace navsmith::systems::source2_nav {

PolygonMaker polygonAreas();

/// A polygon as convex ones of at most so many corners, which lead counterclockwise as seen from above. None if it has
/// no surface seen from there, or crosses itself.
std::optional<std::vector<Outline>> convexParts(Outline outline, std::size_t mostCorners);

/// Connects an area with all others of its hull whose edges lie along its own: both ways up to the hull's jump, and
/// downwards as far as it drops. Returns the number of new connections.
std::size_t connectAlongEdges(model::Transaction& tx, model::Slot area);

} // namespace navsmith::systems::source2_nav
