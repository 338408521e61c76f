#include "core/systems/quake_nav/drags.h"

#include "core/systems/quake_nav/access.h"
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
    return isExit(pointOf(m, kExit, t)) ? ifFinite(pointOf(m, kExit, t)) : std::nullopt;
}
std::optional<glm::vec3> startAt(const Model& m, Slot t) {
    return ifFinite(pointOf(m, kStart, t));
}
std::optional<glm::vec3> endAt(const Model& m, Slot t) {
    return ifFinite(pointOf(m, kEnd, t));
}

} // namespace navsmith::systems::quake_nav
