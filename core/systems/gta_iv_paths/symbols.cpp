#include "core/systems/gta_iv_paths/symbols.h"

#include "core/systems/gta_iv_paths/access.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <array>

namespace navsmith::systems::gta_iv_paths {

using model::against;
using model::along;
using model::Model;
using model::Ref;
using model::Slot;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr Rgba kCarColour = rgb(0x4C9CF5);
constexpr Rgba kBoatColour = rgb(0x2FC4B2);
constexpr Rgba kIntersectionColour = rgb(0xB48CF2);
constexpr Rgba kCarLink = rgb(0x7C8EAF);
constexpr Rgba kOneWayLink = rgb(0xE0913C);
constexpr Rgba kBoatLink = rgb(0x2E8F8C);
constexpr Rgba kSwitchedOff = rgb(0x8A5560);
constexpr Rgba kText = rgb(0xDDE4EE);
constexpr float kLaneWidth = 5.4F; ///< units; that of the game before this one

glm::vec3 positionOf(const Model& m, Slot n) {
    return paths::placeOf(kGraph, m, n);
}

std::optional<glm::vec3> nodeAnchor(const Model& m, Slot n) {
    return positionOf(m, n);
}

/// An intersection is a record beside a node of the road, as a rule at the same place: a ring leaves that to be seen.
void nodeOverview(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    static constexpr std::array colours{kCarColour, kBoatColour, kIntersectionColour};
    static constexpr std::array shapes{symbol::Shape::Disc, symbol::Shape::Diamond, symbol::Shape::Ring};
    static constexpr std::array sizes{11.0F, 11.0F, 19.0F};
    const auto type = static_cast<std::size_t>(typeOf(m, n));
    const bool off = (m.get(node::flags, n) & flag::switchedOff) != 0;
    out.sprites.push_back({positionOf(m, n), o.colour({kNode, n}, off ? kSwitchedOff : colours[type]), sizes[type],
                           static_cast<std::uint32_t>(shapes[type])});
}

void nodeDetail(const Model& m, const Overrides&, Slot n, Primitives& out) {
    const bool intersection = typeOf(m, n) == NodeType::Intersection;
    out.labels.push_back({positionOf(m, n), kText,
                          fmt::format("{}{}", intersection ? "intersection " : "", m.order(kNode).position(n))});
}

struct Edge {
    Slot from = 0;
    glm::vec3 a{0};
    glm::vec3 b{0};
    unsigned lanesA = 0;
    unsigned lanesB = 0;
    float median = 0; ///< units
};

/// Nothing for a link into an area that is not open.
std::optional<Edge> edgeOf(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return std::nullopt;
    const Slot from = m.get(link::owner, l).slot();
    const auto lanes = m.get(link::lanes, l);
    const auto width = std::max(m.get(node::width, from), m.get(node::width, target.slot()));
    return Edge{from,          positionOf(m, from), positionOf(m, target.slot()),
                lanesA(lanes), lanesB(lanes),       static_cast<float>(width * kStep)};
}

/// Of the two links of an edge one draws it: the lower slot. A link without a link back draws itself.
std::optional<Edge> drawnEdge(const Model& m, Slot l) {
    const Slot back = reverseOf(m, l);
    return back == model::kNoSlot || l < back ? edgeOf(m, l) : std::nullopt;
}

std::optional<glm::vec3> linkAnchor(const Model& m, Slot l) {
    const auto e = edgeOf(m, l);
    return e ? std::optional((e->a + e->b) * 0.5F) : std::nullopt;
}

Rgba linkColour(const Model& m, const Edge& e) {
    if (typeOf(m, e.from) == NodeType::Boat)
        return kBoatLink;
    return (e.lanesA == 0) != (e.lanesB == 0) ? kOneWayLink : kCarLink;
}

void linkOverview(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto e = drawnEdge(m, l);
    if (!e)
        return;
    const auto colour = o.colour({kLink, l}, linkColour(m, *e));
    const auto style = symbol::segmentStyle(3);
    out.segments.push_back({{e->a, colour, style}, {e->b, colour, style}});
}

/// Lanes of one side, from the middle of the road outwards. Without chevrons: which side goes which way is not known
/// (section 5.1).
void emitSide(const Edge& e, unsigned lanes, unsigned opposite, float side, Rgba fill, Primitives& out) {
    const glm::vec2 flat(e.b - e.a);
    if (glm::length(flat) < 0.01F)
        return;
    const glm::vec2 d = glm::normalize(flat);
    const glm::vec3 outwards(d.y * side, -d.x * side, 0);
    const float first = opposite == 0 ? 0.5F - static_cast<float>(lanes) / 2 : 0.5F + e.median / 2 / kLaneWidth;
    for (unsigned k = 0; k < lanes; ++k) {
        const auto offset = outwards * ((first + static_cast<float>(k)) * kLaneWidth);
        out.ribbons.push_back({e.a + offset, e.b + offset, kLaneWidth * 0.46F, fill, {fill.r, fill.g, fill.b, 200}, 0});
    }
}

void linkDetail(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto e = drawnEdge(m, l);
    if (!e)
        return;
    auto fill = o.colour({kLink, l}, linkColour(m, *e));
    // Brighter and fainter: A and B of the link that draws the edge can be told apart.
    fill.a = 105;
    emitSide(*e, e->lanesA, e->lanesB, 1, fill, out);
    fill.a = 40;
    emitSide(*e, e->lanesB, e->lanesA, -1, fill, out);
}

} // namespace

symbol::View view() {
    using enum symbol::HandleType;
    symbol::View v;
    const std::vector<model::ColumnId> nodeColumns{node::x.column,     node::y.column,     node::z.column,
                                                   node::width.column, node::flags.column, node::group.column};
    // Order of drawing: links first, nodes over them.
    v.symbols.push_back({.type = kLink,
                         .anchor = linkAnchor,
                         .overview = linkOverview,
                         .detail = linkDetail,
                         .dependsOn = {{{}, kLink, {}},
                                       {{along(link::owner)}, kNode, nodeColumns},
                                       {{along(link::target)}, kNode, nodeColumns},
                                       {{along(link::target), against(link::owner)}, kLink, {link::target.column}}},
                         .legend = {{kCarLink, "road; lanes A are the brighter side"},
                                    {kOneWayLink, "road with lanes A or B only"},
                                    {kBoatLink, "water"}}});
    v.symbols.push_back({.type = kNode,
                         .anchor = nodeAnchor,
                         .overview = nodeOverview,
                         .detail = nodeDetail,
                         .dependsOn = {{{}, kNode, {}}},
                         .handles = {{Point, "position"}},
                         .legend = {{kCarColour, "car node"},
                                    {kBoatColour, "boat node"},
                                    {kIntersectionColour, "intersection"},
                                    {kSwitchedOff, "switched off"}}});
    constexpr auto square = static_cast<float>(kGrid.squareSize);
    v.grid = {glm::vec2(static_cast<float>(kGrid.edge)), square, kGrid.perSide, kGrid.perSide};
    v.tileSize = square / 4;
    v.detailDistance = 450;
    return v;
}

} // namespace navsmith::systems::gta_iv_paths
