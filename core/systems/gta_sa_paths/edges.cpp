#include "core/systems/gta_sa_paths/edges.h"

#include "core/systems/shared/path_edit.h"

#include <array>
#include <tuple>

namespace navsmith::systems::gta_sa_paths {

using model::Column;

bool isNaviMissing(const OpenAreas& open, const Model& m, Ref ref) {
    if (!ref.isRaw())
        return ref.isNone();
    return open.contains(traitsOf(m).areaOfNavi(naviWord(m, ref)));
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

/// The first link of a navi node that `take` accepts.
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

std::uint8_t soundCrossing(const Model& m, Slot l) {
    constexpr std::uint8_t meaningful = kCrossesRoad | kPedestrianLight;
    if (!isPed(m, m.get(link::owner, l).slot()))
        return 0;
    const auto value = static_cast<std::uint8_t>(m.get(link::crossing, l) & meaningful);
    return (value & kPedestrianLight) != 0 ? meaningful : value;
}

std::size_t naviCount(const Model& m, Slot fileRow) {
    return m.countReferrers(navi::file, fileRow);
}

std::string noRoomForNavis(const Model& m, Slot fileRow, std::size_t would) {
    return paths::noRoom(kGraph, m, fileRow, would, "navi nodes", traitsOf(m).maxNavis);
}

std::string_view typeName(NodeType type) {
    static constexpr std::array<std::string_view, 3> names{"car", "boat", "pedestrian"};
    return names[static_cast<std::size_t>(type)];
}

std::string_view nodeTypeName(const Model& m, Slot nodeRow) {
    return typeName(typeOf(m, nodeRow));
}

} // namespace navsmith::systems::gta_sa_paths
