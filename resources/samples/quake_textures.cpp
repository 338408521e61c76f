#include "resources/samples/quake_textures.h"

#include "formats/bytes/byte_writer.h"
#include "formats/quake/palette.h"

#include <array>
#include <cstdint>
#include <limits>

#include "resources/samples/map_textures.h"

namespace navsmith::samples {
namespace {

using bytes::ByteWriter;

constexpr std::size_t kMiptexNameBytes = 16;
constexpr std::uint32_t kHeadBytes = 40;
constexpr int kSizes = 4;
constexpr std::uint8_t kFirstBright = 224; ///< of the colours that Quake draws without light
constexpr Picture::Colour kHole{0, 0, 255};

std::uint8_t nearestColour(const Picture::Colour& colour) {
    const auto& palette = quake::standardPalette();
    std::uint8_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::uint8_t i = 0; i < kFirstBright; ++i) {
        int distance = 0;
        for (std::size_t channel = 0; channel < colour.size(); ++channel) {
            const int difference = int{palette.at(i).at(channel)} - int{colour.at(channel)};
            distance += difference * difference;
        }
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

/// A sky has its clouds on the left, and what lies behind them on the right.
void writeTexture(ByteWriter& to, std::string_view name, const Picture& picture, bool twice) {
    const auto entryName = name.substr(0, kMiptexNameBytes - 1);
    to.write(std::as_bytes(std::span(entryName)));
    to.fill(kMiptexNameBytes - entryName.size(), std::byte{0});
    const std::uint32_t width = picture.side * (twice ? 2 : 1);
    to.write(width);
    to.write(picture.side);
    std::uint32_t offset = kHeadBytes;
    for (int i = 0; i < kSizes; ++i) {
        to.write(offset);
        offset += (width >> i) * (picture.side >> i);
    }
    for (int i = 0; i < kSizes; ++i) {
        for (std::uint32_t y = 0; y < picture.side >> i; ++y) {
            for (std::uint32_t x = 0; x < width >> i; ++x)
                to.write(picture.pixels[(y << i) * picture.side + (x << i) % picture.side]);
        }
    }
}

template <typename Write>
std::vector<std::byte> lumpOf(std::span<const std::string_view> names, Write&& write) {
    ByteWriter directory;
    ByteWriter textures;
    directory.write(static_cast<std::int32_t>(names.size()));
    const std::size_t start = 4 + 4 * names.size();
    for (const auto name : names) {
        directory.write(static_cast<std::int32_t>(start + textures.size()));
        write(textures, name, draw(mapTexture(name).pattern));
        textures.fill((4 - textures.size() % 4) % 4, std::byte{0});
    }
    directory.write(textures.release());
    return directory.release();
}

} // namespace

std::vector<std::byte> quakeTextures(std::span<const std::string_view> names) {
    return lumpOf(names, [](ByteWriter& to, std::string_view name, Picture picture) {
        std::array<std::uint8_t, 256> nearest{};
        for (std::size_t i = 0; i < nearest.size(); ++i)
            nearest.at(i) = nearestColour(picture.colours.at(i));
        for (auto& pixel : picture.pixels)
            pixel = nearest.at(pixel);
        writeTexture(to, name, picture, name.starts_with("sky"));
    });
}

std::vector<std::byte> goldSrcTextures(std::span<const std::string_view> names) {
    return lumpOf(names, [](ByteWriter& to, std::string_view name, Picture picture) {
        picture.colours.at(Picture::kClear) = kHole;
        writeTexture(to, name, picture, false);
        to.write(static_cast<std::uint16_t>(picture.colours.size()));
        to.write(std::as_bytes(std::span(picture.colours)));
    });
}

} // namespace navsmith::samples
