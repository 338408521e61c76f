// Unpacking of what containers and maps hold packed: raw deflate and raw LZMA1 streams, as in
// docs/formats/containers.md. A stream of bytes that claims more than it can hold, or more than the caller allows, is
// refused before any of it is unpacked: neither the claimed size nor the dictionary of a hostile header takes memory.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::compression {

/// The unpacked bytes, or what is wrong with the stream in a few words ("ends after 12 of 90 bytes").
using Unpacked = tl::expected<std::vector<std::byte>, std::string>;

inline constexpr std::size_t kLzmaPropertyBytes = 5; ///< lc/lp/pb in one byte, u32 dictionary size

/// A deflate stream without header or checksum. It has to give exactly `size` bytes, at most `limit`.
Unpacked unpackDeflate(std::span<const std::byte> stream, std::uint64_t size, std::uint64_t limit);

/// An LZMA1 stream, with or without an end mark. It has to give exactly `size` bytes, at most `limit`. `properties` are
/// the first kLzmaPropertyBytes of an .lzma file's header.
Unpacked unpackLzma(std::span<const std::byte> properties, std::span<const std::byte> stream, std::uint64_t size,
                    std::uint64_t limit);

/// The first `count` bytes, or fewer if `stream`, which may be cut off, has no more to give.
Unpacked unpackDeflateStart(std::span<const std::byte> stream, std::size_t count);
Unpacked unpackLzmaStart(std::span<const std::byte> properties, std::span<const std::byte> stream, std::size_t count);

} // namespace navsmith::compression
