#include "core/systems/gta_sa_paths/settle.h"

#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/verbs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
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

/// A node that was moved out of its square goes to the file of the square that it is in now, if that is open.
void followSquare(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto p = pointOf(m, n);
    if (nearlyInside(areaOf(m, n), p.x, p.y))
        return;
    const Slot to = OpenAreas(m).file(static_cast<unsigned>(areaAt(p.x, p.y)));
    if (to == model::kNoSlot)
        return;
    moveToFile(tx, n, to);
}

std::int16_t moved(std::int16_t old, int by) {
    return static_cast<std::int16_t>(std::clamp(old + by, INT16_MIN, INT16_MAX));
}

/// Where a navi coordinate goes when the middle of its edge goes from (a + b) / 2 to (c + d) / 2: on the middle if it
/// was there, else it keeps its place beside it (joints of two pieces of road lie off the middle).
std::int16_t followMiddle(std::int16_t old, int sumBefore, int sumNow) {
    if (sumBefore == sumNow)
        return old;
    if (std::abs(2 * old - sumBefore) < 2)
        return static_cast<std::int16_t>(sumNow / 2);
    return moved(old, (sumNow - sumBefore) / 2);
}

void followMiddleOf(Transaction& tx, Slot n, Slot a, std::optional<Slot> b) {
    // What the same edit says of the navi itself goes first.
    if (tx.model().get(navi::x, n) != tx.before(navi::x, n) || tx.model().get(navi::y, n) != tx.before(navi::y, n))
        return;
    const auto wasA = pointBefore(tx, a);
    const auto isA = pointOf(tx.model(), a);
    // An end in a file that is not open does not move: the middle goes half as far as the other one.
    const auto wasB = b ? pointBefore(tx, *b) : RawPoint{};
    const auto isB = b ? pointOf(tx.model(), *b) : RawPoint{};
    if (b) {
        tx.set(navi::x, n, followMiddle(tx.before(navi::x, n), wasA.x + wasB.x, isA.x + isB.x));
        tx.set(navi::y, n, followMiddle(tx.before(navi::y, n), wasA.y + wasB.y, isA.y + isB.y));
    } else {
        tx.set(navi::x, n, moved(tx.before(navi::x, n), (isA.x - wasA.x) / 2));
        tx.set(navi::y, n, moved(tx.before(navi::y, n), (isA.y - wasA.y) / 2));
    }
    moveNaviToSquare(tx, n);
}

/// A navi of an edge with a moved end.
void followEdge(Transaction& tx, Slot n) {
    const auto& m = tx.model();
    const auto edge = attachedEdgeOf(m, n);
    const Slot l = edge ? edge->link : linkOfNavi(m, n);
    if (l == model::kNoSlot)
        return;
    const Slot a = m.get(link::owner, l).slot();
    const Ref target = m.get(link::target, l);
    followMiddleOf(tx, n, a, target.isSlot() ? std::optional(target.slot()) : std::nullopt);
    if (!edge || !target.isSlot())
        return;
    const Slot to = edge->attachedEnd();
    const Slot from = edge->otherEnd();
    const auto turn = [&](auto coordinate) {
        return m.get(coordinate, to) - tx.before(coordinate, to) !=
               m.get(coordinate, from) - tx.before(coordinate, from);
    };
    // A move of the whole edge turns nothing: stored directions are up to 1 off the formula and stay so.
    if (!turn(node::x) && !turn(node::y))
        return;
    if (const auto d = direction(pointOf(m, from), pointOf(m, to))) {
        tx.set(navi::directionX, n, (*d)[0]);
        tx.set(navi::directionY, n, (*d)[1]);
    }
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
    for (const Slot n : tx.created(kNavi))
        navis.erase(n); // whoever made it put it where it belongs
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

/// The stored link ranges of an irregular file mean nothing once its nodes or links come, go or change places.
void settleLinkLayout(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> files;
    const auto add = [&](Ref ref) {
        if (ref.isSlot())
            files.insert(ref.slot());
    };
    constexpr model::ColumnId alive = model::kAlive;
    constexpr model::ColumnId rank = model::kRank;
    for (const auto column : {alive, rank, node::file.column, node::group.column}) {
        for (const Slot n : tx.touched(kNode, column)) {
            add(m.get(node::file, n));
            add(tx.before(node::file, n));
        }
    }
    for (const auto column : {alive, rank, link::owner.column}) {
        for (const Slot l : tx.touched(kLink, column)) {
            for (const Ref owner : {m.get(link::owner, l), tx.before(link::owner, l)}) {
                if (owner.isSlot())
                    add(m.get(node::file, owner.slot()));
            }
        }
    }
    for (const Slot f : files) {
        if (!m.get(file::linkLayout, f).empty())
            tx.set(file::linkLayout, f, std::string());
    }
}

/// Files that rows of a kind were made in or moved to.
std::set<Slot> grownFiles(const Transaction& tx, model::Column<Ref> fileColumn) {
    const model::Column<std::uint8_t> alive{fileColumn.kind, model::kAlive};
    std::set<Slot> files;
    for (const auto column : {alive.column, fileColumn.column}) {
        for (const Slot row : tx.touched(fileColumn.kind, column)) {
            const Ref now = tx.model().get(fileColumn, row);
            const bool came = tx.before(alive, row) == 0 || tx.before(fileColumn, row) != now;
            if (came && now.isSlot() && tx.model().isLive({fileColumn.kind, row}))
                files.insert(now.slot());
        }
    }
    return files;
}

/// What the file has no room for is refused: it could not be written. Too many that came with a file stay, are
/// reported by the rules, and may become fewer.
tl::expected<void, model::Refusal> refuseOverflow(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> owners;
    for (const auto column : {model::ColumnId{model::kAlive}, link::owner.column}) {
        for (const Slot l : tx.touched(kLink, column)) {
            if (m.isLive({kLink, l}))
                owners.insert(m.get(link::owner, l).slot());
        }
    }
    for (const Slot n : owners) {
        if (linkCount(m, n) > kMaxLinks)
            return tl::unexpected(model::Refusal{fmt::format("{} would have {} links; a node has room for {}.",
                                                             nodeName(m, n), linkCount(m, n), kMaxLinks)});
    }
    const auto count = [&](model::Column<Ref> column, Slot f) {
        std::size_t rows = 0;
        m.forEachReferrer(column, f, [&](Slot) { ++rows; });
        return rows;
    };
    for (const Slot f : grownFiles(tx, navi::file)) {
        if (count(navi::file, f) > kMaxNavis)
            return tl::unexpected(model::Refusal{
                fmt::format("Area {} has no room for more than {} navi nodes.", m.get(file::area, f), kMaxNavis)});
    }
    for (const Slot f : grownFiles(tx, node::file)) {
        if (count(node::file, f) > kMaxNodes)
            return tl::unexpected(model::Refusal{
                fmt::format("Area {} has no room for more than {} nodes.", m.get(file::area, f), kMaxNodes)});
    }
    return {};
}

} // namespace

tl::expected<void, model::Refusal> settle(Transaction& tx) {
    settleMoves(tx);
    settleSwitchedOff(tx);
    mirrorColumn(tx, link::length);
    mirrorColumn(tx, link::crossing);
    settleLinkLayout(tx);
    return refuseOverflow(tx);
}

} // namespace navsmith::systems::gta_sa_paths
