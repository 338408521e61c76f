// Which areas a ladder leads to, by where they lie.
#pragma once

#include "core/model/model.h"

#include <array>

namespace navsmith::systems::source_nav {

struct LadderEnds {
    std::array<model::Ref, 4> top; ///< forward, left, right, behind
    model::Ref bottom;
};

/// The ends as docs/formats/source-nav.md, section 6, has them: the foot is the area under who begins to climb; at the
/// top the first one in each direction. What is the foot is no end at the top. The ladder's direction is 0 to 3.
LadderEnds findLadderEnds(const model::Model& m, model::Slot ladder);

} // namespace navsmith::systems::source_nav
