// What areas see of each other, as meshes of Source store it.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Pairs of areas near enough to see each other, the first before the second.
std::vector<std::pair<AreaIndex, AreaIndex>> pairsInView(const AnalysisMesh& mesh, float distance);

/// What each area of a pair stores of the other, which is how the other sees it: 0, 1 (from some places), 2 (a box of
/// the looking area's size is free) or 3 (from everywhere). Both are 0, or neither is.
struct MutualSight {
    std::uint8_t ofFirst = 0;
    std::uint8_t ofSecond = 0;
};
MutualSight visibilityBetween(const AnalysisMesh& mesh, AreaIndex first, AreaIndex second, const Sight& sight,
                              const AnalysisRules& rules);

/// What an area stores: differences to the list of another area, if that is shorter than a list of its own.
struct VisibleList {
    AreaIndex inherits = kNoArea;
    std::vector<std::pair<AreaIndex, std::uint8_t>> areas; ///< by position
};
/// `seen` holds for each area what it sees, by position.
std::vector<VisibleList> inheritedLists(const AnalysisMesh& mesh,
                                        const std::vector<std::vector<std::pair<AreaIndex, std::uint8_t>>>& seen);

} // namespace navsmith::systems::source_nav::generation
