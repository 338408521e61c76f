// Rules that hold of every graph of paths. A check says nothing of what cannot be known because an area is not open.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/shared/path_edit.h"

#include <span>
#include <string_view>

namespace navsmith::systems::paths {

using Rows = std::span<const model::Slot>;

/// Of files: neighbour areas are open.
void checkNeighboursOpen(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Of nodes: the stored address is that of the place.
void checkAddress(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Of nodes: in the square of their area. moveToSquare() mends it.
void checkSquare(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Of all nodes: those of one sort lie at different places.
void checkSamePlace(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out,
                    std::string_view (*sortOf)(const model::Model& m, model::Slot nodeRow));
/// Of links: the target is there.
void checkTarget(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Erases such a link and its link back.
void fixTarget(const Graph& g, model::Transaction& tx, model::Slot link);
/// Of links: they lead into the same area or one that touches it.
void checkNeighbourArea(const Graph& g, const model::Model& m, Rows rows, checks::Findings& out);

} // namespace navsmith::systems::paths
