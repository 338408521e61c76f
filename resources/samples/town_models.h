// The buildings and street furniture of the sample town. Their origin is the middle of the footprint at the ground, and
// their front faces south.
#pragma once

#include <cstdint>
#include <vector>

#include "resources/samples/game_world.h"

namespace navsmith::samples {

enum class Quarter : std::uint8_t { None, Centre, Streets, Gardens };

/// A model that is placed, perhaps many times.
struct Prototype {
    DefinitionKind kind = DefinitionKind::Object;
    std::uint32_t flags = 0;
    CollisionModel model;
    double width = 0; ///< of the footprint
    double depth = 0;
    Quarter quarter = Quarter::None; ///< where houses of this kind stand
    double share = 1;                ///< how many there are, compared to others of the quarter
};

/// Houses of the quarters, and landmarks.
std::vector<Prototype> buildings();
/// Trees, lamps and other small things.
std::vector<Prototype> furniture();

} // namespace navsmith::samples
