// Finds the areas that a ladder leads to from its position.
#pragma once

#include "core/model/model.h"

#include <array>

namespace navsmith::systems::source_nav {

struct LadderEnds {
    std::array<model::Ref, 4> top; ///< forward, left, right, behind
    model::Ref bottom;
};

/// The ends according to docs/formats/source-nav.md, section 6: the foot is the area below the start of the climb; at
/// the top the first area in each direction, other than the foot. Requires a direction from 0 to 3.
LadderEnds findLadderEnds(const model::Model& m, model::Slot ladder);

} // namespace navsmith::systems::source_nav
