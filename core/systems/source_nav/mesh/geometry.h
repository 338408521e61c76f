// The geometry of areas (docs/formats/source-nav.md, section 9): rectangles along x and y with a height at each corner.
#pragma once

#include "core/systems/shared/points.h"
#include "core/systems/source_nav/mesh/schema.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>

namespace navsmith::systems::source_nav {

using systems::isFinite;
using systems::pointOf;

inline constexpr PointColumns kSpotPlace{hiding_spot::x, hiding_spot::y, hiding_spot::z};
inline constexpr PointColumns kLadderTop{ladder::topX, ladder::topY, ladder::topZ};
inline constexpr PointColumns kLadderBottom{ladder::bottomX, ladder::bottomY, ladder::bottomZ};

/// In stored values. The corner of the same value starts the side, clockwise on a map with north up.
enum class Direction : std::uint8_t { North, East, South, West };

constexpr Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 2U) % 4U);
}

/// Map units.
struct Patch {
    float west = 0;
    float north = 0; ///< lower y
    float east = 0;
    float south = 0;
    std::array<float, 4> heights{}; ///< north-west, north-east, south-east, south-west

    /// In the order of the heights.
    [[nodiscard]] std::array<glm::vec3, 4> corners() const;
    /// The centre on the surface.
    [[nodiscard]] glm::vec3 middle() const;
    /// Bilinear interpolation; positions outside use the nearest point of the rectangle. Without an interior: the
    /// height of the north-east corner, as in the engine.
    [[nodiscard]] float heightAt(float x, float y) const;
    /// Whether the area is not inverted and not empty.
    [[nodiscard]] bool hasInside() const { return east > west && south > north; }
    [[nodiscard]] bool contains(float x, float y) const { return x >= west && x <= east && y >= north && y <= south; }
};

Patch patchOf(const model::Model& m, model::Slot row); ///< of an area
bool isFinite(const Patch& patch);

/// Where a connection crosses from one area to another: the middle of the shared part of their edges, on both surfaces.
struct Portal {
    glm::vec3 from{0};
    glm::vec3 to{0};
    float halfWidth = 0; ///< of the shared part; negative if there is none, and the middle is between the edges
};
Portal portal(const Patch& from, const Patch& to, Direction side);

/// Distance from a side of `from` to `to` beyond it; negative if they overlap.
float gapOn(const Patch& from, const Patch& to, Direction side);

/// Horizontal distance between the rectangles.
float gapBetween(const Patch& a, const Patch& b);

/// The side of `from` on which `to` lies.
Direction directionTo(const Patch& from, const Patch& to);

/// Whether `to` is not on this side of `from`: neither of its edges extends further to that side than the same edge of
/// `from`.
bool contradicts(const Patch& from, const Patch& to, Direction side);

} // namespace navsmith::systems::source_nav
