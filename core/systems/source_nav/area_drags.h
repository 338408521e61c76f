// What dragging an area's handles does: the whole area, its edges and corners in plan, the heights of its corners.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/symbol/symbol.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace navsmith::systems::source_nav {

/// As bits: a corner is two of them.
enum Edges : std::uint8_t { WestEdge = 1, NorthEdge = 2, EastEdge = 4, SouthEdge = 8 };

/// What is left at least between two opposite edges, map units: dragging turns nothing inside out.
inline constexpr float kLeastWidth = 1;

/// Moves areas as wholes, with their hiding spots. With neighbours: the edges of others that border on them, and the
/// corners of others that lie on theirs.
void dragAreas(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag);

/// Moves edges along their axes; the heights of the corners stay. With neighbours: the whole of the border line, as far
/// as edges of areas meet along it. Of a corner besides: the edges of all areas that have a corner there.
void dragEdges(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag, unsigned edges);

/// Moves the height of a corner, by its place in Patch::heights. With neighbours: every corner that lies there.
void dragHeight(model::Transaction& tx, std::span<const model::Slot> areas, const symbol::Drag& drag,
                std::size_t corner);

/// "128 x 96 units", along x and along y.
std::string sizeText(const model::Model& m, model::Slot area);
/// "height 64.25" of a corner.
std::string heightText(const model::Model& m, model::Slot area, std::size_t corner);

} // namespace navsmith::systems::source_nav
