#include "core/systems/gta_sa_paths/verbs.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using model::Column;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint8_t kOneLaneEachWay = 1U << 3U | 1U;

/// The file for a new navi node: that of the square that it lies in, else that of a node of its edge.
Slot fileForNavi(const Model& m, std::int16_t x, std::int16_t y, Slot nodeRow) {
    const Slot square = OpenAreas(m).file(static_cast<unsigned>(areaAt(x, y)));
    for (const Slot f : {square, m.get(node::file, nodeRow).slot()}) {
        if (f != kNoSlot && naviCount(m, f) < kMaxNavis)
            return f;
    }
    return kNoSlot;
}

bool linked(const Model& m, Slot from, Slot to) {
    return findLink(m, from, to) != kNoSlot;
}

Slot createLink(Transaction& tx, Slot from, Slot to) {
    const Slot l = tx.create(kLink);
    tx.set(link::owner, l, Ref::to(from));
    tx.set(link::target, l, Ref::to(to));
    tx.set(link::length, l, linkLength(pointOf(tx.model(), from), pointOf(tx.model(), to)));
    return l;
}

/// What an edge carries besides its ends, told from one link's owner.
struct Traffic {
    std::uint8_t crossing = 0;
    bool hasNavi = false;
    std::uint8_t width = 0;
    unsigned away = 1; ///< lanes from the link's owner to its target
    unsigned back = 1;
    std::uint8_t lights = 0;
    bool lightBeforeTarget = false; ///< it is for traffic that heads to the target
};

Traffic trafficOf(const Model& m, Slot l) {
    Traffic traffic{.crossing = m.get(link::crossing, l)};
    const Ref ref = m.get(link::navi, l);
    if (!ref.isSlot())
        return traffic;
    const Slot n = ref.slot();
    traffic.hasNavi = true;
    traffic.width = m.get(navi::width, n);
    traffic.lights = m.get(navi::lights, n);
    const auto lanes = m.get(navi::lanes, n);
    const bool toOwner = m.get(navi::attached, n) == m.get(link::owner, l);
    traffic.away = toOwner ? leftLanes(lanes) : rightLanes(lanes);
    traffic.back = toOwner ? rightLanes(lanes) : leftLanes(lanes);
    traffic.lightBeforeTarget = ((lanes & kLightSide) != 0) != toOwner;
    return traffic;
}

/// Gives the edge of a new link the traffic of an old one; `light`: this piece keeps the light.
void putTraffic(Transaction& tx, Slot l, const Traffic& traffic, bool light) {
    const auto& m = tx.model();
    const Slot back = reverseOf(m, l);
    for (const Slot each : {l, back})
        tx.set(link::crossing, each, traffic.crossing);
    const Ref ref = m.get(link::navi, l);
    if (!ref.isSlot() || !traffic.hasNavi)
        return;
    const Slot n = ref.slot();
    const bool toOwner = m.get(navi::attached, n) == m.get(link::owner, l);
    const unsigned right = toOwner ? traffic.back : traffic.away;
    const unsigned left = toOwner ? traffic.away : traffic.back;
    const bool side = light && traffic.lightBeforeTarget != toOwner;
    tx.set(navi::width, n, traffic.width);
    tx.set(navi::lanes, n, static_cast<std::uint8_t>(left | right << 3U | (side ? kLightSide : 0U)));
    tx.set(navi::lights, n, light ? traffic.lights : std::uint8_t{0});
}

/// Places for new nodes between two, evenly.
std::vector<RawPoint> placesBetween(RawPoint a, RawPoint b, int pieces) {
    const auto between = [&](int from, int to, int i) {
        return static_cast<std::int16_t>(std::lround(from + static_cast<double>(to - from) * i / pieces));
    };
    std::vector<RawPoint> places;
    for (int i = 1; i < pieces; ++i)
        places.push_back({between(a.x, b.x, i), between(a.y, b.y, i), between(a.z, b.z, i)});
    return places;
}

/// A node like another one, somewhere else; without what is true of that place only.
Slot createNodeLike(Transaction& tx, Slot like, RawPoint at, Slot fileRow) {
    const auto& m = tx.model();
    constexpr std::uint32_t local = flag::countMask | flag::deadEnd | flag::roadBlock | 15U << 20U;
    const Slot n = tx.create(kNode);
    tx.set(node::file, n, Ref::to(fileRow));
    tx.set(node::group, n, m.get(node::group, like));
    tx.set(node::x, n, at.x);
    tx.set(node::y, n, at.y);
    tx.set(node::z, n, at.z);
    tx.set(node::width, n, m.get(node::width, like));
    tx.set(node::floodGroup, n, m.get(node::floodGroup, like));
    tx.set(node::flags, n, m.get(node::flags, like) & ~local);
    return n;
}

} // namespace

std::uint8_t mirroredLanes(std::uint8_t lanes, std::uint8_t lights) {
    const bool light = (lights & 3U) != 0; // a navi without a light has no side to turn
    const unsigned kept = lanes & (light ? 0x80U : 0xC0U);
    const unsigned side = light ? (~static_cast<unsigned>(lanes) & kLightSide) : 0U;
    return static_cast<std::uint8_t>(kept | side | leftLanes(lanes) << 3U | rightLanes(lanes));
}

void moveToFile(Transaction& tx, Slot nodeRow, Slot fileRow) {
    tx.set(node::file, nodeRow, Ref::to(fileRow));
    tx.set(node::addressError, nodeRow, std::uint32_t{0});
    tx.moveLast({kNode, nodeRow});
}

void moveNaviToFile(Transaction& tx, Slot naviRow, Slot fileRow) {
    tx.set(navi::file, naviRow, Ref::to(fileRow));
    tx.moveLast({kNavi, naviRow});
}

void moveNaviToSquare(Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    const auto x = m.get(navi::x, naviRow);
    const auto y = m.get(navi::y, naviRow);
    if (nearlyInside(m.get(file::area, m.get(navi::file, naviRow).slot()), x, y))
        return;
    const Slot to = OpenAreas(m).file(static_cast<unsigned>(areaAt(x, y)));
    if (to != kNoSlot && naviCount(m, to) < kMaxNavis)
        moveNaviToFile(tx, naviRow, to);
}

Slot makeNavi(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Slot a = m.get(link::owner, l).slot();
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return kNoSlot;
    const Slot b = target.slot();
    const bool lowerIsA = isLower(m, a, link::target, target);
    const auto to = pointOf(m, lowerIsA ? a : b);
    const auto from = pointOf(m, lowerIsA ? b : a);
    const auto x = middle(to.x, from.x);
    const auto y = middle(to.y, from.y);
    const Slot home = fileForNavi(m, x, y, a);
    if (home == kNoSlot)
        return kNoSlot;
    const Slot n = tx.create(kNavi);
    tx.set(navi::file, n, Ref::to(home));
    tx.set(navi::attached, n, Ref::to(lowerIsA ? a : b));
    tx.set(navi::x, n, x);
    tx.set(navi::y, n, y);
    if (const auto d = direction(from, to)) {
        tx.set(navi::directionX, n, (*d)[0]);
        tx.set(navi::directionY, n, (*d)[1]);
    }
    tx.set(navi::width, n, std::max(m.get(node::width, a), m.get(node::width, b)));
    tx.set(navi::lanes, n, kOneLaneEachWay);
    return n;
}

Slot connect(Transaction& tx, Slot a, Slot b) {
    const auto& m = tx.model();
    if (a == b || typeOf(m, a) != typeOf(m, b) || linked(m, a, b) || linked(m, b, a) || linkCount(m, a) >= kMaxLinks ||
        linkCount(m, b) >= kMaxLinks)
        return kNoSlot;
    const Slot there = createLink(tx, a, b);
    if (!isPed(m, a)) {
        const Slot n = makeNavi(tx, there);
        if (n == kNoSlot) {
            tx.erase({kLink, there});
            return kNoSlot;
        }
        tx.set(link::navi, there, Ref::to(n));
    }
    addReverse(tx, there);
    return there;
}

void disconnect(Transaction& tx, Slot l) {
    const Slot back = reverseOf(tx.model(), l);
    tx.erase({kLink, l});
    if (back != kNoSlot)
        tx.erase({kLink, back});
}

Slot addReverse(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref owner = m.get(link::owner, l);
    const Ref target = m.get(link::target, l);
    if (!target.isSlot() || target == owner || typeOf(m, owner.slot()) != typeOf(m, target.slot()) ||
        linkCount(m, target.slot()) >= kMaxLinks)
        return kNoSlot;
    const Slot back = createLink(tx, target.slot(), owner.slot());
    tx.set(link::navi, back, m.get(link::navi, l));
    tx.set(link::length, back, m.get(link::length, l));
    tx.set(link::crossing, back, m.get(link::crossing, l));
    return back;
}

bool insertNodes(Transaction& tx, Slot l, double longest) {
    const auto& m = tx.model();
    const Slot a = m.get(link::owner, l).slot();
    const Ref target = m.get(link::target, l);
    if (!target.isSlot() || reverseOf(m, l) == kNoSlot || typeOf(m, a) != typeOf(m, target.slot()))
        return false;
    const Slot b = target.slot();
    const auto pieces = static_cast<int>(distance(pointOf(m, a), pointOf(m, b)) / longest) + 1;
    const auto places = placesBetween(pointOf(m, a), pointOf(m, b), pieces);
    const OpenAreas open(m);
    constexpr std::size_t margin = 64; // places for the navi nodes of the longest possible edge
    for (const auto& p : places) {
        const Slot f = open.file(static_cast<unsigned>(areaAt(p.x, p.y)));
        if (f == kNoSlot || (!isPed(m, a) && naviCount(m, f) + margin > kMaxNavis))
            return false;
    }
    const auto traffic = trafficOf(m, l);
    disconnect(tx, l);
    Slot from = a;
    for (int i = 1; i <= pieces; ++i) {
        const bool last = i == pieces;
        Slot to = b;
        if (!last) {
            const auto& p = places[static_cast<std::size_t>(i - 1)];
            to = createNodeLike(tx, a, p, open.file(static_cast<unsigned>(areaAt(p.x, p.y))));
        }
        const Slot piece = connect(tx, from, to);
        if (piece == kNoSlot)
            tx.refuse("There is no room for the pieces of a long edge.");
        else
            putTraffic(tx, piece, traffic, traffic.lightBeforeTarget ? last : i == 1);
        from = to;
    }
    return true;
}

bool mergeNodes(Transaction& tx, Slot kept, Slot gone) {
    const auto& m = tx.model();
    if (kept == gone || typeOf(m, kept) != typeOf(m, gone))
        return false;
    auto links = m.referrers(link::owner, gone);
    std::ranges::sort(links);
    if (std::ranges::any_of(links, [&](Slot l) { return !m.get(link::target, l).isSlot(); }))
        return false;
    if (linkCount(m, kept) + links.size() > kMaxLinks)
        return false;
    for (const Slot l : links) {
        const Slot to = m.get(link::target, l).slot();
        if (to == kept || to == gone || linked(m, kept, to))
            continue; // goes with the node
        tx.set(link::owner, l, Ref::to(kept));
        tx.moveLast({kLink, l});
    }
    for (const Slot l : m.referrers(link::target, gone)) {
        const Slot from = m.get(link::owner, l).slot();
        if (from != kept && from != gone && !linked(m, from, kept))
            tx.set(link::target, l, Ref::to(kept));
    }
    for (const Slot n : m.referrers(navi::attached, gone))
        tx.set(navi::attached, n, Ref::to(kept));
    tx.erase({kNode, gone});
    return true;
}

void attachToLower(Transaction& tx, Slot naviRow) {
    const auto& m = tx.model();
    const auto edge = edgeOf(m, OpenAreas(m), naviRow);
    if (!edge || attachedToLower(m, *edge, naviRow))
        return;
    tx.set(navi::keepLower, naviRow, std::uint8_t{1});
    if (edge->attached)
        return; // save() turns the record round
    const bool lowerIsOwner = isLower(m, edge->owner, link::target, edge->target);
    const auto targetHere = [&] {
        return edge->target.isSlot() ? edge->target : tx.raw(navi::attached, m.rawValue(link::target, edge->target));
    };
    tx.set(navi::attached, naviRow, lowerIsOwner ? Ref::to(edge->owner) : targetHere());
    if (!edge->target.isSlot())
        return; // where the other end lies is not known
    const Slot to = lowerIsOwner ? edge->owner : edge->target.slot();
    const Slot from = lowerIsOwner ? edge->target.slot() : edge->owner;
    const auto d = direction(pointOf(m, from), pointOf(m, to));
    if (!d)
        return;
    const bool opposed = m.get(navi::directionX, naviRow) * (*d)[0] + m.get(navi::directionY, naviRow) * (*d)[1] < 0;
    if (opposed)
        tx.set(navi::lanes, naviRow, mirroredLanes(m.get(navi::lanes, naviRow), m.get(navi::lights, naviRow)));
    tx.set(navi::directionX, naviRow, (*d)[0]);
    tx.set(navi::directionY, naviRow, (*d)[1]);
}

} // namespace navsmith::systems::gta_sa_paths
