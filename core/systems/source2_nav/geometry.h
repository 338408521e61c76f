// Shapes of areas, and where connections pass from one to another.
#pragma once

#include "core/model/dependency.h"
#include "core/systems/shared/points.h"
#include "core/systems/source2_nav/schema.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::systems::source2_nav {

inline constexpr PointColumns kPointPlace{point::x, point::y, point::z};
inline constexpr PointColumns kCornerPlace{corner::x, corner::y, corner::z}; ///< of corners without a point
inline constexpr PointColumns kSpotPlace{hiding_spot::x, hiding_spot::y, hiding_spot::z};
inline constexpr PointColumns kLadderTop{ladder::topX, ladder::topY, ladder::topZ};
inline constexpr PointColumns kLadderBottom{ladder::bottomX, ladder::bottomY, ladder::bottomZ};

/// The corners of an area in order, counterclockwise seen from above.
using Outline = std::vector<glm::vec3>;

/// Where a corner stands; none if its point is not in the table.
std::optional<glm::vec3> placeOf(const model::Model& m, model::Slot corner);
/// Rows of an area's corners, in order.
std::span<const model::Slot> cornersOf(const model::Model& m, model::Slot area);
std::size_t cornerCountOf(const model::Model& m, model::Slot area);
/// None if a corner has no place, or a place that is no number, or there is none.
std::optional<Outline> shapeOf(const model::Model& m, model::Slot area);

/// Dependencies on the shape of the area at the end of these steps.
std::vector<model::Dependency> shapeAt(const std::vector<model::PathStep>& steps);

glm::vec3 middleOf(const Outline& shape);
/// Twice the area in plan; negative for clockwise corners.
float turnOf(const Outline& shape);
/// The sine of an angle at a corner that rounding may cause.
inline constexpr double kFlat = 1e-3;
/// Whether no corner turns to the right, seen from above, but for rounding.
bool isConvex(const Outline& shape);
/// The nearest point of the surface, as seen from above.
glm::vec3 nearestOn(const Outline& shape, const glm::vec3& at);
/// Whether a point lies within the outline, seen from above.
bool contains(const Outline& shape, const glm::vec2& at);

/// From corner `index` to the next.
struct EdgeLine {
    glm::vec3 from{0};
    glm::vec3 to{0};
};
EdgeLine edgeOf(const Outline& shape, std::size_t index);

/// Where one passes between two edges: in the middle of the part where they face each other.
struct Portal {
    glm::vec3 from{0};
    glm::vec3 to{0};

    [[nodiscard]] float climb() const { return to.z - from.z; }
    [[nodiscard]] float gap() const;
};
Portal portalBetween(const EdgeLine& from, const EdgeLine& to);

/// A connection whose ends are there.
struct Crossing {
    model::Slot owner = model::kNoSlot;
    model::Slot target = model::kNoSlot;
    std::size_t edge = 0;
    std::size_t targetEdge = 0;
    Portal portal;
};
/// None for a missing area or edge, and for areas without a shape.
std::optional<Crossing> crossingOf(const model::Model& m, model::Slot connection);

/// The first connection back: through the same edges if there is one, else by any. kNoSlot: there is none.
model::Slot backOf(const model::Model& m, model::Slot connection);

/// The edges of two areas that are nearest to facing each other.
struct EdgePair {
    std::size_t from = 0;
    std::size_t to = 0;
};
EdgePair facingEdges(const Outline& from, const Outline& to);

/// The hull of an area; kNoSlot if there is none of its index.
model::Slot hullOf(const model::Model& m, model::Slot area);

/// The number of each area's component, by slot: 1 for the largest, 0 for a dead row. Connections, and ladders between
/// the areas at their ends, count in both directions.
std::vector<std::uint32_t> connectedComponents(const model::Model& m);

} // namespace navsmith::systems::source2_nav
