#include "core/systems/gta_iv_paths/symbols.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_symbols.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace navsmith::systems::gta_iv_paths {

using symbol::Overrides;
using symbol::Primitives;
using symbol::Rgba;

namespace {

constexpr Rgba kIntersectionColour = symbol::rgb(0xB48CF2);

/// An intersection is a record beside a node of the road, as a rule at the same place: a ring leaves that to be seen.
void nodeOverview(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    static constexpr std::array colours{paths::kCarColour, paths::kBoatColour, kIntersectionColour};
    static constexpr std::array shapes{symbol::Shape::Disc, symbol::Shape::Diamond, symbol::Shape::Ring};
    static constexpr std::array sizes{11.0F, 11.0F, 19.0F};
    const auto type = static_cast<std::size_t>(typeOf(m, n));
    const bool off = (m.get(node::flags, n) & flag::switchedOff) != 0;
    out.mark(paths::placeOf(kGraph, m, n), o.colour({kNode, n}, off ? paths::kSwitchedOff : colours[type]), sizes[type],
             shapes[type]);
}

void nodeDetail(const Model& m, const Overrides&, Slot n, Primitives& out) {
    const bool intersection = typeOf(m, n) == NodeType::Intersection;
    out.labels.push_back({paths::placeOf(kGraph, m, n), paths::kText,
                          fmt::format("{}{}:{}", intersection ? "intersection " : "", paths::areaOf(kGraph, m, n),
                                      m.order(kNode).position(n))});
}

struct Lanes {
    unsigned a = 0;
    unsigned b = 0;
    [[nodiscard]] bool oneWay() const { return (a == 0) != (b == 0); }
};

Lanes lanesOf(const Model& m, Slot l) {
    const auto lanes = m.get(link::lanes, l);
    return {lanesA(lanes), lanesB(lanes)};
}

Rgba linkColour(const Model& m, Slot l) {
    if (typeOf(m, m.get(link::owner, l).slot()) == NodeType::Boat)
        return paths::kBoatLink;
    return lanesOf(m, l).oneWay() ? paths::kOneWayLink : paths::kCarLink;
}

void linkOverview(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto e = paths::drawnEdge(kGraph, m, l);
    if (!e)
        return;
    const auto colour = o.colour({kLink, l}, linkColour(m, l));
    out.line(e->a, e->b, colour, 3);
}

/// Without chevrons: which side goes which way is not known (section 5.1).
void linkDetail(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto e = paths::drawnEdge(kGraph, m, l);
    if (!e)
        return;
    const auto lanes = lanesOf(m, l);
    const auto width = std::max(m.get(node::width, e->from), m.get(node::width, e->to));
    paths::LaneStyle style{.median = static_cast<float>(width * kStep), .fill = o.colour({kLink, l}, linkColour(m, l))};
    // Brighter and fainter: lanes A and B of the link that draws the edge differ.
    style.fill.a = 105;
    paths::emitLanes(*e, lanes.a, lanes.b, style, out);
    style.fill.a = 40;
    style.backward = true;
    paths::emitLanes(*e, lanes.b, lanes.a, style, out);
}

std::size_t nodeGroup(const Model& m, Slot n) {
    return static_cast<std::size_t>(typeOf(m, n));
}

std::size_t linkGroup(const Model& m, Slot l) {
    const auto owner = m.get(link::owner, l);
    return owner.isSlot() && typeOf(m, owner.slot()) == NodeType::Boat ? 1 : 0;
}

} // namespace

symbol::View view() {
    using enum symbol::HandleType;
    auto v = paths::viewOf(kGrid);
    v.symbols.push_back(
        {.type = kLink,
         .anchor = paths::over<kGraph, paths::linkAnchor>,
         .overview = linkOverview,
         .detail = linkDetail,
         .dependsOn = paths::edgeDependencies(kGraph, {node::x.column, node::y.column, node::z.column,
                                                       node::width.column, node::flags.column, node::group.column}),
         .legend = {{paths::kCarLink, "road; lanes A are the brighter side"},
                    {paths::kOneWayLink, "road with lanes A or B only"},
                    {paths::kBoatLink, "water"}},
         .groups = {{"car", "car"}, {"boat", "boat"}},
         .groupOf = linkGroup});
    v.symbols.push_back({.type = kNode,
                         .anchor = paths::over<kGraph, paths::nodeAnchor>,
                         .overview = nodeOverview,
                         .detail = nodeDetail,
                         .dependsOn = {{{}, kNode, {}}},
                         .handles = {{Point, "position"}},
                         .legend = {{paths::kCarColour, "car node"},
                                    {paths::kBoatColour, "boat node"},
                                    {kIntersectionColour, "intersection"},
                                    {paths::kSwitchedOff, "switched off"}},
                         .groups = {{"car", "car"}, {"boat", "boat"}, {"intersection", "intersection"}},
                         .groupOf = nodeGroup});
    return v;
}

} // namespace navsmith::systems::gta_iv_paths
