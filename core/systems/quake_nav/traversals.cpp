#include "core/systems/quake_nav/traversals.h"

#include "core/systems/quake_nav/access.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

// Medians over the games' own files (docs/formats/quake-nav.md, section 6).
constexpr float kJumpFromSource = 32;
constexpr float kJumpBeforeTarget = 31;
constexpr float kLedgeFromSource = 43;

glm::vec3 towards(const glm::vec3& from, const glm::vec3& to, float by) {
    const glm::vec3 level{to.x - from.x, to.y - from.y, 0};
    const float length = glm::length(level);
    // Two nodes that are near each other: no further than a third of the way.
    return length > 0 ? from + level * (std::min(by, length / 3) / length) : from;
}

} // namespace

TraversalPoints findPoints(const Model& m, Slot l) {
    const auto ends = endsOf(m, l);
    const auto from = originOf(m, ends->from);
    const auto to = originOf(m, ends->to);
    const auto* type = typeOf(m, l);
    const auto movement = type != nullptr ? type->movement : Movement::Carried;
    const bool quake2 = gameOf(m) == quake::NavGame::Quake2;
    switch (movement) {
    case Movement::LongJump:
    case Movement::BarrierJump: {
        const auto start = towards(from, to, kJumpFromSource);
        return {start, start, towards(to, from, kJumpBeforeTarget)};
    }
    case Movement::Ledge: {
        const auto start = towards(from, to, kLedgeFromSource);
        return {quake2 ? start : glm::vec3(0), start, to};
    }
    case Movement::Walk:
    case Movement::Carried:
        break;
    }
    return {from, from, to};
}

void giveTraversal(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const auto ends = endsOf(m, l);
    if (!ends)
        return;
    const Slot t = tx.create(kTraversal);
    if (t == model::kNoSlot)
        return;
    tx.set(traversal::file, t, m.get(node::file, ends->from));
    const auto points = findPoints(m, l);
    setPoint(tx, kExit, t, points.exit);
    setPoint(tx, kStart, t, points.start);
    setPoint(tx, kEnd, t, points.end);
    tx.set(link::traversal, l, Ref::to(t));
}

} // namespace navsmith::systems::quake_nav
