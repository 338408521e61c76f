#include "core/systems/gta_sa_paths/edges.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace navsmith::systems::gta_sa_paths {

using model::Column;
using model::Model;
using model::Ref;
using model::Slot;

OpenAreas::OpenAreas(const Model& model) {
    rows_.fill(model::kNoSlot);
    model.forEachLive(kFile, [&](Slot row) {
        const auto area = model.get(file::area, row);
        if (area < rows_.size())
            rows_[area] = row;
    });
}

bool OpenAreas::all() const {
    return std::ranges::find(rows_, model::kNoSlot) == rows_.end();
}

bool OpenAreas::isMissing(const Model& m, Column<Ref> column, Ref ref) const {
    if (!ref.isRaw())
        return ref.isNone();
    const auto area = gta_sa_paths::areaOf(m, column, ref);
    return area >= static_cast<unsigned>(kAreas) || contains(area);
}

bool OpenAreas::isNaviMissing(const Model& m, Ref ref) const {
    if (!ref.isRaw())
        return ref.isNone();
    return contains(static_cast<unsigned>(m.rawValue(link::navi, ref) >> 10U) & kNaviAreaMask);
}

unsigned areaOf(const Model& m, Column<Ref> column, Ref ref) {
    if (ref.isSlot())
        return static_cast<unsigned>(areaOf(m, ref.slot()));
    return static_cast<unsigned>(m.rawValue(column, ref) >> 16U);
}

bool sameNode(const Model& m, Column<Ref> a, Ref refA, Column<Ref> b, Ref refB) {
    if (refA.isRaw() && refB.isRaw())
        return m.rawValue(a, refA) == m.rawValue(b, refB);
    return refA.isSlot() && refA == refB;
}

bool isLower(const Model& m, Slot nodeRow, Column<Ref> column, Ref ref) {
    const auto area = static_cast<unsigned>(areaOf(m, nodeRow));
    const auto other = areaOf(m, column, ref);
    if (area != other || !ref.isSlot())
        return area < other;
    constexpr Column<std::uint32_t> rank{kNode, model::kRank};
    const auto place = [&](Slot row) { return std::tuple(m.get(node::group, row), m.get(rank, row)); };
    return place(nodeRow) < place(ref.slot());
}

namespace {

/// Of the links of a navi node that `take`s, the first.
template <typename Take>
std::optional<NaviEdge> firstEdge(const Model& m, Slot naviRow, Take take) {
    const Ref attached = m.get(navi::attached, naviRow);
    NaviEdge best;
    m.forEachReferrer(link::navi, naviRow, [&](Slot l) {
        NaviEdge edge{l, m.get(link::owner, l).slot(), m.get(link::target, l)};
        edge.toOwner = attached.pointsTo(edge.owner);
        edge.attached = edge.toOwner || sameNode(m, link::target, edge.target, navi::attached, attached);
        if (l < best.link && take(edge))
            best = edge;
    });
    return best.link == model::kNoSlot ? std::nullopt : std::optional(best);
}

} // namespace

std::optional<NaviEdge> attachedEdgeOf(const Model& m, Slot naviRow) {
    return firstEdge(m, naviRow, [](const NaviEdge& edge) { return edge.attached; });
}

std::optional<NaviEdge> edgeOf(const Model& m, const OpenAreas& open, Slot naviRow) {
    if (auto edge = attachedEdgeOf(m, naviRow))
        return edge;
    return firstEdge(m, naviRow, [&](const NaviEdge& edge) { return !open.isMissing(m, link::target, edge.target); });
}

bool attachedToLower(const Model& m, const NaviEdge& edge, Slot naviRow) {
    if (!edge.attached)
        return false;
    return m.get(navi::keepLower, naviRow) != 0 || edge.toOwner == isLower(m, edge.owner, link::target, edge.target);
}

unsigned lanesTo(const Model& m, const NaviEdge& edge, Slot naviRow, bool toOwner) {
    const auto lanes = m.get(navi::lanes, naviRow);
    return toOwner == edge.toOwner ? rightLanes(lanes) : leftLanes(lanes);
}

std::uint8_t soundCrossing(const Model& m, Slot l) {
    constexpr std::uint8_t known = kCrossesRoad | kPedestrianLight;
    if (!isPed(m, m.get(link::owner, l).slot()))
        return 0;
    const auto value = static_cast<std::uint8_t>(m.get(link::crossing, l) & known);
    return (value & kPedestrianLight) != 0 ? known : value;
}

std::size_t naviCount(const Model& m, Slot fileRow) {
    std::size_t count = 0;
    m.forEachReferrer(navi::file, fileRow, [&](Slot) { ++count; });
    return count;
}

std::string noRoom(const Model& m, Slot fileRow, std::size_t would, std::string_view what, std::size_t limit) {
    return fmt::format("Area {} has no room: {} would have {} {}, and holds {} at most.", m.get(file::area, fileRow),
                       m.get(file::name, fileRow), would, what, limit);
}

std::string noRoomForNavis(const Model& m, Slot fileRow, std::size_t would) {
    return noRoom(m, fileRow, would, "navi nodes", kMaxNavis);
}

std::string nodeName(const Model& m, Slot nodeRow) {
    return fmt::format("node {}:{}", areaOf(m, nodeRow), m.order(kNode).position(nodeRow));
}

std::string nodeName(const Model& m, Column<Ref> column, Ref ref) {
    if (ref.isSlot())
        return nodeName(m, ref.slot());
    if (ref.isNone())
        return "no node";
    const auto value = m.rawValue(column, ref);
    return fmt::format("node {}:{}", value >> 16U, value & 0xFFFFU);
}

std::string_view typeName(NodeType type) {
    switch (type) {
    case NodeType::Car:
        return "car";
    case NodeType::Boat:
        return "boat";
    case NodeType::Ped:
        return "ped";
    }
    return "ped";
}

Slot reverseOf(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return model::kNoSlot;
    const auto ranks = m.column(Column<std::uint32_t>{kLink, model::kRank});
    const Slot from = m.get(link::owner, l).slot();
    std::size_t before = 0; // doubles of this link that come first
    m.forEachReferrer(link::owner, from, [&](Slot other) {
        before += ranks[other] < ranks[l] && m.get(link::target, other) == target ? 1 : 0;
    });
    // The one that has as many before it; a node has few links, so looking through them again is cheap.
    Slot found = model::kNoSlot;
    for (std::size_t skip = 0; skip <= before; ++skip) {
        Slot next = model::kNoSlot;
        m.forEachReferrer(link::owner, target.slot(), [&](Slot other) {
            const bool later = found == model::kNoSlot || ranks[other] > ranks[found];
            const bool sooner = next == model::kNoSlot || ranks[other] < ranks[next];
            if (other != l && later && sooner && m.get(link::target, other).pointsTo(from))
                next = other;
        });
        if (next == model::kNoSlot)
            return model::kNoSlot;
        found = next;
    }
    return found;
}

} // namespace navsmith::systems::gta_sa_paths
