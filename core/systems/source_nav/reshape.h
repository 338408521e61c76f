// Areas cut into parts and areas made one, with all that names them.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/geometry.h"

#include <optional>
#include <vector>

namespace navsmith::systems::source_nav {

/// A cut leaves parts of this width at least; units.
inline constexpr float kSmallestPart = 1;

/// An area with an inside, and rectangles that fill it.
struct Cut {
    model::Slot area;
    std::vector<Patch> parts; ///< two or more
};

/// The parts of a rectangle between lines along x and y, row by row from the north-west; heights are those of its
/// surface. The lines ascend, with those of its own sides first and last.
std::vector<Patch> grid(const Patch& patch, const std::vector<float>& x, const std::vector<float>& y);

/// A smallest rectangle around areas, its corners as high as the areas are there; nothing if they leave a gap, overlap
/// or have no inside.
std::optional<Patch> unionOf(const std::vector<Patch>& patches);
/// How far a corner of the areas lies off a surface, at most; units.
float deviation(const std::vector<Patch>& patches, const Patch& surface);

/// Cuts areas; each of them once. The first part is the area itself and keeps its id; the others are like it, with
/// fresh ids. By the way edges overlap and things lie, the parts share connections, hiding spots, ends of ladders and
/// what is seen; encounter paths and approach areas that cannot be told exactly from here go. Says of each area which
/// parts it has.
std::vector<std::vector<model::Slot>> splitAreas(model::Transaction& tx, const std::vector<Cut>& cuts);

/// Areas that together fill a rectangle; the first becomes it and keeps its id, the others go.
struct Fusion {
    std::vector<model::Slot> areas; ///< two or more; none is in two of these
    Patch patch;
};
void mergeAreas(model::Transaction& tx, const std::vector<Fusion>& fusions);

/// An area with nothing in it, of the mesh; kNoSlot after a refusal. The mesh counts as not analysed then.
model::Slot makeArea(model::Transaction& tx, const Patch& patch);

/// An edit has made what the game worked out untrue: the mesh counts as not analysed, where it says so.
/// Says whether it counted as analysed until now.
bool markNotAnalysed(model::Transaction& tx);
/// The same, and the user is told if it counted as analysed until now.
void tellNotAnalysed(model::Transaction& tx);

} // namespace navsmith::systems::source_nav
