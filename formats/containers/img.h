// IMG archives of the Grand Theft Auto games: the directory and the entries' contents. Follows
// docs/formats/containers.md, section 6.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::containers {

inline constexpr std::uint64_t kImgSector = 2048;

/// One: a .dir and a .img (III, Vice City). Two: `VER2` (San Andreas). Three: IV, not encrypted.
enum class ImgVersion : std::uint8_t { One = 1, Two = 2, Three = 3 };

struct ImgEntry {
    std::string name;          ///< as stored, for display and comparison; arbitrary bytes, not necessarily unique
    std::uint64_t offset = 0;  ///< bytes, from the start of the .img
    std::uint64_t size = 0;    ///< bytes; before version 3 whole sectors, unless the archive ends within the last one
    std::uint64_t sectors = 0; ///< number of sectors occupied
    std::uint64_t record = 0;  ///< offset of its directory record, bytes
    bool inside = true;        ///< false: exceeds the archive or its own sectors, and cannot be read
    bool resource = false;     ///< version 3: its first word is not a size

    bool operator==(const ImgEntry&) const = default;
};

struct ImgDirectory {
    ImgVersion version = ImgVersion::Two;
    std::vector<ImgEntry> entries; ///< in file order
    std::uint64_t end = 0;         ///< size of header and directory in the .img, bytes; 0 in version 1
};

/// Checks the first 8 bytes: an archive of version 2, or one with the same start as version 3.
bool isImg2(std::span<const std::byte> head);
bool isImg3(std::span<const std::byte> head);
/// Checks the first 20 bytes: whether the plain part of an encrypted version 3 header fits. A weak test: check the name
/// too.
bool mayBeEncryptedImg(std::span<const std::byte> head);

/// Compares names case-insensitively.
bool sameImgName(std::string_view a, std::string_view b);

/// Reads the header and directory of version 2 or 3, but no entry. Errors: BadMagic; Truncated, CountTooLarge or
/// BadValue for a directory that is invalid or not in the file; Unsupported for an encrypted archive.
bytes::Result<ImgDirectory> readImg(const ByteSource& archive);
/// The same for version 1, whose directory is a separate file; uses only the size of `archive`. Offsets in errors refer
/// to the directory file.
bytes::Result<ImgDirectory> readImg1(const ByteSource& directory, const ByteSource& archive);

/// The bytes of an entry. Truncated, at its record, if it is not inside; BadValue if it has more than `most` bytes.
bytes::Result<std::vector<std::byte>> readImgEntry(const ByteSource& archive, const ImgEntry& entry,
                                                   std::uint64_t most);
/// The first `count` bytes of an entry, or all if there are fewer.
bytes::Result<std::vector<std::byte>> readImgEntryStart(const ByteSource& archive, const ImgEntry& entry,
                                                        std::size_t count);

} // namespace navsmith::containers
