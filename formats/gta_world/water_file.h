// Water surfaces of San Andreas (water.dat). Follows docs/formats/gta-sa-world.md, section 6. Read-only.
#pragma once

#include "formats/gta_world/notes.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::gta_world {

struct WaterCorner {
    glm::vec3 position{0.0F}; ///< metres, z up; finite and within kFarthest
    glm::vec2 flow{0.0F};
    float bigWaves = 0.0F;
    float smallWaves = 0.0F;

    bool operator==(const WaterCorner&) const = default;
};

/// Bits of WaterPolygon::flags.
namespace water_flags {
inline constexpr std::uint32_t kVisible = 1;
inline constexpr std::uint32_t kShallow = 2;
} // namespace water_flags

struct WaterPolygon {
    std::array<WaterCorner, 4> corners; ///< in order around the polygon; the file has the last two swapped
    std::uint8_t count = 4;             ///< of corners: 3 or 4
    std::uint32_t flags = water_flags::kVisible;
    std::uint32_t line = 0; ///< counted from 1

    bool operator==(const WaterPolygon&) const = default;
};

struct WaterFile {
    std::vector<WaterPolygon> polygons; ///< in file order
    bool processed = false;             ///< begins with the line "processed"
    Notes notes;                        ///< by line
};

/// Reads any bytes. A line that is neither a comment nor a polygon of 3 or 4 corners is left out with a note.
WaterFile readWater(std::span<const std::byte> file);

} // namespace navsmith::gta_world
