#include "resources/samples/arena_textures.h"

#include "formats/bytes/byte_writer.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace navsmith::samples::arena {
namespace {

constexpr std::size_t kNameBytes = 16;
constexpr std::uint32_t kSize = 64; // pixels; a sky is twice as wide and has two layers
constexpr std::uint32_t kSkyWidth = 256;
constexpr std::uint32_t kSkyHeight = 128;
constexpr std::uint32_t kHeadBytes = 40;
constexpr int kPictures = 4;

/// A palette colour (the dark end of a row of 16 shades) and the spacing of lines.
struct Pattern {
    std::string_view beginning; ///< prefix of the texture's name
    std::uint8_t colour = 0;
    std::uint32_t across = 0;
    std::uint32_t down = 0;
};
constexpr std::array<Pattern, 8> kPatterns{{{"ar_brick", 20, 32, 16},
                                            {"ar_floor", 4, 64, 64},
                                            {"ar_metal", 36, 16, 64},
                                            {"ar_stone", 22, 64, 32},
                                            {"ar_wood", 114, 64, 8},
                                            {"sky", 39, 64, 64},
                                            {"*", 42, 32, 32},
                                            {"", 8, 64, 64}}};

std::uint8_t texel(const Pattern& pattern, std::uint32_t x, std::uint32_t y) {
    // Offset every second row by half a stone.
    const auto shifted = x + (y / pattern.down) % 2 * (pattern.across / 2);
    if (shifted % pattern.across == 0 || y % pattern.down == 0)
        return static_cast<std::uint8_t>(pattern.colour - 3);
    const auto grain = ((x * 73U) ^ (y * 151U) ^ (x * y * 7U)) >> 3;
    return static_cast<std::uint8_t>(pattern.colour + grain % 3);
}

void writeTexture(bytes::ByteWriter& to, std::string_view name) {
    const auto stored = name.substr(0, kNameBytes - 1);
    to.write(std::as_bytes(std::span(stored.data(), stored.size())));
    to.fill(kNameBytes - stored.size(), std::byte{0});
    const bool sky = name.starts_with("sky");
    const std::uint32_t width = sky ? kSkyWidth : kSize;
    const std::uint32_t height = sky ? kSkyHeight : kSize;
    to.write(width);
    to.write(height);
    std::uint32_t offset = kHeadBytes;
    for (int i = 0; i < kPictures; ++i) {
        to.write(offset);
        offset += (width >> i) * (height >> i);
    }
    const auto& pattern = *std::find_if(kPatterns.begin(), kPatterns.end(),
                                        [&](const Pattern& p) { return name.starts_with(p.beginning); });
    for (int i = 0; i < kPictures; ++i) {
        for (std::uint32_t y = 0; y < height >> i; ++y) {
            for (std::uint32_t x = 0; x < width >> i; ++x)
                to.write(texel(pattern, x << i, y << i));
        }
    }
}

} // namespace

std::vector<std::byte> textureLump(std::span<const std::string_view> names) {
    bytes::ByteWriter directory;
    bytes::ByteWriter pictures;
    directory.write(static_cast<std::int32_t>(names.size()));
    const std::size_t start = 4 + 4 * names.size();
    for (const auto name : names) {
        directory.write(static_cast<std::int32_t>(start + pictures.size()));
        writeTexture(pictures, name);
    }
    directory.write(pictures.release());
    return directory.release();
}

} // namespace navsmith::samples::arena
