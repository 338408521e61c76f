#include "tests/support/texture_pixels.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace navsmith::tests {
namespace {

constexpr std::uint32_t kSide = 4; ///< of a block

bool isBlocks(std::string_view layout) {
    return layout.starts_with("DXT");
}

std::size_t blockBytes(std::string_view layout) {
    return layout.starts_with("DXT1") ? 8 : 16;
}

/// So many bits, counted from the lowest of the first byte.
std::uint32_t bitsAt(std::span<const std::byte> bytes, std::size_t bit, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = bit + i;
        const auto byte = std::to_integer<std::uint32_t>(bytes[at / 8]);
        value |= (byte >> (at % 8) & 1U) << i;
    }
    return value;
}

RawPixel colourOf(std::uint32_t word) {
    const auto part = [&](std::uint32_t shift, std::uint32_t bits) {
        const std::uint32_t most = (1U << bits) - 1;
        return static_cast<int>((word >> shift & most) * 255 / most);
    };
    return {part(11, 5), part(5, 6), part(0, 5), 255};
}

RawPixel mixed(const RawPixel& a, const RawPixel& b, int ofA, int ofB) {
    RawPixel result{0, 0, 0, 255};
    for (std::size_t i = 0; i < 3; ++i)
        result.at(i) = (a.at(i) * ofA + b.at(i) * ofB) / (ofA + ofB);
    return result;
}

RawPixel blockColour(std::span<const std::byte> block, bool mayBeClear, std::uint32_t pixel) {
    const auto first = bitsAt(block, 0, 16);
    const auto second = bitsAt(block, 16, 16);
    const auto a = colourOf(first);
    const auto b = colourOf(second);
    const auto choice = bitsAt(block, 32 + 2 * std::size_t{pixel}, 2);
    if (choice < 2)
        return choice == 0 ? a : b;
    if (!mayBeClear || first > second)
        return choice == 2 ? mixed(a, b, 2, 1) : mixed(a, b, 1, 2);
    return choice == 2 ? mixed(a, b, 1, 1) : RawPixel{0, 0, 0, 0};
}

int blockAlpha(std::span<const std::byte> block, std::uint32_t pixel) {
    const auto a = static_cast<int>(bitsAt(block, 0, 8));
    const auto b = static_cast<int>(bitsAt(block, 8, 8));
    const auto choice = static_cast<int>(bitsAt(block, 16 + 3 * std::size_t{pixel}, 3));
    if (choice < 2)
        return choice == 0 ? a : b;
    if (a > b)
        return ((8 - choice) * a + (choice - 1) * b) / 7;
    return choice == 6 ? 0 : choice == 7 ? 255 : ((6 - choice) * a + (choice - 1) * b) / 5;
}

} // namespace

std::size_t imageBytes(std::string_view layout, std::uint32_t width, std::uint32_t height) {
    if (isBlocks(layout))
        return std::size_t{(width + 3) / kSide} * ((height + 3) / kSide) * blockBytes(layout);
    return std::size_t{width} * height * layout.size();
}

RawPixel pixelAt(std::span<const std::byte> image, std::string_view layout, std::uint32_t width, std::uint32_t x,
                 std::uint32_t y) {
    const auto take = [&](std::size_t at, std::size_t count) {
        if (at + count > image.size())
            throw std::runtime_error("a pixel beyond the image");
        return image.subspan(at, count);
    };
    if (!isBlocks(layout)) {
        const auto stored = take((std::size_t{y} * width + x) * layout.size(), layout.size());
        RawPixel pixel{0, 0, 0, 255};
        for (std::size_t i = 0; i < layout.size(); ++i) {
            const auto channel = std::string_view("RGBA").find(layout[i]);
            if (channel == std::string_view::npos)
                throw std::runtime_error("no layout " + std::string(layout));
            pixel.at(channel) = std::to_integer<int>(stored[i]);
        }
        return pixel;
    }
    const auto size = blockBytes(layout);
    const auto number = std::size_t{y / kSide} * ((width + 3) / kSide) + x / kSide;
    const auto block = take(number * size, size);
    const auto pixel = y % kSide * kSide + x % kSide;
    // Blocks of DXT1 with the lower colour first may be clear only where the format has alpha.
    auto result = blockColour(block.last(8), layout.starts_with("DXT1"), pixel);
    if (layout == "DXT1")
        result[3] = 255;
    else if (layout == "DXT3")
        result[3] = static_cast<int>(bitsAt(block, 4 * std::size_t{pixel}, 4) * 17);
    else if (layout == "DXT5")
        result[3] = blockAlpha(block, pixel);
    return result;
}

} // namespace navsmith::tests
