// How bright it is at the corners of areas.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <array>

namespace navsmith::systems::source_nav::generation {

/// Order of the format: north-west, north-east, south-east, south-west. Corners about which the map does not tell keep
/// `before`.
std::array<float, 4> cornerLight(const MeshArea& area, const Sight& sight, const AnalysisRules& rules,
                                 const std::array<float, 4>& before);

} // namespace navsmith::systems::source_nav::generation
