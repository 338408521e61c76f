// Drag functions of an area's handles: the whole area, its edges and corners, and the heights of its corners.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/symbol.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace navsmith::systems::source_nav {

/// Bits; a corner is two of them.
enum Edges : std::uint8_t { WestEdge = 1, NorthEdge = 2, EastEdge = 4, SouthEdge = 8 };

/// Minimum distance between opposite edges in map units: dragging never inverts an area.
inline constexpr float kLeastWidth = 1;

/// Moves whole areas with their hiding spots. With neighbours: also the adjacent edges and corners of other areas.
void dragAreas(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag);

/// Moves edges along their axis; corners keep their height. With neighbours: moves the whole border line, as far as
/// edges touch along it. For a corner also the edges of all areas with a corner there.
void dragEdges(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag, unsigned edges);

/// Moves the height of a corner, an index into Patch::heights. With neighbours: of every corner at the same place.
void dragHeight(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag,
                std::size_t corner);

/// "128 x 96 units", width and depth.
std::string sizeText(const model::Model& m, model::Slot area);
/// "height 64.25" for a corner.
std::string heightText(const model::Model& m, model::Slot area, std::size_t corner);

} // namespace navsmith::systems::source_nav
