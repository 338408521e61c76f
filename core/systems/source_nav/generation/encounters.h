// What a player comes to see who walks through an area.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// A path from one neighbour to another, and the spots that come into view on it.
struct Encounter {
    source::EncounterPath path; ///< its range of spots is empty
    std::vector<source::EncounterSpot> spots;
};

/// The paths that an area has: ids and sides of the neighbours that they come from and lead to.
std::vector<std::array<std::uint32_t, 4>> encounterWays(const AnalysisMesh& mesh, AreaIndex index,
                                                        const AnalysisRules& rules);

/// `spots` are those in cover, in the order of the mesh.
std::vector<Encounter> encounters(const AnalysisMesh& mesh, AreaIndex index, std::span<const source::HidingSpot> spots,
                                  const Sight& sight, const AnalysisRules& rules);

} // namespace navsmith::systems::source_nav::generation
