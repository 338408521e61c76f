// Coloured light beside a map of Quake, maps/NAME.lit (docs/formats/quake-bsp.md, section 8).
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <span>

namespace navsmith::quake {

/// The samples, three bytes each, of a file for a map with so many of them. A view of the bytes. Errors: BadMagic,
/// Unsupported (another version), BadValue (for another number of samples: made for another version of the map).
bytes::Result<std::span<const std::byte>> readLit(std::span<const std::byte> file, std::size_t samples);

} // namespace navsmith::quake
