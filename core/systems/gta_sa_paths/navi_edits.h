// Edits of single navi nodes inside a transaction.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/edges.h"

namespace navsmith::systems::gta_sa_paths {

/// A new navi node for the edge of a link: at the middle, one lane each way, as wide as the wider end. Links are not
/// turned to it. kNoSlot if the other end is not open or no file has room.
model::Slot makeNavi(model::Transaction& tx, model::Slot link);

/// Puts a navi node last in another file; what refers to it follows.
void moveNaviToFile(model::Transaction& tx, model::Slot naviRow, model::Slot fileRow);

/// Moves a navi node to the file of the square that it lies in if that is open and has room.
void moveNaviToSquare(model::Transaction& tx, model::Slot naviRow);

/// Attaches a navi node to the lower end of its edge; direction, lanes and light side are turned round where that
/// takes it.
void attachToLower(model::Transaction& tx, model::Slot naviRow);

/// Lanes with the two sides and, if there is a light, its side exchanged (section 5: the navi seen from the other end).
std::uint8_t mirroredLanes(std::uint8_t lanes, std::uint8_t lights);

} // namespace navsmith::systems::gta_sa_paths
