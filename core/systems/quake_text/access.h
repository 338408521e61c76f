// Reading waypoints: numbers, places and ends of links. Shared by load, save, invariants, rules, edits and symbols.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/quake_text/flags.h"
#include "core/systems/quake_text/schema.h"

#include <glm/vec3.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_text {

/// The only file row; kNoSlot in an empty model.
model::Slot fileRow(const model::Model& m);
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

/// As stored; of a box the lower corner.
glm::vec3 originOf(const model::Model& m, model::Slot nodeRow);
glm::vec3 upperOf(const model::Model& m, model::Slot nodeRow);
void setOrigin(model::Transaction& tx, model::Slot nodeRow, const glm::vec3& at);
/// Where a node is: of a box the middle, of a marker of the map what the file lists or, with the map open, where the
/// entity of its number is. Nothing if that is not known, or no finite place.
std::optional<glm::vec3> placeOf(const model::Model& m, model::Slot nodeRow);

/// Of a marker of the map: the class that the file lists or, with the map open, that of the entity of its number. Empty
/// if that is not known, and for other nodes.
std::string_view classOf(const model::Model& m, model::Slot nodeRow);

struct LinkEnds {
    model::Slot from = model::kNoSlot;
    model::Slot to = model::kNoSlot;
};
/// Nothing if the target is none.
std::optional<LinkEnds> endsOf(const model::Model& m, model::Slot linkRow);
/// The links out of a node in the order of their slots.
std::vector<model::Slot> linksOf(const model::Model& m, model::Slot nodeRow);
/// The first link by slot from one node to another, or kNoSlot.
model::Slot findLink(const model::Model& m, model::Slot from, model::Slot to);
/// The first slot that no link of a node has; nothing if all are taken.
std::optional<std::uint8_t> freeSlot(const model::Model& m, model::Slot nodeRow);

/// By the flags of the link and, where they say it, of the node that it leaves, and by the map's teleporters.
WayKind kindOf(const model::Model& m, model::Slot linkRow);

} // namespace navsmith::systems::quake_text
