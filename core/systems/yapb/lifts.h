// Lifts of a map of GoldSrc: platforms that carry bots from one floor to another.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec2.hpp>

#include <cstdint>
#include <vector>

namespace navsmith::systems::yapb {

/// A mover that goes up and down: func_plat, a func_door that opens upwards or downwards, a func_train on a track that
/// is upright.
struct Lift {
    std::uint32_t entity = 0; ///< index of world::MapGeometry::entities
    glm::vec2 low{0};         ///< of its platform in plan
    glm::vec2 high{0};
    float bottom = 0; ///< of its platform's top, where the lift stops below
    float top = 0;    ///< and above

    [[nodiscard]] glm::vec2 middle() const { return (low + high) * 0.5F; }
    /// The distance in plan; 0 on the platform.
    [[nodiscard]] float distanceTo(const glm::vec2& place) const;
};

/// The lifts that a player has room on and that climb higher than one can step.
std::vector<Lift> liftsOf(const world::MapGeometry& map);

} // namespace navsmith::systems::yapb
