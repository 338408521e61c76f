// Drag function of a hiding spot's handle.
#pragma once

#include "core/model/transaction.h"
#include "core/symbol/symbol.h"

#include <span>

namespace navsmith::systems::source_nav {

/// Moves hiding spots. Moved in plan, a spot that lies on its area stays on the surface of the mesh.
void dragSpots(model::Transaction& tx, std::span<const model::Slot> spots, const symbol::Drag& drag);

} // namespace navsmith::systems::source_nav
