// The sizes that generators of navigation meshes work with, in map units; those without a game are GoldSrc's.
#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>

namespace navsmith::systems::source_nav::generation {

inline constexpr float kStep = 25; ///< between sampled places
inline constexpr float kHalfWidth = 16;
inline constexpr float kHalfHeight = 36;
inline constexpr float kHeight = 72;
inline constexpr float kStepHeight = 18;
inline constexpr float kJumpCrouchHeight = 58;
inline constexpr float kDeathDrop = 200;
inline constexpr float kLeastNormalZ = 0.7F; ///< steeper ground cannot be walked on

/// Directions in file order.
enum Side : std::uint8_t { North, East, South, West };
inline constexpr std::array<Side, 4> kSides{North, East, South, West};

constexpr Side opposite(Side side) {
    return static_cast<Side>((side + 2U) % 4U);
}
constexpr Side turned(Side side, unsigned quarters) {
    return static_cast<Side>((side + quarters) % 4U);
}
/// Corners of an area, in file order.
enum Corner : std::uint8_t { NorthWest, NorthEast, SouthEast, SouthWest };
/// A set of corners.
constexpr std::uint8_t bitOf(Corner corner) {
    return static_cast<std::uint8_t>(1U << corner);
}
inline constexpr std::uint8_t kAllCorners = 0xF;

/// Moves a place; y grows to the south.
inline void move(glm::vec3& place, Side side, float distance) {
    switch (side) {
    case North:
        place.y -= distance;
        break;
    case East:
        place.x += distance;
        break;
    case South:
        place.y += distance;
        break;
    case West:
        place.x -= distance;
        break;
    }
}
/// Rounds to the lattice of places, towards zero.
inline float snapped(float value) {
    return static_cast<float>(static_cast<int>(value / kStep)) * kStep;
}

} // namespace navsmith::systems::source_nav::generation
