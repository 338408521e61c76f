#include "core/systems/quake_nav/traversals.h"

#include "core/systems/quake_nav/access.h"
#include "core/world/backdrop.h"

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

TraversalKind kindOf(Movement movement) {
    switch (movement) {
    case Movement::LongJump:
        return TraversalKind::LongJump;
    case Movement::BarrierJump:
        return TraversalKind::BarrierJump;
    case Movement::Ledge:
        return TraversalKind::Ledge;
    case Movement::Manual:
        return TraversalKind::Manual;
    case Movement::Walk:
    case Movement::Ride:
    case Movement::Other:
        break;
    }
    return TraversalKind::Plain;
}

NodePlace placeOf(const Model& m, Slot n) {
    return {originOf(m, n), static_cast<float>(m.get(node::radius, n))};
}

} // namespace

std::optional<Jump> findJump(const Model& m, Slot l, const world::RayCaster* rays) {
    const auto ends = endsOf(m, l);
    const auto* type = typeOf(m, l);
    if (!ends)
        return std::nullopt;
    const auto movement = type != nullptr ? type->movement : Movement::Other;
    auto jump = findTraversal(kindOf(movement), rays, placeOf(m, ends->from), placeOf(m, ends->to));
    if (!jump)
        return std::nullopt;
    // The exit of what rides is its start, and Quake II's drops have one, too (sections 5 and 6).
    const bool quake2 = gameOf(m) == quake::NavGame::Quake2;
    if (jump->exit == glm::vec3(0) && (movement == Movement::Ride || movement == Movement::Other || quake2))
        jump->exit = jump->start;
    return jump;
}

Jump findPoints(const Model& m, Slot l) {
    const auto* rays = m.map() != nullptr ? &m.map()->rays : nullptr;
    if (auto found = rays != nullptr ? findJump(m, l, rays) : std::nullopt)
        return *found;
    return findJump(m, l, nullptr).value_or(Jump{});
}

void setPoints(Transaction& tx, Slot t, const Jump& points) {
    setPoint(tx, kExit, t, points.exit);
    setPoint(tx, kStart, t, points.start);
    setPoint(tx, kEnd, t, points.end);
}

std::vector<glm::vec3> wayOf(const Model& m, Slot t) {
    const Slot l = linkOfTraversal(m, t);
    const auto* type = l != model::kNoSlot ? typeOf(m, l) : nullptr;
    const auto start = pointOf(m, kStart, t);
    const auto end = pointOf(m, kEnd, t);
    if (type == nullptr || !isFinite(start) || !isFinite(end))
        return {start, end};
    switch (type->movement) {
    case Movement::LongJump:
    case Movement::BarrierJump:
    case Movement::Manual:
        return jumpArc(start, end);
    case Movement::Ledge:
        return dropArc(start, end);
    case Movement::Walk:
    case Movement::Ride:
    case Movement::Other:
        break;
    }
    return {start, end};
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
    setPoints(tx, t, findPoints(m, l));
    tx.set(link::traversal, l, Ref::to(t));
}

} // namespace navsmith::systems::quake_nav
