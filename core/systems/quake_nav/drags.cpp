#include "core/systems/quake_nav/drags.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/movement.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;
using model::Transaction;
using symbol::Drag;

namespace {

/// A node at most this far from the floor stands on it.
constexpr float kOnFloor = 1;
/// How far above a node its new floor may be: a few stairs between two mouse moves.
constexpr float kClimb = 40;
/// Radii in the original files are multiples of this.
constexpr float kRadiusStep = 4;

/// Moves the position to the floor if it was on the floor before.
glm::vec3 keptOnFloor(const Model& m, const glm::vec3& was, const glm::vec3& moved) {
    if (m.map() == nullptr || !isFinite(was) || !isFinite(moved))
        return moved;
    const auto& rays = m.map()->rays;
    const auto stood = standOn(rays, was);
    if (!stood || std::abs(stood->z - was.z) > kOnFloor)
        return moved;
    const auto floor = rays.ground(moved.x, moved.y, moved.z + kClimb);
    return floor ? glm::vec3(moved.x, moved.y, floor->point.z + kFootHeight) : moved;
}

std::optional<glm::vec3> finitePoint(const Model& m, const PointColumns& columns, Slot t) {
    const auto p = pointOf(m, columns, t);
    return isFinite(p) ? std::optional(p) : std::nullopt;
}

} // namespace

void dragNodes(Transaction& tx, std::span<const Slot> nodes, const Drag& drag) {
    for (const Slot n : nodes) {
        const auto was = pointBefore(tx, kNodeOrigin, n);
        const auto moved = was + drag.by;
        setPoint(tx, kNodeOrigin, n, drag.by.z == 0 ? keptOnFloor(tx.model(), was, moved) : moved);
    }
}

std::optional<glm::vec3> radiusAt(const Model& m, Slot n) {
    const auto p = originOf(m, n);
    if (!isFinite(p))
        return std::nullopt;
    return p + glm::vec3(m.get(node::radius, n), 0, 0);
}

void dragRadius(Transaction& tx, std::span<const Slot> nodes, const Drag& drag) {
    for (const Slot n : nodes) {
        const float radius = static_cast<float>(tx.before(node::radius, n)) + drag.by.x;
        const float stepped = std::round(radius / kRadiusStep) * kRadiusStep;
        constexpr float most = 0xFFFC;
        tx.set(node::radius, n, static_cast<std::uint16_t>(std::clamp(stepped, kRadiusStep, most)));
    }
}

std::string radiusText(const Model& m, Slot n) {
    return texts::format("radius {} units", m.get(node::radius, n));
}

void dragTraversals(Transaction& tx, std::span<const Slot> traversals, const Drag& drag) {
    for (const Slot t : traversals) {
        for (const auto& point : {kExit, kStart, kEnd}) {
            const auto was = pointBefore(tx, point, t);
            if (point.x.column != kExit.x.column || isExit(was))
                setPoint(tx, point, t, was + drag.by);
        }
    }
}

std::optional<glm::vec3> exitAt(const Model& m, Slot t) {
    return isExit(pointOf(m, kExit, t)) ? finitePoint(m, kExit, t) : std::nullopt;
}
std::optional<glm::vec3> startAt(const Model& m, Slot t) {
    return finitePoint(m, kStart, t);
}
std::optional<glm::vec3> endAt(const Model& m, Slot t) {
    return finitePoint(m, kEnd, t);
}

} // namespace navsmith::systems::quake_nav
