// Arithmetic of the format page that several parts need: squares and lengths. Coordinates here are raw: x and y times
// 8, z times 128.
#pragma once

#include <cstdint>

namespace navsmith::systems::gta_iv_paths {

inline constexpr int kAreas = 64;
inline constexpr int kAreasPerSide = 8;
inline constexpr double kAreaSize = 750;    ///< units
inline constexpr double kWorldEdge = -3000; ///< west and south edge, units
inline constexpr double kStep = 1.0 / 8;    ///< units: of x and y, and of widths
inline constexpr double kHeightStep = 1.0 / 128;

struct RawPoint {
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t z = 0;

    bool operator==(const RawPoint&) const = default;
};

/// The area whose square holds a point; points outside the map belong to the nearest square (section 1).
int areaAt(std::int16_t x, std::int16_t y);

/// True if the point lies in the area's square or within one step of it.
bool nearlyInside(int area, std::int16_t x, std::int16_t y);

/// True if the areas are one or touch by a side or corner.
bool neighbours(int a, int b);

/// Distance in units.
double distance(RawPoint a, RawPoint b);
/// Whole units, at least 1, at most 255 (section 5).
std::uint8_t linkLength(RawPoint a, RawPoint b);
/// True if a stored length is within 1 of the distance, or 255 for a longer one.
bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b);

} // namespace navsmith::systems::gta_iv_paths
