// Values of a text that the compiler turns into those of a file.
#pragma once

#include "core/systems/gta_sa_paths/text/town.h"

#include <cstdint>
#include <optional>

namespace navsmith::systems::gta_sa_paths::compiler {

/// Sixteenths of a unit, whole.
struct TextPlace {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t z = 0;
};

/// A coordinate that is stored as `stored`; one beyond the map becomes the nearest.
std::int32_t coordinateFor(const Arithmetic& math, const Traits& traits, std::int32_t stored);
/// The place of a node that is stored like this, in an area if there is such a place.
TextPlace placeFor(const Arithmetic& math, const Traits& traits, const std::array<std::int32_t, 3>& stored,
                   std::uint32_t area);
/// The place of both joints of a navi node, at a height.
TextPlace jointPlaceFor(const Arithmetic& math, const Traits& traits, std::int32_t x, std::int32_t y,
                        std::uint32_t area, std::int32_t z);
/// Units.
double widthFor(const Arithmetic& math, std::uint8_t width);
/// 0 to 1, for 0 to 15.
double spawnFor(const Arithmetic& math, std::uint32_t spawn);

/// Units of a coordinate of a text.
inline float unitsOf(std::int32_t sixteenths) {
    return static_cast<float>(sixteenths) / 16.0F;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
