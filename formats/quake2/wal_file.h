// Textures of Quake II (.wal) and the palette of all of them (docs/formats/quake2-bsp.md, section 7). Read-only.
#pragma once

#include "formats/bytes/format_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace navsmith::quake2 {

inline constexpr std::uint32_t kMostWalSide = 4096; ///< pixels

struct WalFile {
    std::string name; ///< up to 32 bytes as stored
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::span<const std::byte> pixels; ///< of the largest size, row by row from the top; a view of the file
};

/// Errors: Truncated; BadValue: a side is 0 or above kMostWalSide.
bytes::Result<WalFile> readWal(std::span<const std::byte> file);

/// Red, green and blue of each colour.
using Palette = std::array<std::array<std::uint8_t, 3>, 256>;

/// The palette at the end of a PCX file, such as pics/colormap.pcx. None if it has none.
std::optional<Palette> readPcxPalette(std::span<const std::byte> file);

} // namespace navsmith::quake2
