// The directions in which bots look at a camp node.
#pragma once

#include "core/model/transaction.h"
#include "core/symbol/symbol.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <string>

namespace navsmith::systems::yapb {

/// Pitch and yaw in degrees as the game counts them: pitch down, yaw anticlockwise from the east.
struct Direction {
    float pitch = 0;
    float yaw = 0;
};
glm::vec3 vectorOf(const Direction& direction); ///< length 1
/// The direction of a vector other than 0.
Direction directionOf(const glm::vec3& vector);

Direction firstDirection(const model::Model& m, model::Slot nodeRow);
Direction lastDirection(const model::Model& m, model::Slot nodeRow);
/// Between -180 and 180. Not 0: with a pitch of 0 that means that there is no direction, so it is a full turn.
float storedYaw(float degrees);
/// Whether the numbers can be angles.
bool isAngle(const Direction& direction);
/// Where the eyes of a bot at the node are.
glm::vec3 eyesAt(const model::Model& m, model::Slot nodeRow);

/// Whether the camp holds places, as old editors stored them: x and y of what bots look at.
bool looksAtPlaces(const model::Model& m, model::Slot nodeRow);
/// Turns such places into directions.
void aimFromPlaces(model::Transaction& tx, model::Slot nodeRow);

// Handles: the ends of both directions of camp nodes.
std::optional<glm::vec3> firstAimAt(const model::Model& m, model::Slot nodeRow);
std::optional<glm::vec3> lastAimAt(const model::Model& m, model::Slot nodeRow);
void dragFirstAim(model::Transaction& tx, std::span<const model::Slot> nodes, const symbol::Drag& drag);
void dragLastAim(model::Transaction& tx, std::span<const model::Slot> nodes, const symbol::Drag& drag);
std::string aimText(const model::Model& m, model::Slot nodeRow);

/// How far from the eyes the directions are drawn.
inline constexpr float kAimLength = 96;

} // namespace navsmith::systems::yapb
