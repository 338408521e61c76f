// Builds collision models, binary placements and texture dictionaries of San Andreas by hand from
// docs/formats/gta-sa-world.md, without the codec.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

using RawCoordinates = std::array<float, 3>;
using RawSurface = std::array<std::uint8_t, 4>;

struct RawColSphere {
    RawCoordinates center{};
    float radius = 0.0F;
    RawSurface surface{};
};

struct RawColBox {
    RawCoordinates minimum{};
    RawCoordinates maximum{};
    RawSurface surface{};
};

struct RawColFace {
    std::array<std::uint32_t, 3> corners{};
    std::uint8_t material = 0;
    std::uint8_t light = 0;
};

struct RawColModel {
    int version = 3; ///< 1 to 4
    std::string name;
    std::uint16_t id = 0;
    RawCoordinates minimum{};
    RawCoordinates maximum{};
    RawCoordinates center{};
    float radius = 0.0F;
    std::vector<RawColSphere> spheres;
    std::vector<RawColBox> boxes;
    std::vector<RawCoordinates> vertices;
    std::vector<RawColFace> faces;
    bool groups = false; ///< from version 2: a group of all faces before them
    bool shadow = false; ///< from version 3: a shadow mesh of one triangle behind them
};

/// The models one after another, then `padding` zeros.
std::vector<std::byte> buildCol(const std::vector<RawColModel>& models, std::size_t padding = 0);

/// A ramp with two spheres and a box, 4 vertices and 2 faces. Version 1 to 4.
RawColModel smallColModel(int version);

struct RawInstance {
    RawCoordinates position{};
    std::array<float, 4> rotation{0, 0, 0, 1};
    std::int32_t id = 0;
    std::uint32_t area = 0;
    std::int32_t lod = -1;
};

/// With one parked car behind the instances.
std::vector<std::byte> buildBinaryIpl(const std::vector<RawInstance>& instances);

struct RawTexture {
    std::string name;
    std::string mask;
    std::uint32_t platform = 9;
    std::uint32_t raster = 0x0500;
    std::uint32_t detail = 21; ///< platform 9: format of Direct3D; platform 8: whether there is alpha
    std::uint16_t width = 0;
    std::uint16_t height = 0;
    std::uint8_t depth = 32;
    std::uint8_t last = 0; ///< platform 9: flags; platform 8: compression
    std::vector<std::byte> palette;
    std::vector<std::vector<std::byte>> levels; ///< the largest first
};

/// A dictionary with an extension behind each texture and at its end.
std::vector<std::byte> buildTxd(const std::vector<RawTexture>& textures);

/// One texture of each layout, of 8 x 4 pixels, except for one of 3 x 2 without padded rows.
std::vector<RawTexture> someTextures();

} // namespace navsmith::tests
