#include "formats/quake/miptex.h"

#include "formats/bsp/lumps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace navsmith::quake {
namespace {

using bsp::field;
using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::size_t kHeadBytes = 40;
constexpr std::size_t kNameBytes = 16;
constexpr std::size_t kSizes = 4;
constexpr std::size_t kPaletteBytes = 768;

FormatError truncated(Bytes record, const char* field, std::uint64_t expected) {
    return {FormatErrorCode::Truncated,
            record.size(),
            field,
            fmt::format("{} bytes", record.size()),
            fmt::format("{} bytes", expected),
            {}};
}

/// Behind the smallest of the four sizes: a count, then the colours.
std::optional<Palette> ownPalette(Bytes record, std::size_t smallest, std::uint64_t pixels) {
    const std::uint64_t at = smallest + pixels / 64;
    if (at + 2 + kPaletteBytes > record.size())
        return std::nullopt;
    const auto count = field<std::uint16_t>(record.data(), static_cast<std::size_t>(at));
    return count == 256 ? readPalette(record.subspan(static_cast<std::size_t>(at) + 2)) : std::nullopt;
}

} // namespace

bytes::Result<Miptex> readMiptex(Bytes record) {
    if (record.size() < kHeadBytes)
        return tl::unexpected(truncated(record, "texture", kHeadBytes));
    Miptex texture;
    texture.name = bsp::entityText(record.first(kNameBytes));
    texture.width = field<std::uint32_t>(record.data(), 16);
    texture.height = field<std::uint32_t>(record.data(), 20);
    const auto isSide = [](std::uint32_t side) { return side > 0 && side <= kMostMiptexSide; };
    if (!isSide(texture.width) || !isSide(texture.height))
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          16,
                                          "size of a texture",
                                          fmt::format("{} x {}", texture.width, texture.height),
                                          fmt::format("1 to {} pixels", kMostMiptexSide),
                                          {}});
    const std::uint64_t pixels = std::uint64_t{texture.width} * texture.height;
    const auto largest = field<std::uint32_t>(record.data(), 24);
    if (largest == 0)
        return texture;
    if (largest + pixels > record.size())
        return tl::unexpected(truncated(record, "pixels of a texture", largest + pixels));
    texture.pixels = record.subspan(largest, static_cast<std::size_t>(pixels));
    texture.palette = ownPalette(record, field<std::uint32_t>(record.data(), 24 + 4 * (kSizes - 1)), pixels);
    return texture;
}

IndexedImage colourPixels(Bytes pixels, std::uint32_t width, std::uint32_t height, const Palette& palette, bool hole) {
    IndexedImage image{width, height, {}};
    const std::size_t count = std::size_t{width} * height;
    image.rgba.resize(4 * count);
    auto* to = image.rgba.data();
    for (std::size_t i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(pixels[i]);
        if (hole && index == palette.size() - 1) {
            to += 4; // black, so that filtering does not draw its colour into the edges
            continue;
        }
        to = std::copy(palette.at(index).begin(), palette.at(index).end(), to);
        *to++ = 255;
    }
    return image;
}

std::string firstFrame(std::string_view name) {
    std::string first(name);
    if (name.size() < 2 || name[0] != '+')
        return first;
    if (name[1] >= '0' && name[1] <= '9')
        first[1] = '0';
    else if ((name[1] >= 'a' && name[1] <= 'j') || (name[1] >= 'A' && name[1] <= 'J'))
        first[1] = name[1] >= 'a' ? 'a' : 'A';
    return first;
}

} // namespace navsmith::quake
