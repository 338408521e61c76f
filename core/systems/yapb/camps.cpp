#include "core/systems/yapb/camps.h"

#include "core/systems/yapb/access.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <cmath>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;
using model::Transaction;
using symbol::Drag;

namespace {

constexpr float kStandingEyes = 17; ///< above the middle of the player
constexpr float kCrouchingEyes = 12;
constexpr float kSteepestPitch = 90;
constexpr float kLargestYaw = 360;

struct Columns {
    model::Column<float> pitch;
    model::Column<float> yaw;
};
constexpr Columns kFirst{node::startPitch, node::startYaw};
constexpr Columns kLast{node::endPitch, node::endYaw};

Direction directionIn(const Model& m, const Columns& columns, Slot n) {
    return {m.get(columns.pitch, n), m.get(columns.yaw, n)};
}

void setDirection(Transaction& tx, const Columns& columns, Slot n, const Direction& direction) {
    tx.set(columns.pitch, n, direction.pitch);
    tx.set(columns.yaw, n, direction.yaw);
}

std::optional<glm::vec3> aimAt(const Model& m, const Columns& columns, Slot n) {
    const auto direction = directionIn(m, columns, n);
    if (!has(m, n, kCamp) || !isFinite(originOf(m, n)) || !isAngle(direction))
        return std::nullopt;
    return eyesAt(m, n) + kAimLength * vectorOf(direction);
}

void dragAim(Transaction& tx, const Columns& columns, std::span<const Slot> nodes, const Drag& drag) {
    for (const Slot n : nodes) {
        const Direction before{tx.before(columns.pitch, n), tx.before(columns.yaw, n)};
        const auto aim = kAimLength * vectorOf(before) + drag.by;
        if (glm::length(aim) > 1)
            setDirection(tx, columns, n, directionOf(aim));
    }
}

Direction towards(const Model& m, Slot n, float x, float y) {
    const auto eyes = eyesAt(m, n);
    const glm::vec3 way(x - eyes.x, y - eyes.y, m.get(node::z, n) - eyes.z);
    return glm::length(way) > 1 ? directionOf(way) : Direction{};
}

} // namespace

glm::vec3 vectorOf(const Direction& direction) {
    const float pitch = glm::radians(direction.pitch);
    const float yaw = glm::radians(direction.yaw);
    return {std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), -std::sin(pitch)};
}

Direction directionOf(const glm::vec3& vector) {
    const float across = std::hypot(vector.x, vector.y);
    return {glm::degrees(std::atan2(-vector.z, across)), glm::degrees(std::atan2(vector.y, vector.x))};
}

Direction firstDirection(const Model& m, Slot n) {
    return directionIn(m, kFirst, n);
}

Direction lastDirection(const Model& m, Slot n) {
    return directionIn(m, kLast, n);
}

float storedYaw(float degrees) {
    const float yaw = std::remainder(degrees, kLargestYaw);
    return yaw == 0 ? kLargestYaw : yaw;
}

bool isAngle(const Direction& direction) {
    return std::abs(direction.pitch) <= kSteepestPitch && std::abs(direction.yaw) <= kLargestYaw;
}

glm::vec3 eyesAt(const Model& m, Slot n) {
    return originOf(m, n) + glm::vec3(0, 0, has(m, n, kCrouch) ? kCrouchingEyes : kStandingEyes);
}

bool looksAtPlaces(const Model& m, Slot n) {
    const auto first = firstDirection(m, n);
    const auto last = lastDirection(m, n);
    const bool finite =
        std::isfinite(first.pitch) && std::isfinite(first.yaw) && std::isfinite(last.pitch) && std::isfinite(last.yaw);
    return finite && (!isAngle(first) || !isAngle(last));
}

void aimFromPlaces(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto first = firstDirection(m, n);
    const auto last = lastDirection(m, n);
    setDirection(tx, kFirst, n, towards(m, n, first.pitch, first.yaw));
    setDirection(tx, kLast, n, towards(m, n, last.pitch, last.yaw));
}

std::optional<glm::vec3> firstAimAt(const Model& m, Slot n) {
    return aimAt(m, kFirst, n);
}

std::optional<glm::vec3> lastAimAt(const Model& m, Slot n) {
    return aimAt(m, kLast, n);
}

void dragFirstAim(Transaction& tx, std::span<const Slot> nodes, const Drag& drag) {
    dragAim(tx, kFirst, nodes, drag);
}

void dragLastAim(Transaction& tx, std::span<const Slot> nodes, const Drag& drag) {
    dragAim(tx, kLast, nodes, drag);
}

std::string aimText(const Model& m, Slot n) {
    const auto first = firstDirection(m, n);
    const auto last = lastDirection(m, n);
    return texts::format("looks from {:.0f}° to {:.0f}°", first.yaw, last.yaw);
}

} // namespace navsmith::systems::yapb
