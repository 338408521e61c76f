// The steps of makeAreas() that work on shapes alone.
#pragma once

#include "core/systems/source_nav/generation/areas.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

struct Cover {
    std::vector<GeneratedArea> areas; ///< without links
    std::vector<AreaId> owners;       ///< by node: the area whose inside, north or west edge it is
};
/// Covers the nodes with rectangles, the largest first, as flat as the ground lets them. None if `progress` stopped.
std::optional<Cover> coverNodes(const Walker& walker, const Nodes& nodes, const std::function<bool(double)>& progress);

/// Adds a link that is not there yet.
void link(GeneratedArea& from, AreaId to, Side side);
/// Removes all links between them in this direction.
void unlink(GeneratedArea& from, AreaId to);
[[nodiscard]] bool isLinked(const GeneratedArea& from, AreaId to, Side side);
/// For each area, the areas that link to it.
std::vector<std::vector<AreaId>> linkedFrom(std::span<const GeneratedArea> areas);

/// Joins areas that share a whole edge and lie in one plane. Joined areas are `gone`.
void mergeAreas(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas);
/// Halves areas that are much longer than wide. Halves come last; what was split is `gone`.
void squareUp(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas);
/// Splits an area at an x, or at a y if not `across`, into two that come last; it is `gone`. Returns the first, west or
/// north, which the other follows.
AreaId splitArea(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas, AreaId area,
                 bool across, float at);
/// Areas that are too steep to walk on.
void markJumps(const Walker& walker, std::vector<GeneratedArea>& areas);
/// Also removes the links to areas that are gone, and gives ids.
void removeGone(std::vector<GeneratedArea>& areas);

} // namespace navsmith::systems::source_nav::generation
