// A game's world that was put together, as bytes: for a cache, not for exchange. The form is that of this version of
// the program only.
#pragma once

#include "core/world/backdrop.h"
#include "formats/bytes/byte_writer.h"
#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>

namespace navsmith::world {

/// Raise it when the form changes, or what GameWorldBuilder makes of the same files.
inline constexpr std::uint32_t kWorldBytesVersion = 3;

/// Requires `placed`, and geometry without entities and models.
void writeWorld(bytes::ByteWriter& to, const Backdrop& world);

/// Trusts nothing: whatever the bytes hold, the result can be drawn and searched. Errors: Truncated, CountTooLarge,
/// BadValue, which is also what a stop on request gives.
bytes::Result<Backdrop> readWorld(std::span<const std::byte> bytes, const std::stop_token& stop = {});

} // namespace navsmith::world
