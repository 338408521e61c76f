#include "resources/samples/surface_patterns.h"

#include "formats/bytes/byte_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include "resources/samples/model_writer.h"

namespace navsmith::samples {

namespace {

using bytes::ByteWriter;

constexpr std::uint32_t kSide = 64; ///< pixels
constexpr std::size_t kNameBytes = 32;
constexpr std::uint32_t kVersion = 0x1803FFFF;
constexpr std::uint32_t kPaletteFormat = 41; ///< of Direct3D 9

/// Of the ground, so that it goes on from one model to the next: their origins are multiples of 93.75 apart.
constexpr float kWide = 3.75F;
constexpr float kNarrow = 1.875F;

enum class Look : std::uint8_t { Grain, Blades, Slabs, Bricks, Boards, Panes, Ribs, Leaves, Rows };

struct Pattern {
    Material material;
    std::string_view name;
    Look look;
    std::uint32_t colour; ///< 0xRRGGBB
    std::uint32_t second; ///< of joints, frames or spots
    float metres;
    int contrast; ///< of the grain, of 100
};

constexpr std::array kPatterns{
    Pattern{Material::Plain, "plaster", Look::Grain, 0xC9BFB0, 0xB5AB9C, kNarrow, 10},
    Pattern{Material::Tarmac, "tarmac", Look::Grain, 0x55575A, 0x6A6C70, kWide, 22},
    Pattern{Material::Pavement, "pavement", Look::Slabs, 0xA8A49B, 0x817D75, kWide, 12},
    Pattern{Material::Gravel, "gravel", Look::Grain, 0x9C9386, 0x746C60, kWide, 45},
    Pattern{Material::Concrete, "concrete", Look::Slabs, 0x97948E, 0x84817B, kWide, 10},
    Pattern{Material::Grass, "grass", Look::Blades, 0x5F7F3E, 0x7C9A50, kWide, 30},
    Pattern{Material::Woodland, "woodland", Look::Blades, 0x4C6233, 0x6B5A3A, kWide, 40},
    Pattern{Material::Leaves, "leaves", Look::Leaves, 0x4C7A3A, 0x6F9A4A, kNarrow, 40},
    Pattern{Material::Dirt, "dirt", Look::Grain, 0x8C654A, 0x77533B, kNarrow, 26},
    Pattern{Material::Beach, "beach", Look::Grain, 0xD8C598, 0xC7B283, kWide, 14},
    Pattern{Material::Promenade, "promenade", Look::Slabs, 0xC3B8A2, 0x9A907D, kWide, 10},
    Pattern{Material::Rock, "rock", Look::Grain, 0x7D7468, 0x5B544B, kWide, 50},
    Pattern{Material::RiverBed, "riverbed", Look::Grain, 0x6F6A55, 0x4F4C3E, kWide, 35},
    Pattern{Material::Cornfield, "cornfield", Look::Rows, 0xB59F4C, 0x7F7A3A, kWide, 25},
    Pattern{Material::Wood, "boards", Look::Boards, 0x8B6844, 0x5C432B, kNarrow, 20},
    Pattern{Material::ThinWood, "thinboards", Look::Boards, 0xA98457, 0x775A39, kNarrow, 14},
    Pattern{Material::Glass, "window", Look::Panes, 0x6F93A6, 0xE6E2D8, kNarrow, 10},
    Pattern{Material::Windows, "windows", Look::Panes, 0x54788F, 0x8D9297, kNarrow, 10},
    Pattern{Material::GarageDoor, "garagedoor", Look::Ribs, 0xBFC3C6, 0x8F9498, kNarrow, 6},
    Pattern{Material::Metal, "metal", Look::Grain, 0x868D93, 0x6E757B, kNarrow, 8},
    Pattern{Material::LampPost, "lamppost", Look::Grain, 0x4B5257, 0x3A4044, kNarrow, 8},
    Pattern{Material::Hydrant, "hydrant", Look::Grain, 0xB5342C, 0x8D261F, kNarrow, 8},
    Pattern{Material::Car, "carpaint", Look::Grain, 0x3F6FA8, 0x34609A, kNarrow, 4},
    Pattern{Material::Stone, "stone", Look::Bricks, 0xA39B8C, 0x7A7366, kNarrow, 20},
    Pattern{Material::Bench, "bench", Look::Boards, 0x7B5B39, 0x4F3A24, kNarrow, 16},
    Pattern{Material::Carpet, "carpet", Look::Grain, 0x7A3F48, 0x6A343D, kNarrow, 12},
    Pattern{Material::Floorboards, "floorboards", Look::Boards, 0x9E7A50, 0x6F5434, kNarrow, 14},
    Pattern{Material::Door, "door", Look::Boards, 0x5A3B26, 0x3C2718, kNarrow, 10},
    Pattern{Material::ParkGrass, "parkgrass", Look::Blades, 0x69923F, 0x82AA54, kWide, 22},
    Pattern{Material::SheetMetal, "sheetmetal", Look::Ribs, 0x6E8F84, 0x557268, kNarrow, 8},
};

const Pattern& patternOf(Material material) {
    const auto* const found = std::ranges::find(kPatterns, material, &Pattern::material);
    return found == kPatterns.end() ? kPatterns.front() : *found;
}

/// From 0 to 1, the same for the same arguments, without order.
float hashOf(std::uint32_t x, std::uint32_t y, std::uint32_t salt) {
    auto h = x * 0x9E3779B1U ^ y * 0x85EBCA77U ^ salt * 0xC2B2AE3DU;
    h = (h ^ h >> 15U) * 0x2C1B3C6DU;
    h = (h ^ h >> 12U) * 0x297A2D39U;
    return static_cast<float>((h ^ h >> 15U) & 0xFFFFU) / 65535.0F;
}

/// Smooth noise of so many waves a side, which repeats.
float noise(std::uint32_t x, std::uint32_t y, std::uint32_t waves, std::uint32_t salt) {
    const auto size = kSide / waves;
    const auto part = [&](std::uint32_t at) {
        const float t = static_cast<float>(at % size) / static_cast<float>(size);
        return t * t * (3 - 2 * t);
    };
    const auto at = [&](std::uint32_t dx, std::uint32_t dy) {
        return hashOf((x / size + dx) % waves, (y / size + dy) % waves, salt);
    };
    const float south = std::lerp(at(0, 0), at(1, 0), part(x));
    const float north = std::lerp(at(0, 1), at(1, 1), part(x));
    return std::lerp(south, north, part(y));
}

struct Texel {
    bool second = false;
    bool hole = false;
    float shade = 0.5F; ///< 0 to 1
};

Texel texelOf(const Pattern& pattern, std::uint32_t x, std::uint32_t y) {
    const auto salt = static_cast<std::uint32_t>(pattern.material);
    const float fine = hashOf(x, y, salt);
    const float soft = (noise(x, y, 4, salt) + noise(x, y, 8, salt + 1000) + noise(x, y, 16, salt + 2000)) / 3;
    const float grain = 0.5F + (0.55F * soft + 0.45F * fine - 0.5F) * static_cast<float>(pattern.contrast) / 50;
    Texel texel{false, false, std::clamp(grain, 0.0F, 1.0F)};
    switch (pattern.look) {
    case Look::Grain:
        texel.second = soft > 0.6F;
        break;
    case Look::Blades:
        texel.second = noise(x, y, 16, salt + 3000) > 0.55F && hashOf(x, y / 3, salt) > 0.4F;
        break;
    case Look::Slabs:
        texel.second = x % 32 == 0 || y % 32 == 0;
        break;
    case Look::Bricks:
        texel.second = y % 8 == 0 || (x + y / 8 % 2 * 8) % 16 == 0;
        break;
    case Look::Boards:
        texel.second = y % 16 == 0;
        texel.shade = std::clamp(0.5F + (noise(x / 4, y, 16, salt + y / 16) - 0.5F) * 0.5F, 0.0F, 1.0F);
        break;
    case Look::Panes:
        texel.second = x % 32 < 3 || y % 32 < 3;
        texel.shade = texel.second ? 0.5F : 0.35F + 0.4F * static_cast<float>((x + y) % 32) / 32;
        break;
    case Look::Ribs:
        texel.second = x % 8 < 2;
        break;
    case Look::Leaves:
        texel.second = noise(x, y, 16, salt + 4000) > 0.5F;
        texel.hole = noise(x, y, 16, salt + 5000) + 0.3F * noise(x, y, 8, salt) < 0.42F;
        break;
    case Look::Rows:
        texel.second = x % 16 < 6;
        break;
    }
    return texel;
}

// Palette: 127 shades of each colour, then a clear one.
constexpr std::uint8_t kShades = 127;
constexpr std::uint8_t kClear = 255;

void writePalette(ByteWriter& to, const Pattern& pattern) {
    for (const auto colour : {pattern.colour, pattern.second}) {
        for (std::uint32_t shade = 0; shade < kShades; ++shade) {
            const float bright = 0.55F + 0.9F * static_cast<float>(shade) / kShades;
            for (const unsigned shift : {16U, 8U, 0U})
                to.write(
                    static_cast<std::uint8_t>(std::min(255.0F, static_cast<float>(colour >> shift & 0xFFU) * bright)));
            to.write(std::uint8_t{255});
        }
    }
    to.fill(4, std::byte{255}); // not used
    for (const unsigned shift : {16U, 8U, 0U})
        to.write(static_cast<std::uint8_t>(pattern.colour >> shift & 0xFFU));
    to.write(std::uint8_t{0});
}

void writeName(ByteWriter& to, std::string_view name) {
    to.write(std::as_bytes(std::span(name)));
    to.fill(kNameBytes - name.size(), std::byte{0});
}

void writeChunk(ByteWriter& to, std::uint32_t kind, const std::vector<std::byte>& content) {
    to.write(kind);
    to.write(static_cast<std::uint32_t>(content.size()));
    to.write(kVersion);
    to.write(content);
}

std::vector<std::byte> native(const Pattern& pattern) {
    const bool holes = pattern.look == Look::Leaves;
    ByteWriter to;
    to.write(std::uint32_t{9}); // Direct3D
    to.write(std::uint32_t{0x1106});
    writeName(to, pattern.name);
    writeName(to, "");
    to.write(std::uint32_t{holes ? 0x2500U : 0x2600U}); // a palette with alpha, or without
    to.write(kPaletteFormat);
    to.write(static_cast<std::uint16_t>(kSide));
    to.write(static_cast<std::uint16_t>(kSide));
    to.write(std::uint8_t{8}); // bits
    to.write(std::uint8_t{1}); // sizes
    to.write(std::uint8_t{4}); // a texture
    to.write(std::uint8_t{holes});
    writePalette(to, pattern);
    to.write(kSide * kSide);
    for (std::uint32_t y = 0; y < kSide; ++y) {
        for (std::uint32_t x = 0; x < kSide; ++x) {
            const auto texel = texelOf(pattern, x, y);
            const auto shade = static_cast<std::uint8_t>(texel.shade * (kShades - 1));
            to.write(texel.hole ? kClear : static_cast<std::uint8_t>(shade + (texel.second ? kShades : 0)));
        }
    }
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
