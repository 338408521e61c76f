// Reading graphs: numbers, places and ends of links. Shared by load, save, invariants, rules, edits and symbols.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/file_row.h"
#include "core/systems/shared/over.h"
#include "core/systems/shared/points.h"
#include "core/systems/shared/slot_graph.h"
#include "core/systems/yapb/flags.h"
#include "core/systems/yapb/schema.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::yapb {

/// Middle of a standing and of a crouching player above the floor.
inline constexpr float kStandingHeight = 36;
inline constexpr float kCrouchingHeight = 18;
/// Automatic links are no longer.
inline constexpr float kLongestLink = 250;
/// Higher steps need a jump.
inline constexpr float kHighestStep = 45;

Container containerOf(const model::Model& m, model::Slot fileRow);
inline bool isPwf(const model::Model& m, model::Slot file) {
    return containerOf(m, file) == Container::Pwf;
}
/// Only the latest .pwf has flags and velocities of links.
bool withJumps(const model::Model& m, model::Slot fileRow);
/// Slots of links that the format of the document has.
std::uint8_t slotCount(const model::Model& m);

inline constexpr PointColumns kNodeOrigin{node::x, node::y, node::z};
inline glm::vec3 originOf(const model::Model& m, model::Slot nodeRow) {
    return pointOf(m, kNodeOrigin, nodeRow);
}
inline void setOrigin(model::Transaction& tx, model::Slot nodeRow, const glm::vec3& at) {
    setPoint(tx, kNodeOrigin, nodeRow, at);
}
/// Nothing if it is not finite.
inline std::optional<glm::vec3> placeOf(const model::Model& m, model::Slot nodeRow) {
    return ifFinite(originOf(m, nodeRow));
}
bool has(const model::Model& m, model::Slot nodeRow, std::uint32_t flag);
/// The floor below a node, as far as its flags tell.
glm::vec3 feetOf(const model::Model& m, model::Slot nodeRow);

bool isJump(const model::Model& m, model::Slot linkRow);
inline constexpr PointColumns kLinkVelocity{link::velocityX, link::velocityY, link::velocityZ};
inline glm::vec3 velocityOf(const model::Model& m, model::Slot linkRow) {
    return pointOf(m, kLinkVelocity, linkRow);
}
inline void setVelocity(model::Transaction& tx, model::Slot linkRow, const glm::vec3& velocity) {
    setPoint(tx, kLinkVelocity, linkRow, velocity);
}
bool isWalk(const model::Model& m, model::Slot linkRow);
/// Turns a link into a jump with a velocity.
void makeJump(model::Transaction& tx, model::Slot linkRow, const glm::vec3& velocity);
// Steps of edits, in node_edits.cpp and link_edits.cpp.
model::Slot makeNode(model::Transaction& tx, const glm::vec3& at);
void inheritFlags(model::Transaction& tx, model::Slot nodeRow, model::Slot from, model::Slot to);
void completeLink(model::Transaction& tx, model::Slot linkRow);

inline constexpr SlotGraph kGraph{.file = node::file,
                                  .owner = link::owner,
                                  .target = link::target,
                                  .slot = link::slot,
                                  .slots = slotCount,
                                  .placeOf = placeOf,
                                  .isWalked = isWalk,
                                  .makeNode = makeNode,
                                  .inherit = inheritFlags,
                                  .completeLink = completeLink};
using slot_graph::LinkEnds;
inline constexpr auto& endsOf = over<kGraph, slot_graph::endsOf>;
inline constexpr auto& placesOf = over<kGraph, slot_graph::placesOf>;
inline constexpr auto& linksOf = over<kGraph, slot_graph::linksOf>;
inline constexpr auto& findLink = over<kGraph, slot_graph::findLink>;
inline constexpr auto& freeSlot = over<kGraph, slot_graph::freeSlot>;
inline constexpr auto& canLink = over<kGraph, slot_graph::canLink>;

/// How a bot gets along a link: of both ends at a ladder, it climbs.
enum class WayKind : std::uint8_t { Walk, Jump, Climb };
WayKind kindOf(const model::Model& m, model::Slot linkRow);

/// Length of a link as the game stores it: of automatic links the horizontal one, of others the whole, cut to an
/// integer.
std::int32_t horizontalDistance(const glm::vec3& from, const glm::vec3& to);
std::int32_t wholeDistance(const glm::vec3& from, const glm::vec3& to);

/// A stored name as UTF-8: what precedes the first NUL, of old editors in Latin-1.
std::string nameOf(std::string_view bytes);

} // namespace navsmith::systems::yapb
