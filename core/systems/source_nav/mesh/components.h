// Connected components of a mesh.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav {

/// The number of each area's component, by slot: 1 for the largest, 0 for a dead row. Connections, and ladders between
/// the areas at their ends, count in both directions.
std::vector<std::uint32_t> connectedComponents(const model::Model& m);

/// Whether a connection leads from one area to another.
bool connects(const model::Model& m, model::Slot from, model::Slot to);

} // namespace navsmith::systems::source_nav
