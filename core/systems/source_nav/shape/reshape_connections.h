// Connections of areas that are split or merged.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/shape/reshape_map.h"

#include <map>
#include <vector>

namespace navsmith::systems::source_nav {

using PatchesBefore = std::map<model::Slot, Patch>;

/// After a split: connections to or from a split area become connections of those parts whose edge overlaps that of the
/// other area, or else of the nearest part.
void shareConnections(model::Transaction& tx, const AreaMap& map, const PatchesBefore& before);

/// Connects adjacent parts of an area with each other.
void joinParts(model::Transaction& tx, const std::vector<model::Slot>& parts);

/// Before merged areas are erased: moves their connections to the whole, without duplicates.
void gatherConnections(model::Transaction& tx, const AreaMap& map);

/// After `area`, which was as large as `before`, lost ground to `other`: connections over the lost ground lead through
/// `other`.
void leadThrough(model::Transaction& tx, model::Slot area, const Patch& before, model::Slot other);

/// Connects two areas through a side, or through the side that follows from their positions if these contradict it.
/// Changes the row `c`, or creates one for kNoSlot unless the connection exists.
void putConnection(model::Transaction& tx, model::Slot c, model::Slot from, model::Slot to, Direction side);

} // namespace navsmith::systems::source_nav
