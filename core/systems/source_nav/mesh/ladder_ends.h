// Finds the areas that a ladder leads to from its position.
#pragma once

#include "core/model/model.h"

#include <glm/vec3.hpp>

#include <array>

namespace navsmith::systems::source_nav {

struct LadderEnds {
    std::array<model::Ref, 4> top; ///< forward, left, right, behind
    model::Ref bottom;
};

/// The ends according to docs/formats/source-nav.md, section 6: the foot is the area below the start of the climb; at
/// the top the first area in each direction, other than the foot. Requires a direction from 0 to 3.
LadderEnds findLadderEnds(const model::Model& m, model::Slot ladder);

/// The area, other than `except`, whose surface is closest to a point and less than `range` away; kNoSlot if there is
/// none.
model::Slot nearestArea(const model::Model& m, glm::vec3 at, float range, model::Slot except = model::kNoSlot);

} // namespace navsmith::systems::source_nav
