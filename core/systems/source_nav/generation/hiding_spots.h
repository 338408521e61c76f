// Places where a player can hide or snipe.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// The place of a spot in a corner, in the format's order of corners: away from both walls, but inside the area. Only
/// Source makes sure of the latter.
glm::vec3 placeInCorner(const MeshArea& area, std::size_t corner, const AnalysisRules& rules);

/// Where an area has spots.
std::vector<glm::vec3> spotPlaces(const AnalysisMesh& mesh, AreaIndex index, const AnalysisRules& rules);

/// The spots of an area, without ids; flags are kInCover, kExposed or 0.
std::vector<source::HidingSpot> hidingSpots(const AnalysisMesh& mesh, AreaIndex index, const Sight& sight,
                                            const AnalysisRules& rules);

/// Every point of the mesh that a sniper may look at, in the engine's order.
struct SniperTargets {
    std::vector<glm::vec3> points;

    SniperTargets(const AnalysisMesh& mesh, const AnalysisRules& rules);
};

/// kGoodSniperSpot, kIdealSniperSpot or 0.
std::uint8_t sniperFlags(const glm::vec3& eye, const SniperTargets& targets, const Sight& sight);

} // namespace navsmith::systems::source_nav::generation
