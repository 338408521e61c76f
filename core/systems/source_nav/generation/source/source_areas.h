// What generators of Source do with areas besides covering, linking and merging: stairs, overhangs, links across areas
// for jumping, areas on obstacles, and small areas between corners.
#pragma once

#include "core/systems/source_nav/generation/areas.h"
#include "core/systems/source_nav/generation/source/source_walker.h"

#include <vector>

namespace navsmith::systems::source_nav::generation {

/// The part of an area's side where another one lies beyond.
struct Portal {
    glm::vec3 centre{0.0F}; ///< on the area
    float half = 0;         ///< half of its width; 0 or less: they touch only at a corner, or not at all
};
Portal portalBetween(const GeneratedArea& from, const GeneratedArea& to, Side side);
/// The two corners of a side: north and south from west to east, west and east from north to south.
std::array<Corner, 2> cornersOf(Side side);
/// Whether two areas overlap, in plan.
bool overlaps(const GeneratedArea& area, const GeneratedArea& other);
/// `place` itself, or what lies closest to it in plan.
glm::vec3 closestOn(const GeneratedArea& area, const glm::vec3& place);

/// Areas that hang over others to which they are linked: splits the lower one along the edge above it, so that only the
/// part in the open is linked.
void splitUnderOverhangs(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas);

/// Marks stairs. They lose other marks.
void markStairs(const BoxWalker& walker, std::vector<GeneratedArea>& areas);

/// Links what lies on both sides of areas for jumping, and removes those.
void bridgeJumps(const SourceRules& rules, std::vector<GeneratedArea>& areas);

/// Raises areas with a fence through them onto it, and adds areas on obstacles between others (obstacle_tops.cpp).
void coverObstacles(const Nodes& nodes, const MeshRules& rules, std::vector<GeneratedArea>& areas);

/// Small areas where two others touch only at a corner that one can cross.
void joinCorners(const BoxWalker& walker, std::vector<GeneratedArea>& areas);

/// Removes links from the steep sides of stairs over something, and those that lead where two other links lead.
void removeFalseLinks(const BoxWalker& walker, const Nodes& nodes, std::vector<GeneratedArea>& areas);

/// All of it. The walker and the nodes must outlive the result.
AreaSteps sourceSteps(const BoxWalker& walker, const Nodes& nodes, const ShowAreas& show);

/// Unlinks an area and marks it as gone.
void removeArea(std::vector<GeneratedArea>& areas, const std::vector<std::vector<AreaId>>& from, AreaId area);

} // namespace navsmith::systems::source_nav::generation
