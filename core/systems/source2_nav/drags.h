// Drag functions of handles: corners of the table, corners of an area, and whole areas.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/symbol.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace navsmith::systems::source2_nav {

// With neighbours: also the corners at the same places, which the file stores once more.
void dragPoints(model::Transaction& tx, std::span<const model::Slot> points, const symbol::Drag& drag);
void dragCorners(model::Transaction& tx, std::span<const model::Slot> corners, const symbol::Drag& drag);
/// Moves areas with their hiding spots.
void dragAreas(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag);

/// What areas stand on: rows of the table, or of their corners in a version without one. Ascending, each once.
std::vector<model::Slot> pointsOf(const model::Model& m, std::span<const model::Slot> areas);

} // namespace navsmith::systems::source2_nav
