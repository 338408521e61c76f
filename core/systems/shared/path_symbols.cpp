#include "core/systems/shared/path_symbols.h"

#include <glm/geometric.hpp>

namespace navsmith::systems::paths {

using model::against;
using model::along;

std::optional<glm::vec3> nodeAnchor(const Graph& g, const Model& m, Slot n) {
    return placeOf(g, m, n);
}

std::optional<DrawnEdge> edgeOf(const Graph& g, const Model& m, Slot l) {
    const Ref target = m.get(g.target, l);
    if (!target.isSlot())
        return std::nullopt;
    const Slot from = m.get(g.owner, l).slot();
    return DrawnEdge{from, target.slot(), placeOf(g, m, from), placeOf(g, m, target.slot())};
}

std::optional<DrawnEdge> drawnEdge(const Graph& g, const Model& m, Slot l) {
    const Slot back = reverseOf(g, m, l);
    return back == kNoSlot || l < back ? edgeOf(g, m, l) : std::nullopt;
}

std::optional<glm::vec3> linkAnchor(const Graph& g, const Model& m, Slot l) {
    const auto e = edgeOf(g, m, l);
    return e ? std::optional(e->middle()) : std::nullopt;
}

void emitLanes(const DrawnEdge& e, unsigned lanes, unsigned opposite, const LaneStyle& style, symbol::Primitives& out) {
    constexpr float shortest = 0.01F; // has no direction
    constexpr auto lane = static_cast<float>(kLaneWidth);
    constexpr std::uint8_t edgeAlpha = 200;
    const glm::vec3 a = style.backward ? e.b : e.a;
    const glm::vec3 b = style.backward ? e.a : e.b;
    const glm::vec2 flat(b - a);
    if (glm::length(flat) < shortest)
        return;
    const glm::vec2 d = glm::normalize(flat);
    const glm::vec3 right(d.y, -d.x, 0);
    const float first = opposite == 0 ? 0.5F - static_cast<float>(lanes) / 2 : 0.5F + style.median / 2 / lane;
    const auto& fill = style.fill;
    for (unsigned k = 0; k < lanes; ++k) {
        const auto offset = right * ((first + static_cast<float>(k)) * lane);
        out.ribbons.push_back({a + offset,
                               b + offset,
                               lane * 0.46F,
                               fill,
                               {fill.r, fill.g, fill.b, edgeAlpha},
                               style.chevrons ? 1U : 0U});
    }
}

std::vector<model::Dependency> edgeDependencies(const Graph& g, const std::vector<model::ColumnId>& nodeColumns) {
    return {{{}, g.linkType(), {}},
            {{along(g.owner)}, g.nodeType(), nodeColumns},
            {{along(g.target)}, g.nodeType(), nodeColumns},
            {{along(g.target), against(g.owner)}, g.linkType(), {g.target.column}}};
}

symbol::View viewOf(const Grid& grid) {
    symbol::View v;
    const auto square = static_cast<float>(grid.squareSize);
    v.grid = {glm::vec2(static_cast<float>(grid.edge)), square, grid.perSide, grid.perSide};
    // Small enough that a street corner does not draw the whole district, large enough for few draw calls.
    v.tileSize = square / 4;
    v.detailDistance = 450;
    return v;
}

} // namespace navsmith::systems::paths
