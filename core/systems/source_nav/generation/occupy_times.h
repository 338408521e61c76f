// How soon players reach an area from where they start.
#pragma once

#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <glm/vec3.hpp>

#include <span>

namespace navsmith::systems::source_nav::generation {

/// Seconds on the shortest way from any of these places, at most 120.
float occupyTime(const AnalysisMesh& mesh, AreaIndex area, std::span<const glm::vec3> starts);

} // namespace navsmith::systems::source_nav::generation
