// Pixels of stored images, one at a time, as a second opinion to the codecs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::tests {

/// Red, green, blue, alpha.
using RawPixel = std::array<int, 4>;

/// "DXT1", "DXT1A" (with alpha), "DXT3", "DXT5", or the order of bytes: "BGRA", "BGR", "ABGR". Throws
/// std::runtime_error for others, and if the pixel lies beyond the bytes.
RawPixel pixelAt(std::span<const std::byte> image, std::string_view layout, std::uint32_t width, std::uint32_t x,
                 std::uint32_t y);
/// Bytes of an image.
std::size_t imageBytes(std::string_view layout, std::uint32_t width, std::uint32_t height);

} // namespace navsmith::tests
