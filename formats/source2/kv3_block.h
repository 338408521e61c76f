// Blocks of KV3, the binary key values of Source 2 (docs/formats/source2-nav.md, section 9): their header, their length
// and their unpacked buffers. What the buffers hold is in kv3_values.h.
#pragma once

#include "formats/bytes/format_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::source2::kv3 {

enum class Compression : std::uint32_t { None = 0, Lz4 = 1, Zstd = 2 };

using FormatId = std::array<std::byte, 16>;

/// Numbers of values that stand together by their size. Each lane is aligned to that size.
struct Lanes {
    std::int32_t bytes1 = 0;
    std::int32_t bytes2 = 0; ///< encoding 4 and later
    std::int32_t bytes4 = 0;
    std::int32_t bytes8 = 0;

    bool operator==(const Lanes&) const = default;
};

/// Fields of the header. Encoding 2 and 3 have 64 bytes of it, 4 has 72, 5 has 120.
struct Header {
    std::uint8_t encoding = 0; ///< 2 to 5
    FormatId format{};
    std::uint32_t compression = 0;
    std::uint16_t dictionary = 0;
    std::uint16_t frameBytes = 0;
    Lanes lanes;                ///< in encoding 5 of the first buffer
    std::int32_t typeBytes = 0; ///< up to encoding 4 strings and types, then types alone
    std::uint16_t objects = 0;  ///< the low half of their number
    std::uint16_t arrays = 0;
    std::int32_t unpackedBytes = 0;
    std::int32_t packedBytes = 0;
    std::int32_t blobs = 0;
    std::int32_t blobBytes = 0;
    std::int32_t pieceListBytes = 0; ///< encoding 4 and later

    // Encoding 5.
    std::int32_t unpacked1 = 0;
    std::int32_t packed1 = 0;
    std::int32_t unpacked2 = 0;
    std::int32_t packed2 = 0;
    Lanes lanes2;
    std::int32_t unknown1 = 0; ///< perhaps the number of types without those of entries of arrays of one type
    std::int32_t objects2 = 0;
    std::int32_t arrays2 = 0;
    std::int32_t unknown2 = 0;

    bool operator==(const Header&) const = default;
};

inline constexpr std::uint32_t kEndMark = 0xFFEEDD00;
inline constexpr std::int32_t kFirstEncoding = 2;
inline constexpr std::int32_t kLastEncoding = 5;

std::size_t headerBytes(std::uint8_t encoding);

/// The header of the block that begins these bytes, which stand at `fileOffset`. Errors: Truncated; BadMagic;
/// Unsupported for encodings and compressions that this does not know; BadValue for negative numbers.
bytes::Result<Header> readHeader(std::span<const std::byte> bytes, std::uint64_t fileOffset = 0);

/// The length of the block that begins these bytes. With blobs in LZ4 it has to unpack a buffer. Errors: those of
/// readHeader() and unpack().
bytes::Result<std::size_t> blockLength(std::span<const std::byte> bytes, std::uint64_t fileOffset = 0);

/// No more unpacked bytes in one block: the largest known block of a mesh has 2 MB.
inline constexpr std::uint64_t kMostUnpacked = std::uint64_t{256} << 20U;

/// The unpacked parts of a block.
struct Buffers {
    Header header;
    std::vector<std::byte> first;
    std::vector<std::byte> second; ///< encoding 5
    std::vector<std::vector<std::byte>> blobs;
};

/// `bytes` may go on behind the block. Errors: those of readHeader(); BadValue for what does not unpack as stated;
/// CountTooLarge for more than kMostUnpacked, or more than so many bytes can hold.
bytes::Result<Buffers> unpack(std::span<const std::byte> bytes, std::uint64_t fileOffset = 0);

/// A block of these buffers without compression, with the header's numbers; sizes are computed. Encoding 4 and 5, no
/// blobs.
std::vector<std::byte> pack(const Buffers& buffers);

} // namespace navsmith::source2::kv3
