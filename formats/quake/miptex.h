// Textures of Quake and GoldSrc, in maps and WAD files (docs/formats/quake-bsp.md, section 7).
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/quake/palette.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake {

inline constexpr std::uint32_t kMostMiptexSide = 4096; ///< pixels

struct Miptex {
    std::string name; ///< up to 16 bytes as stored
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::span<const std::byte> pixels; ///< of the largest size, row by row from the top; empty: in a file elsewhere
    std::optional<Palette> palette;    ///< its own, which GoldSrc's have
};

/// Reads a texture whose record begins the bytes and may use all of them. The result is a view of them. Errors:
/// - Truncated: the record or its pixels extend beyond the end
/// - BadValue: a side is 0 or above kMostMiptexSide
bytes::Result<Miptex> readMiptex(std::span<const std::byte> record);

/// Rows from the top, four bytes for each pixel: red, green, blue, alpha.
struct IndexedImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
};

/// The colours of pixels of a picture with these sides; `pixels` has at least as many. `hole`: the last colour is
/// transparent.
IndexedImage colourPixels(std::span<const std::byte> pixels, std::uint32_t width, std::uint32_t height,
                          const Palette& palette, bool hole);

/// Whether the last colour of a texture of this name is transparent.
inline bool hasHoles(std::string_view name) {
    return name.starts_with('{');
}

/// The first frame of an animated texture ("+3fan" of "+0fan", "+cfan" of "+afan"), or the name itself.
std::string firstFrame(std::string_view name);

} // namespace navsmith::quake
