// Quake's 256 colours (docs/formats/quake-bsp.md, section 7).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace navsmith::quake {

/// Red, green and blue of each colour.
using Palette = std::array<std::array<std::uint8_t, 3>, 256>;

/// The colours of Quake's gfx/palette.lmp.
const Palette& standardPalette();

/// Reads a palette.lmp: 768 bytes; further ones are ignored. None if there are fewer.
std::optional<Palette> readPalette(std::span<const std::byte> file);

} // namespace navsmith::quake
