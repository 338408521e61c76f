// Pixels as textures of several games store them: words of 16 bits and blocks of DXT. For the readers of textures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace navsmith::images {

/// Red, green, blue, alpha.
using Pixel = std::array<std::uint8_t, 4>;

/// 5 bits, or another number of them up to 8, as 8.
constexpr std::uint8_t widened(std::uint32_t value, unsigned bits) {
    const auto most = (1U << bits) - 1U;
    return static_cast<std::uint8_t>(((value & most) * 255U + most / 2U) / most);
}

// Words of 16 bits: alpha if there is any, red, green and blue, from the highest bit down.
Pixel pixel1555(std::uint32_t word);
Pixel pixel555(std::uint32_t word);
Pixel pixel565(std::uint32_t word);
Pixel pixel4444(std::uint32_t word);

/// Blocks of 4 x 4 pixels.
enum class BlockFormat : std::uint8_t { Dxt1, Dxt3, Dxt5 };

constexpr std::size_t blockBytes(BlockFormat format) {
    return format == BlockFormat::Dxt1 ? 8 : 16;
}
/// The bytes of all blocks of an image; those at its right and lower edge may be partly outside.
constexpr std::size_t blockBytes(BlockFormat format, std::uint32_t width, std::uint32_t height) {
    return (std::size_t{width} + 3) / 4 * ((std::size_t{height} + 3) / 4) * blockBytes(format);
}

/// `from` has blockBytes() of the image, `rgba` four bytes for each pixel. Pixels of DXT1 may be transparent black.
void decodeBlocks(BlockFormat format, std::uint32_t width, std::uint32_t height, std::span<const std::byte> from,
                  std::span<std::uint8_t> rgba);

} // namespace navsmith::images
