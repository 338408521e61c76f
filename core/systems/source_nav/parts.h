// Which areas hang together.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav {

/// By area's slot: the number of its part, 1 for the largest, 0 for a dead row. Connections count in both directions;
/// so do ladders between the areas at their ends.
std::vector<std::uint32_t> connectedParts(const model::Model& m);

/// Whether a connection leads from one area to another.
bool connects(const model::Model& m, model::Slot from, model::Slot to);

} // namespace navsmith::systems::source_nav
