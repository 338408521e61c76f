// Connections of areas that are cut or made one.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/geometry.h"
#include "core/systems/source_nav/reshape_map.h"

#include <map>
#include <vector>

namespace navsmith::systems::source_nav {

using PatchesBefore = std::map<model::Slot, Patch>;

/// After areas were cut: what leads from or to one leads from or to those of its parts whose edge overlaps that of the
/// other area, on a length above 0, or else from or to the nearest one.
void shareConnections(model::Transaction& tx, const AreaMap& map, const PatchesBefore& before);

/// Connects the parts of an area with each other, along the cuts.
void joinParts(model::Transaction& tx, const std::vector<model::Slot>& parts);

/// Before areas go that were made one with another: what leads from or to them leads from or to that one, once.
void gatherConnections(model::Transaction& tx, const AreaMap& map);

/// Connects an area to another one through a side, or the one that their places tell if they contradict it. A row `c`
/// that is there becomes this connection; kNoSlot: a new one does, unless there is one already.
void putConnection(model::Transaction& tx, model::Slot c, model::Slot from, model::Slot to, Direction side);

} // namespace navsmith::systems::source_nav
