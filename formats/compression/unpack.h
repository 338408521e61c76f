// Decompresses raw deflate and raw LZMA1 streams from containers and maps (docs/formats/containers.md). Rejects a
// stream that claims more than it can hold, or more than the caller allows, before decompressing: neither the claimed
// size nor the dictionary size of a hostile header allocates memory.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::compression {

/// The decompressed bytes, or a short description of the error ("ends after 12 of 90 bytes").
using Unpacked = tl::expected<std::vector<std::byte>, std::string>;

inline constexpr std::size_t kLzmaPropertyBytes = 5; ///< lc/lp/pb in one byte, u32 dictionary size

/// A deflate stream without header or checksum. It must produce exactly `size` bytes, at most `limit`.
Unpacked unpackDeflate(std::span<const std::byte> stream, std::uint64_t size, std::uint64_t limit);

/// An LZMA1 stream, with or without an end mark. It must produce exactly `size` bytes, at most `limit`. `properties`
/// are the first kLzmaPropertyBytes of an .lzma file's header.
Unpacked unpackLzma(std::span<const std::byte> properties, std::span<const std::byte> stream, std::uint64_t size,
                    std::uint64_t limit);

/// The first `count` bytes, or fewer if `stream`, which may be truncated, ends earlier.
Unpacked unpackDeflateStart(std::span<const std::byte> stream, std::size_t count);
Unpacked unpackLzmaStart(std::span<const std::byte> properties, std::span<const std::byte> stream, std::size_t count);

} // namespace navsmith::compression
