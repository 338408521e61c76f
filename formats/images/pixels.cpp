#include "formats/images/pixels.h"

#include "formats/bytes/byte_reader.h"

#include <algorithm>

namespace navsmith::images {
namespace {

using bytes::loadLittleEndian;

constexpr std::size_t kBlockPixels = 16;

/// The four colours of a block. With three, the last is transparent black.
std::array<Pixel, 4> blockColours(const std::byte* from, bool mayHaveThree) {
    const std::uint32_t first = loadLittleEndian<std::uint16_t>(from);
    const std::uint32_t second = loadLittleEndian<std::uint16_t>(from + 2);
    std::array<Pixel, 4> colours{pixel565(first), pixel565(second), Pixel{0, 0, 0, 255}, Pixel{0, 0, 0, 0}};
    const bool three = mayHaveThree && first <= second;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint32_t a = colours[0][i];
        const std::uint32_t b = colours[1][i];
        colours[2][i] = static_cast<std::uint8_t>(three ? (a + b) / 2 : (2 * a + b) / 3);
        if (!three)
            colours[3][i] = static_cast<std::uint8_t>((a + 2 * b) / 3);
    }
    if (!three)
        colours[3][3] = 255;
    return colours;
}

using Alphas = std::array<std::uint8_t, kBlockPixels>;

/// The alphas of a DXT3 block: 4 bits each.
Alphas explicitAlphas(const std::byte* from) {
    Alphas alphas{};
    for (std::size_t i = 0; i < kBlockPixels; ++i)
        alphas[i] = widened(std::to_integer<std::uint32_t>(from[i / 2]) >> (i % 2 * 4), 4);
    return alphas;
}

/// The alphas of a DXT5 block: 3 bits each select one of eight between two ends.
Alphas blendedAlphas(const std::byte* from) {
    const auto first = std::to_integer<std::uint32_t>(from[0]);
    const auto second = std::to_integer<std::uint32_t>(from[1]);
    const std::uint32_t steps = first > second ? 7 : 5;
    std::array<std::uint8_t, 8> levels{
        static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second), 0, 0, 0, 0, 0, 255};
    for (std::uint32_t i = 1; i < steps; ++i)
        levels[i + 1] = static_cast<std::uint8_t>(((steps - i) * first + i * second) / steps);
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < 6; ++i)
        bits |= std::to_integer<std::uint64_t>(from[2 + i]) << (8 * i);
    Alphas alphas{};
    for (std::size_t i = 0; i < kBlockPixels; ++i)
        alphas[i] = levels[bits >> (3 * i) & 7U];
    return alphas;
}

} // namespace

Pixel pixel1555(std::uint32_t word) {
    return {widened(word >> 10U, 5), widened(word >> 5U, 5), widened(word, 5),
            static_cast<std::uint8_t>((word >> 15U & 1U) * 255U)};
}

Pixel pixel555(std::uint32_t word) {
    return {widened(word >> 10U, 5), widened(word >> 5U, 5), widened(word, 5), 255};
}

Pixel pixel565(std::uint32_t word) {
    return {widened(word >> 11U, 5), widened(word >> 5U, 6), widened(word, 5), 255};
}

Pixel pixel4444(std::uint32_t word) {
    return {widened(word >> 8U, 4), widened(word >> 4U, 4), widened(word, 4), widened(word >> 12U, 4)};
}

void decodeBlocks(BlockFormat format, std::uint32_t width, std::uint32_t height, std::span<const std::byte> from,
                  std::span<std::uint8_t> rgba) {
    const std::size_t size = blockBytes(format);
    const bool plain = format == BlockFormat::Dxt1;
    const std::byte* block = from.data();
    for (std::uint32_t top = 0; top < height; top += 4) {
        for (std::uint32_t left = 0; left < width; left += 4, block += size) {
            const std::byte* const colourPart = block + (plain ? 0 : 8);
            const auto colours = blockColours(colourPart, plain);
            const auto choices = loadLittleEndian<std::uint32_t>(colourPart + 4);
            Alphas alphas{};
            if (!plain)
                alphas = format == BlockFormat::Dxt3 ? explicitAlphas(block) : blendedAlphas(block);
            for (std::uint32_t i = 0; i < kBlockPixels; ++i) {
                const auto x = left + i % 4;
                const auto y = top + i / 4;
                if (x >= width || y >= height)
                    continue;
                auto pixel = colours[choices >> (2 * i) & 3U];
                if (!plain)
                    pixel[3] = alphas[i];
                std::copy(pixel.begin(), pixel.end(), rgba.begin() + 4 * (std::ptrdiff_t{y} * width + x));
            }
        }
    }
}

} // namespace navsmith::images
