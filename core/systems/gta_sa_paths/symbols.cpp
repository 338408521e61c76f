#include "core/systems/gta_sa_paths/symbols.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/shared/path_symbols.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <utility>

namespace navsmith::systems::gta_sa_paths {

using model::against;
using model::along;
using paths::DrawnEdge;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr Rgba kPedColour = rgb(0x57C878);
constexpr Rgba kPedLink = rgb(0x4F8C62);
constexpr Rgba kCrossingColour = rgb(0xF2D34F);
constexpr Rgba kNaviColour = rgb(0xB48CF2);
constexpr Rgba kLightNorthSouth = rgb(0xFF5A5A);
constexpr Rgba kLightWestEast = rgb(0xFFC14D);
constexpr float kUnitsPerStep = 0.125F;

glm::vec3 positionOf(const Model& m, Slot n) {
    return paths::placeOf(kGraph, m, n);
}

void nodeOverview(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    static constexpr std::array colours{paths::kCarColour, paths::kBoatColour, kPedColour};
    const auto type = typeOf(m, n);
    const bool off = (m.get(node::flags, n) & flag::switchedOff) != 0;
    const Rgba own = off ? paths::kSwitchedOff : colours[static_cast<std::size_t>(type)];
    const float size = type == NodeType::Ped ? 7.0F : 11.0F;
    out.mark(positionOf(m, n), o.colour({kNode, n}, own), size,
             type == NodeType::Boat ? symbol::Shape::Diamond : symbol::Shape::Disc);
}

void nodeDetail(const Model& m, const Overrides&, Slot n, Primitives& out) {
    const auto position = positionOf(m, n);
    out.labels.push_back({position, paths::kText, fmt::format("{}:{}", areaOf(m, n), m.order(kNode).position(n))});
    if ((m.get(node::flags, n) & flag::roadBlock) != 0)
        out.mark(position, rgb(0xF06A6A), 19, symbol::Shape::Ring);
}

/// Lanes from `from` to `to` of an edge and back, by its navi node; nothing for edges without one.
struct Lanes {
    unsigned forward = 0;
    unsigned backward = 0;
    float median = 0; ///< width between the directions, units
};

std::optional<Lanes> lanesOf(const Model& m, Slot l, const DrawnEdge& e) {
    const Ref navi = m.get(link::navi, l);
    if (!navi.isSlot())
        return std::nullopt;
    const auto lanes = m.get(navi::lanes, navi.slot());
    const float median = static_cast<float>(m.get(navi::width, navi.slot())) * kUnitsPerStep;
    const Ref attached = m.get(navi::attached, navi.slot());
    if (attached.pointsTo(e.to))
        return Lanes{lanesToAttached(lanes), lanesFromAttached(lanes), median};
    return Lanes{lanesFromAttached(lanes), lanesToAttached(lanes), median};
}

Rgba linkColour(const Model& m, Slot l, const DrawnEdge& e) {
    switch (typeOf(m, e.from)) {
    case NodeType::Boat:
        return paths::kBoatLink;
    case NodeType::Ped:
        return (m.get(link::crossing, l) & kCrossesRoad) != 0 ? kCrossingColour : kPedLink;
    case NodeType::Car:
        break;
    }
    const auto lanes = lanesOf(m, l, e);
    return lanes && (lanes->forward == 0) != (lanes->backward == 0) ? paths::kOneWayLink : paths::kCarLink;
}

void emitEdge(const DrawnEdge& e, Rgba colour, float pixels, std::uint32_t flags, bool turned, Primitives& out) {
    out.line(turned ? e.b : e.a, turned ? e.a : e.b, colour, pixels, flags);
}

void linkOverview(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto e = paths::drawnEdge(kGraph, m, l);
    if (!e)
        return;
    const auto lanes = lanesOf(m, l, *e);
    const bool oneWay = lanes && (lanes->forward == 0) != (lanes->backward == 0);
    const bool light = (m.get(link::crossing, l) & kPedestrianLight) != 0;
    const float pixels = typeOf(m, e->from) == NodeType::Ped ? 2.0F : 3.0F;
    const std::uint32_t flags = (oneWay ? symbol::SegmentArrow : 0U) | (light ? symbol::SegmentDashed : 0U);
    emitEdge(*e, o.colour({kLink, l}, linkColour(m, l, *e)), pixels, flags, oneWay && lanes->forward == 0, out);
}

void linkDetail(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto e = paths::drawnEdge(kGraph, m, l);
    if (!e)
        return;
    if ((m.get(link::crossing, l) & kPedestrianLight) != 0)
        out.mark(e->middle(), kCrossingColour, 9, symbol::Shape::Square);
    const auto lanes = lanesOf(m, l, *e);
    if (!lanes)
        return;
    paths::LaneStyle style{
        .median = lanes->median, .fill = o.colour({kLink, l}, linkColour(m, l, *e)), .chevrons = true};
    style.fill.a = 70;
    paths::emitLanes(*e, lanes->forward, lanes->backward, style, out); // section 5, "Lanes in the world"
    style.backward = true;
    paths::emitLanes(*e, lanes->backward, lanes->forward, style, out);
}

/// Navi nodes store no height: they stand at that of their edge's middle.
std::optional<glm::vec3> naviAnchor(const Model& m, Slot n) {
    const glm::vec2 place(static_cast<float>(m.get(navi::x, n)), static_cast<float>(m.get(navi::y, n)));
    float z = 0;
    if (const Slot l = linkOfNavi(m, n); l != model::kNoSlot) {
        if (const auto e = paths::edgeOf(kGraph, m, l))
            z = e->middle().z;
        else
            z = positionOf(m, m.get(link::owner, l).slot()).z;
    }
    return glm::vec3(place * kUnitsPerStep, z);
}

void naviShape(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    const auto position = *naviAnchor(m, n);
    const auto lights = m.get(navi::lights, n) & 3U;
    const Rgba own = lights == 0 ? kNaviColour : (lights == 1 ? kLightNorthSouth : kLightWestEast);
    const auto colour = o.colour({kNavi, n}, own);
    out.mark(position, colour, lights == 0 ? 7.0F : 12.0F,
             lights == 0 ? symbol::Shape::Triangle : symbol::Shape::Square);
    const glm::vec3 d(static_cast<float>(m.get(navi::directionX, n)), static_cast<float>(m.get(navi::directionY, n)),
                      0);
    constexpr float reach = 0.05F; // stored hundredths to an arrow of 5 units
    out.line(position, position + d * reach, colour, 2, symbol::SegmentArrow);
}

// Groups, in the order of NodeType.

const std::vector<symbol::RowGroup> kNodeGroups{{"car", "car"}, {"boat", "boat"}, {"ped", "pedestrian"}};

std::size_t nodeGroup(const Model& m, Slot n) {
    return static_cast<std::size_t>(typeOf(m, n));
}

std::size_t linkGroup(const Model& m, Slot l) {
    const Ref owner = m.get(link::owner, l);
    return owner.isSlot() ? nodeGroup(m, owner.slot()) : 0;
}

/// Boat if the link it belongs to is; pedestrian paths have none.
std::size_t naviGroup(const Model& m, Slot n) {
    const Slot l = linkOfNavi(m, n);
    return l != model::kNoSlot && linkGroup(m, l) == static_cast<std::size_t>(NodeType::Boat) ? 1 : 0;
}

} // namespace

symbol::View view(const paths::Grid& grid) {
    using enum symbol::HandleType;
    auto v = paths::viewOf(grid);
    const std::vector<model::ColumnId> position{node::x.column, node::y.column, node::z.column};
    std::vector<model::ColumnId> nodeColumns = position;
    nodeColumns.insert(nodeColumns.end(), {node::flags.column, node::group.column, node::file.column});
    auto linkDependencies = paths::edgeDependencies(kGraph, nodeColumns);
    linkDependencies.push_back(
        {{along(link::navi)}, kNavi, {navi::lanes.column, navi::width.column, navi::attached.column}});
    // Order of drawing: links first, nodes over them.
    v.symbols.push_back({.type = kLink,
                         .anchor = paths::over<kGraph, paths::linkAnchor>,
                         .overview = linkOverview,
                         .detail = linkDetail,
                         .dependsOn = std::move(linkDependencies),
                         .legend = {{paths::kCarLink, "road, both ways"},
                                    {paths::kOneWayLink, "one-way road"},
                                    {paths::kBoatLink, "water"},
                                    {kPedLink, "pedestrian path"},
                                    {kCrossingColour, "pedestrian path across a road"}},
                         .groups = kNodeGroups,
                         .groupOf = linkGroup});
    v.symbols.push_back({.type = kNavi,
                         .anchor = naviAnchor,
                         .detail = naviShape,
                         .highlight = naviShape,
                         .dependsOn = {{{}, kNavi, {}},
                                       {{against(link::navi), along(link::owner)}, kNode, nodeColumns},
                                       {{against(link::navi), along(link::target)}, kNode, position}},
                         .handles = {{Point, "position"}},
                         .legend = {{kNaviColour, "navi node"},
                                    {kLightNorthSouth, "traffic light, north-south"},
                                    {kLightWestEast, "traffic light, west-east"}},
                         .groups = {{"car", "car"}, {"boat", "boat"}},
                         .groupOf = naviGroup});
    v.symbols.push_back({.type = kNode,
                         .anchor = paths::over<kGraph, paths::nodeAnchor>,
                         .overview = nodeOverview,
                         .detail = nodeDetail,
                         .dependsOn = {{{}, kNode, {}}},
                         .handles = {{Point, "position"}},
                         .legend = {{paths::kCarColour, "car node"},
                                    {paths::kBoatColour, "boat node"},
                                    {kPedColour, "pedestrian node"},
                                    {paths::kSwitchedOff, "switched off"}},
                         .groups = kNodeGroups,
                         .groupOf = nodeGroup});
    v.overlays = overlays();
    return v;
}

} // namespace navsmith::systems::gta_sa_paths
