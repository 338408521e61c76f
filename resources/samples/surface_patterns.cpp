#include "resources/samples/surface_patterns.h"

#include "formats/bytes/byte_writer.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "resources/samples/model_writer.h"
#include "resources/samples/pattern.h"

namespace navsmith::samples {

namespace {

using bytes::ByteWriter;

constexpr std::size_t kTextureNameBytes = 32;
constexpr std::uint32_t kPaletteFormat = 41; ///< of Direct3D 9

/// Of the ground, so that it goes on from one model to the next: their origins are multiples of 93.75 apart.
constexpr float kWide = 3.75F;
constexpr float kNarrow = 1.875F;

struct SurfacePattern {
    Material material;
    std::string_view name;
    Look look;
    std::uint32_t colour; ///< 0xRRGGBB
    std::uint32_t second; ///< of joints, frames or spots
    float metres;
    int contrast; ///< of the grain, of 100
};

constexpr std::array kPatterns{
    SurfacePattern{Material::Plain, "plaster", Look::Grain, 0xC9BFB0, 0xB5AB9C, kNarrow, 10},
    SurfacePattern{Material::Tarmac, "tarmac", Look::Grain, 0x55575A, 0x6A6C70, kWide, 22},
    SurfacePattern{Material::Pavement, "pavement", Look::Slabs, 0xA8A49B, 0x817D75, kWide, 12},
    SurfacePattern{Material::Gravel, "gravel", Look::Grain, 0x9C9386, 0x746C60, kWide, 45},
    SurfacePattern{Material::Concrete, "concrete", Look::Slabs, 0x97948E, 0x84817B, kWide, 10},
    SurfacePattern{Material::Grass, "grass", Look::Blades, 0x5F7F3E, 0x7C9A50, kWide, 30},
    SurfacePattern{Material::Woodland, "woodland", Look::Blades, 0x4C6233, 0x6B5A3A, kWide, 40},
    SurfacePattern{Material::Leaves, "leaves", Look::Leaves, 0x4C7A3A, 0x6F9A4A, kNarrow, 40},
    SurfacePattern{Material::Dirt, "dirt", Look::Grain, 0x8C654A, 0x77533B, kNarrow, 26},
    SurfacePattern{Material::Beach, "beach", Look::Grain, 0xD8C598, 0xC7B283, kWide, 14},
    SurfacePattern{Material::Promenade, "promenade", Look::Slabs, 0xC3B8A2, 0x9A907D, kWide, 10},
    SurfacePattern{Material::Rock, "rock", Look::Grain, 0x7D7468, 0x5B544B, kWide, 50},
    SurfacePattern{Material::RiverBed, "riverbed", Look::Grain, 0x6F6A55, 0x4F4C3E, kWide, 35},
    SurfacePattern{Material::Cornfield, "cornfield", Look::Rows, 0xB59F4C, 0x7F7A3A, kWide, 25},
    SurfacePattern{Material::Wood, "boards", Look::Boards, 0x8B6844, 0x5C432B, kNarrow, 20},
    SurfacePattern{Material::ThinWood, "thinboards", Look::Boards, 0xA98457, 0x775A39, kNarrow, 14},
    SurfacePattern{Material::Glass, "window", Look::Panes, 0x6F93A6, 0xE6E2D8, kNarrow, 10},
    SurfacePattern{Material::Windows, "windows", Look::Panes, 0x54788F, 0x8D9297, kNarrow, 10},
    SurfacePattern{Material::GarageDoor, "garagedoor", Look::Ribs, 0xBFC3C6, 0x8F9498, kNarrow, 6},
    SurfacePattern{Material::Metal, "metal", Look::Grain, 0x868D93, 0x6E757B, kNarrow, 8},
    SurfacePattern{Material::LampPost, "lamppost", Look::Grain, 0x4B5257, 0x3A4044, kNarrow, 8},
    SurfacePattern{Material::Hydrant, "hydrant", Look::Grain, 0xB5342C, 0x8D261F, kNarrow, 8},
    SurfacePattern{Material::Car, "carpaint", Look::Grain, 0x3F6FA8, 0x34609A, kNarrow, 4},
    SurfacePattern{Material::Stone, "stone", Look::Bricks, 0xA39B8C, 0x7A7366, kNarrow, 20},
    SurfacePattern{Material::Bench, "bench", Look::Boards, 0x7B5B39, 0x4F3A24, kNarrow, 16},
    SurfacePattern{Material::Carpet, "carpet", Look::Grain, 0x7A3F48, 0x6A343D, kNarrow, 12},
    SurfacePattern{Material::Floorboards, "floorboards", Look::Boards, 0x9E7A50, 0x6F5434, kNarrow, 14},
    SurfacePattern{Material::Door, "door", Look::Boards, 0x5A3B26, 0x3C2718, kNarrow, 10},
    SurfacePattern{Material::ParkGrass, "parkgrass", Look::Blades, 0x69923F, 0x82AA54, kWide, 22},
    SurfacePattern{Material::SheetMetal, "sheetmetal", Look::Ribs, 0x6E8F84, 0x557268, kNarrow, 8},
};

const SurfacePattern& patternOf(Material material) {
    const auto* const found = std::ranges::find(kPatterns, material, &SurfacePattern::material);
    return found == kPatterns.end() ? kPatterns.front() : *found;
}

void writePalette(ByteWriter& to, const Picture& picture) {
    for (std::size_t i = 0; i < picture.colours.size(); ++i) {
        to.write(std::as_bytes(std::span(picture.colours.at(i))));
        to.write(static_cast<std::uint8_t>(i == Picture::kClear ? 0 : 255));
    }
}

void writeName(ByteWriter& to, std::string_view name) {
    to.write(std::as_bytes(std::span(name)));
    to.fill(kTextureNameBytes - name.size(), std::byte{0});
}

std::vector<std::byte> native(const SurfacePattern& pattern) {
    const auto picture = draw({.look = pattern.look,
                               .colour = pattern.colour,
                               .second = pattern.second,
                               .contrast = pattern.contrast,
                               .salt = static_cast<std::uint32_t>(pattern.material)});
    const bool holes = pattern.look == Look::Leaves;
    ByteWriter to;
    to.write(std::uint32_t{9}); // Direct3D
    to.write(std::uint32_t{0x1106});
    writeName(to, pattern.name);
    writeName(to, "");
    to.write(std::uint32_t{holes ? 0x2500U : 0x2600U}); // a palette with alpha, or without
    to.write(kPaletteFormat);
    to.write(static_cast<std::uint16_t>(picture.side));
    to.write(static_cast<std::uint16_t>(picture.side));
    to.write(std::uint8_t{8}); // bits
    to.write(std::uint8_t{1}); // sizes
    to.write(std::uint8_t{4}); // a texture
    to.write(std::uint8_t{holes});
    writePalette(to, picture);
    to.write(static_cast<std::uint32_t>(picture.pixels.size()));
    to.write(std::as_bytes(std::span(picture.pixels)));
    return to.release();
}

} // namespace

float patternMetres(Material material) {
    return patternOf(material).metres;
}

std::string_view textureOf(Material material) {
    return patternOf(material).name;
}

std::vector<std::byte> writeTextures() {
    ByteWriter content;
    ByteWriter head;
    head.write(static_cast<std::uint16_t>(kPatterns.size()));
    head.write(std::uint16_t{2}); // Direct3D 9
    writeChunk(content, 0x01, head.release());
    for (const auto& pattern : kPatterns) {
        ByteWriter texture;
        writeChunk(texture, 0x01, native(pattern));
        writeChunk(texture, 0x03, {});
        writeChunk(content, 0x15, texture.release());
    }
    writeChunk(content, 0x03, {});
    ByteWriter to;
    writeChunk(to, 0x16, content.release());
    return to.release();
}

} // namespace navsmith::samples
