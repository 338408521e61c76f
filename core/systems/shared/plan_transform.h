// Rotation, scaling and mirroring about a point, and how they permute the sides of rectangles.
#pragma once

#include <glm/vec3.hpp>

#include <cstddef>

namespace navsmith::systems {

/// A turn in plan, then a stretch, then a step to a grid.
struct PlanTransform {
    glm::dvec3 centre{0};  ///< stays where it is
    double degrees = 0;    ///< counterclockwise, seen from above
    glm::dvec3 factors{1}; ///< 1: as it was; negative: mirrored
    double grid = 0;       ///< above 0: to the nearest multiples of this in plan

    /// Coordinates that do not change stay exactly; quarter turns keep points on a grid.
    [[nodiscard]] glm::dvec3 operator()(const glm::dvec3& p) const;

    /// Changes nothing.
    [[nodiscard]] bool isNone() const;
    /// What lies along x or y does so afterwards.
    [[nodiscard]] bool keepsAxes() const;
    /// Left becomes right.
    [[nodiscard]] bool mirrors() const { return factors.x * factors.y < 0; }

    // Sides of a rectangle: 0 north (lower y), 1 east, 2 south, 3 west. Corner i lies between side i and the one
    // before. For angles in between those of the nearest quarter turn.

    [[nodiscard]] std::size_t side(std::size_t side) const;
    [[nodiscard]] std::size_t corner(std::size_t corner) const;
    /// Whether a side becomes another.
    [[nodiscard]] bool movesSides() const { return side(0) != 0 || side(1) != 1; }
};

} // namespace navsmith::systems
