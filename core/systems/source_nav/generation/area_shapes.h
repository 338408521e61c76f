// The steps of makeAreas() that work on shapes alone.
#pragma once

#include "core/systems/source_nav/generation/areas.h"

#include <functional>
#include <optional>
#include <vector>

namespace navsmith::systems::source_nav::generation {

struct Cover {
    std::vector<GeneratedArea> areas; ///< without links
    std::vector<AreaId> owners;       ///< by node: the area whose inside, north or west edge it is
};
/// Covers the nodes with rectangles, the largest first, as flat as the ground lets them. None if `progress` stopped.
std::optional<Cover> coverNodes(const Nodes& nodes, const std::function<bool(double)>& progress);

/// Adds a link that is not there yet.
void link(GeneratedArea& from, AreaId to, Side side);

/// Joins areas that share a whole edge and lie in one plane. Joined areas are `gone`.
void mergeAreas(const Nodes& nodes, std::vector<GeneratedArea>& areas);
/// Halves areas that are much longer than wide. Halves come last; what was split is `gone`.
void squareUp(std::vector<GeneratedArea>& areas);
/// Areas that are too steep to walk on.
void markJumps(std::vector<GeneratedArea>& areas);
void removeGone(std::vector<GeneratedArea>& areas);

} // namespace navsmith::systems::source_nav::generation
