// Pairs of areas of which the map itself says that they cannot see each other.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Removes the pairs that the map forbids for the boxes around all places from which and at which the areas look
/// (visibilityBetween).
void leaveOutForbidden(const AnalysisMesh& mesh, const world::ClusterSight& clusters, const AnalysisRules& rules,
                       std::vector<std::pair<AreaIndex, AreaIndex>>& pairs);

} // namespace navsmith::systems::source_nav::generation
