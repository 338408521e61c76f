// Pictures of surfaces, drawn by code: for the textures of all sample worlds.
#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace navsmith::samples {

enum class Look : std::uint8_t {
    // For pictures of 64 pixels a side.
    Grain,
    Blades,
    Slabs,
    Bricks,
    Boards,
    Panes,
    Ribs,
    Leaves, ///< with holes
    Rows,
    // For pictures of any size.
    Earth,
    Stones, ///< `columns` by `rows`, every second row moved by half a stone
    Tiles,  ///< the same, not moved
    Wall,   ///< plaster over a base of `columns` stones
    Crate,
    Plates, ///< of metal, with rivets
    Rungs,  ///< of a ladder, with holes
    Ripples,
    Clouds,
};

struct Pattern {
    Look look = Look::Grain;
    std::uint32_t colour = 0; ///< 0xRRGGBB
    std::uint32_t second = 0; ///< of joints, frames or spots
    int contrast = 0;         ///< of the grain, of 100
    std::uint32_t salt = 0;   ///< patterns with another one have other grain
    std::uint32_t side = 64;  ///< pixels
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;
};

/// Square. Each pixel is the number of a colour, or kClear.
struct Picture {
    using Colour = std::array<std::uint8_t, 3>; ///< red, green, blue
    static constexpr std::uint8_t kClear = 255; ///< a hole

    std::uint32_t side = 0;
    std::vector<std::uint8_t> pixels; ///< rows from the top
    std::array<Colour, 256> colours{};
};

/// The same pattern gives the same picture, which repeats without a seam.
Picture draw(const Pattern& pattern);

/// The mean colour, linear, without holes.
glm::vec3 meanColour(const Picture& picture);

} // namespace navsmith::samples
