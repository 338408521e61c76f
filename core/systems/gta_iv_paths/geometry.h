// Lengths by the format page; squares are in core/systems/shared/path_grid.h. Coordinates here are raw: x and y times
// 8, z times 128.
#pragma once

#include "core/systems/shared/path_grid.h"

#include <cstdint>

namespace navsmith::systems::gta_iv_paths {

using paths::kLongestEdge;
using paths::kStep;
using paths::RawPoint;

inline constexpr paths::Grid kGrid{};

inline constexpr double kHeightStep = 1.0 / 128; ///< units

/// Distance in units.
double distance(RawPoint a, RawPoint b);
/// Whole units, at least 1, at most 255 (section 5).
std::uint8_t linkLength(RawPoint a, RawPoint b);
/// True if a stored length is within 1 of the distance, or 255 for a longer one.
bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b);

} // namespace navsmith::systems::gta_iv_paths
