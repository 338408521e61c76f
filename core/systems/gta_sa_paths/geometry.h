// Arithmetic of the format page that several parts need: lengths, navi places and directions; squares are in
// core/systems/shared/path_grid.h. Coordinates here are raw: times 8.
#pragma once

#include "core/systems/shared/path_grid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace navsmith::systems::gta_sa_paths {

using paths::Coordinate;
using paths::kLongestEdge;
using paths::RawPoint;

/// Whole units, at least 1, at most 255 (section 6).
std::uint8_t linkLength(RawPoint a, RawPoint b);
/// Distance in units.
double distance(RawPoint a, RawPoint b);
/// True if a stored length is the formula's, or one less where the original tool's float rounding allows that.
bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b);

/// Middle of two raw coordinates, truncated toward zero as the original tool did.
Coordinate middle(Coordinate a, Coordinate b);

/// Unit vector from one point to another in plan, in hundredths truncated toward zero; nothing if they coincide.
std::optional<std::array<std::int8_t, 2>> direction(RawPoint from, RawPoint to);

/// Eight winds of a way in plan, y to the north: "south-east". Empty for no way at all.
std::string_view compass(double east, double north);

} // namespace navsmith::systems::gta_sa_paths
