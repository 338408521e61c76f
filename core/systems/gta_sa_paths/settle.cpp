#include "core/systems/gta_sa_paths/settle.h"

#include "core/systems/gta_sa_paths/access.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

RawPoint pointBefore(const Transaction& tx, Slot n) {
    return {tx.before(node::x, n), tx.before(node::y, n), tx.before(node::z, n)};
}

std::vector<Slot> united(std::initializer_list<std::vector<Slot>> lists) {
    std::set<Slot> all;
    for (const auto& list : lists)
        all.insert(list.begin(), list.end());
    return {all.begin(), all.end()};
}

std::vector<Slot> movedNodes(const Transaction& tx) {
    auto rows = united({tx.touched(node::x), tx.touched(node::y), tx.touched(node::z)});
    std::erase_if(rows, [&](Slot n) {
        return !tx.model().isLive({kNode, n}) || pointOf(tx.model(), n) == pointBefore(tx, n);
    });
    return rows;
}

/// The open file of an area, or kNoSlot.
Slot fileOfArea(const Model& m, int area) {
    Slot found = model::kNoSlot;
    m.forEachLive(kFile, [&](Slot f) { found = m.get(file::area, f) == area ? f : found; });
    return found;
}

/// A node that was moved out of its square goes to the file of the square that it is in now, if that is open.
void followSquare(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto p = pointOf(m, n);
    if (nearlyInside(areaOf(m, n), p.x, p.y))
        return;
    const Slot to = fileOfArea(m, areaAt(p.x, p.y));
    if (to == model::kNoSlot)
        return;
    tx.set(node::file, n, Ref::to(to));
    tx.set(node::addressError, n, std::uint32_t{0});
    tx.moveLast({kNode, n});
}

void followSquareNavi(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto x = m.get(navi::x, n);
    const auto y = m.get(navi::y, n);
    if (nearlyInside(m.get(file::area, m.get(navi::file, n).slot()), x, y))
        return;
    const Slot to = fileOfArea(m, areaAt(x, y));
    constexpr std::size_t most = 1024; // links name navi nodes by 10 bits
    if (to == model::kNoSlot || m.order(kNavi).group(to).size() >= most)
        return;
    tx.set(navi::file, n, Ref::to(to));
    tx.moveLast({kNavi, n});
}

/// Where a navi coordinate goes when the middle of its edge goes from (a + b) / 2 to (c + d) / 2: on the middle if it
/// was there, else it keeps its place beside it (joints of two pieces of road lie off the middle).
std::int16_t followMiddle(std::int16_t old, int sumBefore, int sumNow) {
    if (std::abs(2 * old - sumBefore) < 2)
        return static_cast<std::int16_t>(sumNow / 2);
    return static_cast<std::int16_t>(std::clamp(old + (sumNow - sumBefore) / 2, INT16_MIN, INT16_MAX));
}

/// A navi of an edge with a moved end.
void followEdge(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const Slot l = linkOfNavi(m, n);
    if (l == model::kNoSlot)
        return;
    const Slot a = m.get(link::owner, l).slot();
    const Ref target = m.get(link::target, l);
    if (!target.isSlot()) {
        // The other end lies in a file that is not open: all that is known is that the middle moves half as far.
        const auto was = pointBefore(tx, a);
        const auto is = pointOf(m, a);
        tx.set(navi::x, n, static_cast<std::int16_t>(tx.before(navi::x, n) + (is.x - was.x) / 2));
        tx.set(navi::y, n, static_cast<std::int16_t>(tx.before(navi::y, n) + (is.y - was.y) / 2));
        followSquareNavi(tx, n);
        return;
    }
    const Slot b = target.slot();
    const auto wasA = pointBefore(tx, a);
    const auto wasB = pointBefore(tx, b);
    const auto isA = pointOf(m, a);
    const auto isB = pointOf(m, b);
    tx.set(navi::x, n, followMiddle(tx.before(navi::x, n), wasA.x + wasB.x, isA.x + isB.x));
    tx.set(navi::y, n, followMiddle(tx.before(navi::y, n), wasA.y + wasB.y, isA.y + isB.y));
    const Ref attached = m.get(navi::attached, n);
    if (attached.pointsTo(a) || attached.pointsTo(b)) {
        const bool toA = attached.pointsTo(a);
        // A move of the whole edge turns nothing: stored directions are up to 1 off the formula and stay so.
        const bool turned = isA.x - wasA.x != isB.x - wasB.x || isA.y - wasA.y != isB.y - wasB.y;
        if (const auto d = direction(toA ? isB : isA, toA ? isA : isB); d && turned) {
            tx.set(navi::directionX, n, (*d)[0]);
            tx.set(navi::directionY, n, (*d)[1]);
        }
    }
    followSquareNavi(tx, n);
}

void settleMoves(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> links;
    for (const Slot n : movedNodes(tx)) {
        followSquare(tx, n);
        m.forEachReferrer(link::owner, n, [&](Slot l) { links.insert(l); });
        m.forEachReferrer(link::target, n, [&](Slot l) { links.insert(l); });
    }
    std::set<Slot> navis;
    for (const Slot l : links) {
        const Slot a = m.get(link::owner, l).slot();
        const Ref target = m.get(link::target, l);
        if (target.isSlot()) {
            const Slot b = target.slot();
            const auto was = distance(pointBefore(tx, a), pointBefore(tx, b));
            const auto is = distance(pointOf(m, a), pointOf(m, b));
            if (was != is)
                tx.set(link::length, l, linkLength(pointOf(m, a), pointOf(m, b)));
        }
        if (const Ref navi = m.get(link::navi, l); navi.isSlot())
            navis.insert(navi.slot());
    }
    for (const Slot n : navis)
        followEdge(tx, n);
}

/// Bit 8 is the loader's copy of bit 5: it follows where it agreed before.
void settleSwitchedOff(Transaction& tx) {
    for (const Slot n : tx.touched(node::flags)) {
        const auto was = tx.before(node::flags, n);
        const auto is = tx.model().get(node::flags, n);
        const bool agreed = ((was & flag::switchedOff) != 0) == ((was & flag::switchedOffOriginal) != 0);
        if (!agreed || ((was ^ is) & flag::switchedOff) == 0)
            continue;
        const bool off = (is & flag::switchedOff) != 0;
        tx.set(node::flags, n, off ? is | flag::switchedOffOriginal : is & ~flag::switchedOffOriginal);
    }
}

/// Both directions of an edge carry the same length, crossing flags and navi (section 6).
template <typename T>
void mirrorColumn(Transaction& tx, model::Column<T> column) {
    for (const Slot l : tx.touched(column)) {
        const auto& m = tx.model();
        if (!m.isLive({kLink, l}) || m.get(column, l) == tx.before(column, l))
            continue;
        const Slot back = reverseOf(m, l);
        // Two edits of one pair that contradict each other: what the user wrote stays.
        if (back == model::kNoSlot || m.get(column, back) != tx.before(column, back))
            continue;
        tx.set(column, back, m.get(column, l));
    }
}

} // namespace

Slot reverseOf(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return model::kNoSlot;
    const Slot from = m.get(link::owner, l).slot();
    std::size_t before = 0; // doubles of this link that come first
    m.forEachReferrer(link::owner, from,
                      [&](Slot other) { before += other < l && m.get(link::target, other) == target ? 1 : 0; });
    std::vector<Slot> back;
    m.forEachReferrer(link::owner, target.slot(), [&](Slot other) {
        if (other != l && m.get(link::target, other).pointsTo(from))
            back.push_back(other);
    });
    std::ranges::sort(back);
    return before < back.size() ? back[before] : model::kNoSlot;
}

tl::expected<void, model::Refusal> settle(Transaction& tx) {
    settleMoves(tx);
    settleSwitchedOff(tx);
    mirrorColumn(tx, link::length);
    mirrorColumn(tx, link::crossing);
    return {};
}

} // namespace navsmith::systems::gta_sa_paths
