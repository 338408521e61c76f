// Where areas are (docs/formats/source-nav.md, section 9): rectangles along x and y with a height at each corner.
#pragma once

#include "core/model/model.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>

namespace navsmith::systems::source_nav {

/// By the value that files store; the corner of the same value begins the side, clockwise as seen on a map with north
/// on top.
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
    /// Of the surface at its middle.
    [[nodiscard]] glm::vec3 middle() const;
    /// Bilinear; places outside count as the nearest point of the rectangle. Of a rectangle without an inside: that of
    /// the north-east corner, as the engine has it.
    [[nodiscard]] float heightAt(float x, float y) const;
    /// Not turned inside out and not flat along x or y.
    [[nodiscard]] bool hasInside() const { return east > west && south > north; }
    [[nodiscard]] bool contains(float x, float y) const { return x >= west && x <= east && y >= north && y <= south; }
};

Patch patchOf(const model::Model& m, model::Slot row); ///< of an area

/// Where one passes from an area to another through a side: the middle of what their edges share, on either surface.
struct Portal {
    glm::vec3 from{0};
    glm::vec3 to{0};
    float halfWidth = 0; ///< of the shared edge; below 0: they share none, and the middle lies between them
};
Portal portal(const Patch& from, const Patch& to, Direction side);

/// The side on which `to` lies as seen from `from`.
Direction directionTo(const Patch& from, const Patch& to);

/// Whether `to` does not lie on a side of `from`: neither of its edges lies further to that side than the same one of
/// `from`.
bool contradicts(const Patch& from, const Patch& to, Direction side);

} // namespace navsmith::systems::source_nav
