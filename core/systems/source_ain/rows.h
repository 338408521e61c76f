// Making nodes and links, and taking them away without renumbering others.
#pragma once

#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/tester.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::source_ain {

/// Makes a node at the end of the file, without an id; the tester, if there is one, places it on the floor.
model::Slot makeNode(model::Transaction& tx, const AinNode& like, const Tester& tester);
/// Makes a link between two different nodes, or returns the one that exists. Its first node is that of the lower
/// number. In a file whose links are in order, it goes to its place.
model::Slot makeLink(model::Transaction& tx, model::Slot one, model::Slot other, const Moves& moves);
/// Puts a new link to its place.
void placeLink(model::Transaction& tx, model::Slot linkRow);
/// Whether links ascend by their first node, then by their second.
bool areLinksInOrder(const model::Model& m);
/// Nodes at the end that are none of the map's entities are erased, as long as all behind them are; the others become
/// deleted ones, so that no number changes. Links are erased.
void eraseOrMark(model::Transaction& tx, std::span<const model::Element> elements);
/// Numbers from here on are of no entity of the map: nothing but this file names them.
std::size_t firstFreeNumber(const model::Model& m);

} // namespace navsmith::systems::source_ain
