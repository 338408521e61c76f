// What the analysis of Source finds out for single areas and for pairs, besides spots and paths: the light at their
// corners, how soon players reach them, and which cannot see each other.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <glm/vec3.hpp>

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Order of the format: north-west, north-east, south-east, south-west. Corners about which the map does not tell keep
/// `before` (light.cpp).
std::array<float, 4> cornerLight(const MeshArea& area, const Sight& sight, const AnalysisRules& rules,
                                 const std::array<float, 4>& before);

/// How soon players are where (occupy_times.cpp). The mesh must outlive it; all functions may be called by several
/// threads at once.
class OccupyTimes {
public:
    explicit OccupyTimes(const AnalysisMesh& mesh);
    /// Seconds from any of these places, at most 120. The ways are those of bots, who avoid to crouch and to jump.
    [[nodiscard]] float earliest(AreaIndex area, std::span<const glm::vec3> starts) const;

private:
    const AnalysisMesh& mesh_;
    PassageGraph costs_; ///< the ways as bots weigh them
};

/// Removes the pairs of areas that the map forbids for the boxes around all places from which and at which the areas
/// look: visibilityBetween (pairs_in_sight.cpp).
void leaveOutForbidden(const AnalysisMesh& mesh, const world::ClusterSight& clusters, const AnalysisRules& rules,
                       std::vector<std::pair<AreaIndex, AreaIndex>>& pairs);

} // namespace navsmith::systems::source_nav::generation
