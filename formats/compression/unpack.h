// Decompresses raw deflate and raw LZMA1 streams from containers and maps (docs/formats/containers.md), and LZ4 blocks
// and zstd frames from key values of Source 2. Rejects a stream that claims more than it can hold, or more than the
// caller allows, before decompressing: neither the claimed size nor the dictionary size of a hostile header allocates
// memory.
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

/// An LZ4 block without a frame. It must produce exactly `size` bytes, at most `limit`.
Unpacked unpackLz4(std::span<const std::byte> block, std::uint64_t size, std::uint64_t limit);
/// The same into the bytes from `at` to `at + size`; matches may reach back into those before `at`. Returns an error
/// message, empty on success.
std::string unpackLz4Piece(std::span<const std::byte> block, std::span<std::byte> into, std::size_t at,
                           std::size_t size);

/// A zstd frame. It must produce exactly `size` bytes, at most `limit`.
Unpacked unpackZstd(std::span<const std::byte> frame, std::uint64_t size, std::uint64_t limit);

/// The first `count` bytes, or fewer if `stream`, which may be truncated, ends earlier.
Unpacked unpackDeflateStart(std::span<const std::byte> stream, std::size_t count);
Unpacked unpackLzmaStart(std::span<const std::byte> properties, std::span<const std::byte> stream, std::size_t count);

} // namespace navsmith::compression
