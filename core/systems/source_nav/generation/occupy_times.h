// How soon players reach an area from where they start.
#pragma once

#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <glm/vec3.hpp>

#include <span>

namespace navsmith::systems::source_nav::generation {

/// How soon players are where. The mesh must outlive it; all functions may be called by several threads at once.
class OccupyTimes {
public:
    explicit OccupyTimes(const AnalysisMesh& mesh);
    /// Seconds from any of these places, at most 120. The ways are those of bots, who avoid to crouch and to jump.
    [[nodiscard]] float earliest(AreaIndex area, std::span<const glm::vec3> starts) const;

private:
    const AnalysisMesh& mesh_;
    PassageGraph costs_; ///< the ways as bots weigh them
};

} // namespace navsmith::systems::source_nav::generation
