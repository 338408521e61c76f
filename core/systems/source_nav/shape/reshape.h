// Splits and merges areas, and updates everything that refers to them.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/geometry.h"

#include <optional>
#include <vector>

namespace navsmith::systems::source_nav {

/// Minimum width of the parts of a cut; units.
inline constexpr float kSmallestPart = 1;

/// An area with an interior, and rectangles that fill it.
struct Cut {
    model::Slot area;
    std::vector<Patch> parts; ///< at least two
};

/// The parts of a rectangle between lines along x and y, row by row from the north-west, with the heights of its
/// surface. The lines ascend and include its own sides.
std::vector<Patch> grid(const Patch& patch, const std::vector<float>& x, const std::vector<float>& y);

/// The smallest rectangle around areas, with their heights at its corners; none if they leave a gap, overlap or have no
/// interior.
std::optional<Patch> unionOf(const std::vector<Patch>& patches);
/// The largest distance of the areas' corners from a surface; units.
float deviation(const std::vector<Patch>& patches, const Patch& surface);

/// Splits areas, each of them once. The first part is the area itself and keeps its id; the others are copies with new
/// ids. Connections, hiding spots, ladder ends and visibility are distributed to the parts by position. Erases
/// encounter paths and approach areas whose new target is ambiguous. Returns the parts of each area.
std::vector<std::vector<model::Slot>> splitAreas(model::Transaction& tx, const std::vector<Cut>& cuts);

/// Areas that together fill a rectangle. The first becomes the whole and keeps its id; the others are erased.
struct Fusion {
    std::vector<model::Slot> areas; ///< at least two; each area is in one fusion only
    Patch patch;
};
void mergeAreas(model::Transaction& tx, const std::vector<Fusion>& fusions);

/// Creates an area without contents and marks the mesh as not analysed; kNoSlot if the edit was refused.
model::Slot makeArea(model::Transaction& tx, const Patch& patch);

/// Marks the mesh as not analysed, if it stores that. Call when an edit invalidates what the game has computed. Returns
/// whether it was analysed before.
bool markNotAnalysed(model::Transaction& tx);
/// The same, with a note to the user if it was analysed before.
void tellNotAnalysed(model::Transaction& tx);

} // namespace navsmith::systems::source_nav
