// ULZ, the LZ77 variant in which the bots of Counter-Strike store their graphs (docs/formats/yapb-graph.md, section 3).
#pragma once

#include "formats/compression/unpack.h"

namespace navsmith::compression {

/// A stream must produce exactly `size` bytes. Memory is reserved for all of them, so the caller has checked `size`.
Unpacked unpackUlz(std::span<const std::byte> stream, std::size_t size);

/// The stream that the bot itself would store. Cannot fail; the stream is at most a few bytes longer than `bytes`.
std::vector<std::byte> packUlz(std::span<const std::byte> bytes);

} // namespace navsmith::compression
