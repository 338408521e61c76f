// Connects adjacent areas.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/selected_elements.h"

#include <cstddef>
#include <vector>

namespace navsmith::systems::source_nav {

/// docs/formats/source-nav.md, section 9.
inline constexpr float kJumpCrouchHeight = 64;

struct BorderHeights {
    float step = kStepHeight;       ///< climbed up to this, so connected both ways; units
    float drop = kJumpCrouchHeight; ///< dropped up to this, so connected downwards; units
};

/// Connects areas with all others whose edges overlap theirs within a unit. The height difference at the middle of the
/// shared edge decides in which directions. Returns the number of new connections.
std::size_t connectBorders(model::Transaction& tx, const std::vector<model::Slot>& areas, const BorderHeights& heights);

} // namespace navsmith::systems::source_nav
