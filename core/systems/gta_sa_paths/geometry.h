// Arithmetic of the format page that several parts need: squares, lengths, navi places and directions.
// Coordinates here are raw: times 8.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace navsmith::systems::gta_sa_paths {

inline constexpr int kAreas = 64;
inline constexpr int kAreasPerSide = 8;
inline constexpr double kAreaSize = 750;    ///< units
inline constexpr double kWorldEdge = -3000; ///< west and south edge, units
inline constexpr double kLaneWidth = 5.4;   ///< units

struct RawPoint {
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t z = 0;

    bool operator==(const RawPoint&) const = default;
};

/// The area whose square holds a point; points outside the map belong to the nearest square (section 1).
int areaAt(std::int16_t x, std::int16_t y);

/// True if the point lies in the area's square or within one step (0.125) of it.
bool nearlyInside(int area, std::int16_t x, std::int16_t y);

/// True if the areas are one or touch by a side or corner.
bool neighbours(int a, int b);

/// Whole units, at least 1, at most 255 (section 6).
std::uint8_t linkLength(RawPoint a, RawPoint b);
/// Distance in units.
double distance(RawPoint a, RawPoint b);
/// True if a stored length is the formula's, or one less where the original tool's float rounding allows that.
bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b);

/// Middle of two raw coordinates, truncated toward zero as the original tool did.
std::int16_t middle(std::int16_t a, std::int16_t b);

/// Unit vector from one point to another in plan, in hundredths truncated toward zero; nothing if they coincide.
std::optional<std::array<std::int8_t, 2>> direction(RawPoint from, RawPoint to);

/// Eight winds of a way in plan, y to the north: "south-east". Empty for no way at all.
std::string_view compass(int east, int north);

} // namespace navsmith::systems::gta_sa_paths
