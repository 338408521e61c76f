// Zip records, shared by reading and changing. Internal to this folder.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstdint>
#include <span>

namespace navsmith::containers::zip {

inline constexpr std::uint32_t kEndMagic = 0x06054B50;     // "PK\5\6"
inline constexpr std::uint32_t kCentralMagic = 0x02014B50; // "PK\1\2"
inline constexpr std::uint32_t kLocalMagic = 0x04034B50;   // "PK\3\4"
inline constexpr std::size_t kEndBytes = 22;
inline constexpr std::size_t kCentralBytes = 46;
inline constexpr std::size_t kLocalBytes = 30;
inline constexpr std::uint32_t kElsewhere = 0xFFFFFFFF; // the value is in a 64-bit record

struct EndRecord {
    std::uint64_t at = 0; ///< offset of the record itself
    std::uint16_t count = 0;
    std::uint32_t directorySize = 0;
    std::uint32_t directoryOffset = 0;
};

/// Errors: BadMagic without one; Unsupported for multi-part or 64-bit archives.
bytes::Result<EndRecord> readEndRecord(const ByteSource& archive);

std::uint32_t crcOf(std::span<const std::byte> bytes);

} // namespace navsmith::containers::zip
