// How path graphs are drawn: nodes, edges, the lanes along them, and the squares.
#pragma once

#include "core/symbol/symbol.h"
#include "core/systems/shared/path_graph.h"

#include <optional>
#include <vector>

namespace navsmith::systems::paths {

inline constexpr symbol::Rgba kCarColour = symbol::rgb(0x4C9CF5);
inline constexpr symbol::Rgba kBoatColour = symbol::rgb(0x2FC4B2);
inline constexpr symbol::Rgba kCarLink = symbol::rgb(0x7C8EAF);
inline constexpr symbol::Rgba kOneWayLink = symbol::rgb(0xE0913C);
inline constexpr symbol::Rgba kBoatLink = symbol::rgb(0x2E8F8C);
inline constexpr symbol::Rgba kSwitchedOff = symbol::rgb(0x8A5560);
inline constexpr symbol::Rgba kText = symbol::rgb(0xDDE4EE);
inline constexpr double kLaneWidth = 5.4; ///< units

std::optional<glm::vec3> nodeAnchor(const Graph& g, const model::Model& m, model::Slot nodeRow);

struct DrawnEdge {
    model::Slot from = 0;
    model::Slot to = 0;
    glm::vec3 a{0};
    glm::vec3 b{0};

    [[nodiscard]] glm::vec3 middle() const { return (a + b) * 0.5F; }
};
/// Nothing for a link into an area that is not open.
std::optional<DrawnEdge> edgeOf(const Graph& g, const model::Model& m, model::Slot link);
/// Nothing, too, for one of the two links of an edge: the other one draws the edge.
std::optional<DrawnEdge> drawnEdge(const Graph& g, const model::Model& m, model::Slot link);
/// The middle of its edge.
std::optional<glm::vec3> linkAnchor(const Graph& g, const model::Model& m, model::Slot link);

/// The lanes of one side of a road.
struct LaneStyle {
    float median = 0; ///< width between the two sides, units
    symbol::Rgba fill;
    bool backward = false; ///< on the side of the traffic from b to a
    bool chevrons = false; ///< which show the direction
};
/// Lanes lie on the right of their direction, counted from the middle of the road, or around it if there are no
/// `opposite` lanes.
void emitLanes(const DrawnEdge& e, unsigned lanes, unsigned opposite, const LaneStyle& style, symbol::Primitives& out);

/// What a link's symbol depends on: its edge, and these columns of the nodes at both ends.
std::vector<model::Dependency> edgeDependencies(const Graph& g, const std::vector<model::ColumnId>& nodeColumns);

/// Links, and nodes over them, in the squares of a grid.
symbol::View viewOf(const Grid& grid);

} // namespace navsmith::systems::paths
