// Record layouts of IMG directories, for reading and changing them. Internal to this folder.
// docs/formats/containers.md, section 6.
#pragma once

#include <cstddef>
#include <cstdint>

namespace navsmith::containers {

// Versions 1 and 2: u32 offset, u16 size, u16 size in archive (1: u32 size), char[24] name.
inline constexpr std::uint32_t kImg2Magic = 0x32524556; // "VER2"
inline constexpr std::size_t kImg2HeaderBytes = 8;
inline constexpr std::size_t kImg2CountAt = 4;
inline constexpr std::size_t kImgRecordBytes = 32;
inline constexpr std::size_t kImgSizeAt = 4;
inline constexpr std::size_t kImgArchiveSizeAt = 6;
inline constexpr std::size_t kImgNameAt = 8;
inline constexpr std::size_t kImgNameBytes = 24;

// Version 3: u32 size or flags, u32 type, u32 offset, u16 sectors, u16 padding and flags; names follow the records.
inline constexpr std::uint32_t kImg3Magic = 0xA94E2A52;
inline constexpr std::size_t kImg3HeaderBytes = 20;
inline constexpr std::size_t kImg3RecordBytes = 16;
inline constexpr std::size_t kImg3OffsetAt = 8;
inline constexpr std::size_t kImg3SectorsAt = 12;
inline constexpr std::size_t kImg3PaddingAt = 14;
inline constexpr std::uint32_t kImg3ResourceBits = 0xC0000000;
inline constexpr std::uint16_t kImg3PaddingMask = 0x7FF;

} // namespace navsmith::containers
