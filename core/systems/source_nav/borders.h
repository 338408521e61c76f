// Connecting areas with those that they touch.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/selected_elements.h"

#include <cstddef>
#include <vector>

namespace navsmith::systems::source_nav {

/// docs/formats/source-nav.md, section 9.
inline constexpr float kJumpCrouchHeight = 64;

struct BorderHeights {
    float step = kStepHeight;       ///< up to this: both ways; units
    float drop = kJumpCrouchHeight; ///< up to this: down only
};

/// Connects areas with all whose edges lie within a unit of theirs and overlap them, by the difference in height in the
/// middle of what the edges share. Says how many connections are new.
std::size_t connectBorders(model::Transaction& tx, const std::vector<model::Slot>& areas, const BorderHeights& heights);

} // namespace navsmith::systems::source_nav
