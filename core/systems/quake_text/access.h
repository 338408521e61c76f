// Reading waypoints: numbers, places and ends of links. Shared by load, save, invariants, rules, edits and symbols.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/quake_text/flags.h"
#include "core/systems/quake_text/schema.h"
#include "core/systems/shared/file_row.h"
#include "core/systems/shared/over.h"
#include "core/systems/shared/points.h"
#include "core/systems/shared/slot_graph.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_text {

Dialect dialectOf(const model::Model& m);
inline const quake_waypoints::Limits& limitsOf(const model::Model& m) {
    return quake_waypoints::limitsOf(dialectOf(m));
}

/// Nodes in the order of their numbers: markers of the map, then the others.
std::vector<model::Slot> numbered(const model::Model& m);
/// From 1.
std::size_t numberOf(const model::Model& m, model::Slot nodeRow);
std::size_t mapMarkerCount(const model::Model& m);

inline bool isOfMap(const model::Model& m, model::Slot nodeRow) {
    return m.get(node::fromMap, nodeRow) != 0;
}

inline constexpr PointColumns kNodeOrigin{node::x, node::y, node::z};
inline constexpr PointColumns kNodeUpper{node::upperX, node::upperY, node::upperZ};
/// As stored; of a box the lower corner.
inline glm::vec3 originOf(const model::Model& m, model::Slot nodeRow) {
    return pointOf(m, kNodeOrigin, nodeRow);
}
inline glm::vec3 upperOf(const model::Model& m, model::Slot nodeRow) {
    return pointOf(m, kNodeUpper, nodeRow);
}
inline void setOrigin(model::Transaction& tx, model::Slot nodeRow, const glm::vec3& at) {
    setPoint(tx, kNodeOrigin, nodeRow, at);
}
/// Where a node is: of a box the middle, of a marker of the map what the file lists or, with the map open, where the
/// entity of its number is. Nothing if that is not known, or no finite place.
std::optional<glm::vec3> placeOf(const model::Model& m, model::Slot nodeRow);

/// The class of a marker of the map: the one that the file lists or, with the map open, that of the entity with its
/// number. Empty if that is not known, and for other nodes.
std::string_view classOf(const model::Model& m, model::Slot nodeRow);

std::uint8_t slotCount(const model::Model& m);
bool isWalk(const model::Model& m, model::Slot linkRow);
// Steps of edits, in node_edits.cpp and link_edits.cpp.
model::Slot makeNode(model::Transaction& tx, const glm::vec3& at);
void inheritZone(model::Transaction& tx, model::Slot nodeRow, model::Slot from, model::Slot to);
void completeLink(model::Transaction& tx, model::Slot linkRow);
void completePasted(model::Transaction& tx, model::Slot nodeRow);

inline constexpr SlotGraph kGraph{.file = node::file,
                                  .owner = link::owner,
                                  .target = link::target,
                                  .slot = link::slot,
                                  .slots = slotCount,
                                  .placeOf = placeOf,
                                  .isWalked = isWalk,
                                  .makeNode = makeNode,
                                  .inherit = inheritZone,
                                  .completeLink = completeLink,
                                  .completePasted = completePasted};
using slot_graph::LinkEnds;
inline constexpr auto& endsOf = over<kGraph, slot_graph::endsOf>;
inline constexpr auto& placesOf = over<kGraph, slot_graph::placesOf>;
inline constexpr auto& linksOf = over<kGraph, slot_graph::linksOf>;
inline constexpr auto& findLink = over<kGraph, slot_graph::findLink>;
inline constexpr auto& freeSlot = over<kGraph, slot_graph::freeSlot>;

/// How a link is travelled, by its flags and those of the node that it leaves, and by the map's teleporters.
WayKind kindOf(const model::Model& m, model::Slot linkRow);

} // namespace navsmith::systems::quake_text
