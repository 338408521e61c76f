// Coarse classes of San Andreas' surface materials, to colour by. surfaces.h lists the materials.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace navsmith::gta_world {

enum class SurfaceClass : std::uint8_t {
    Default, ///< material 0: nothing said
    Road,
    Pavement,
    Concrete, ///< also other floors of stone
    Grass,
    Vegetation, ///< bushes, woodland, fields
    Soil,       ///< dirt, mud, waste ground
    Gravel,
    Sand,
    Rock,
    Water, ///< beds of rivers and of the sea
    Wood,
    Metal,
    Glass,
    Rail,
    Indoor, ///< floors and furniture
    Object, ///< plastic, rubber, cardboard, bodies
};
inline constexpr std::size_t kSurfaceClasses = 17;

/// "road", "pavement": English, to be translated.
std::string_view nameOf(SurfaceClass surface);

} // namespace navsmith::gta_world
