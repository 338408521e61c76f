// Structural edits of San Andreas paths inside a transaction. None of them leaves a dangling reference; what cannot be
// done is left undone and said by the result. Positions, ids and indexes follow when the document is saved.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/edges.h"

namespace navsmith::systems::gta_sa_paths {

/// Links two nodes of one type both ways and, for vehicle nodes, makes the navi node that both links share: at the
/// middle, one lane each way, as wide as the wider end. Returns the link from `a`, or kNoSlot with nothing changed if
/// the nodes are one or of different types or linked already, or if a node or file has no room.
model::Slot connect(model::Transaction& tx, model::Slot a, model::Slot b);

/// Erases a link and its link back. A navi node that nothing else uses goes with them when the transaction commits.
void disconnect(model::Transaction& tx, model::Slot link);

/// A new navi node for the edge of a link: at the middle, one lane each way, as wide as the wider end. Links are not
/// turned to it. kNoSlot if the other end is not open or no file has room.
model::Slot makeNavi(model::Transaction& tx, model::Slot link);

/// Adds the link back, with the same navi node, length and crossing flags. kNoSlot if the target is of another type,
/// not open, the node itself, or has no room.
model::Slot addReverse(model::Transaction& tx, model::Slot link);

/// Puts a node, or a navi node, last in another file; what refers to it follows.
void moveToFile(model::Transaction& tx, model::Slot nodeRow, model::Slot fileRow);
void moveNaviToFile(model::Transaction& tx, model::Slot naviRow, model::Slot fileRow);

/// Moves a navi node to the file of the square that it lies in if that is open and has room.
void moveNaviToSquare(model::Transaction& tx, model::Slot naviRow);

/// Cuts an edge into equal pieces no longer than `longest` units by new nodes, each in the open file of its square.
/// The pieces keep lanes and crossing flags; a light stays at the end that it is for. False with nothing changed if
/// the other end or a square on the way is not open, or there is no link back or no room. (edge_edits.cpp)
bool insertNodes(model::Transaction& tx, model::Slot link, double longest);

/// Turns everything that names `gone` to `kept` and erases `gone`; edges that `kept` has already, and those between
/// the two, go. False with nothing changed if they are of different types, if `kept` has no room for the links, or if
/// a link leads from `gone` into an area that is not open (its link back cannot be turned).
bool mergeNodes(model::Transaction& tx, model::Slot kept, model::Slot gone);

/// Attaches a navi node to the lower end of its edge; direction, lanes and light side are turned round where that
/// takes it.
void attachToLower(model::Transaction& tx, model::Slot naviRow);

/// Lanes with the two sides and, if there is a light, its side exchanged (section 5: the navi seen from the other end).
std::uint8_t mirroredLanes(std::uint8_t lanes, std::uint8_t lights);

} // namespace navsmith::systems::gta_sa_paths
