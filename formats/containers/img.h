// IMG archives of the Grand Theft Auto games: the directory, and what is in an entry. Follows
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
    std::string name;          ///< as stored: to be shown and compared; may hold anything and come twice
    std::uint64_t offset = 0;  ///< bytes, from the start of the .img
    std::uint64_t size = 0;    ///< bytes; before version 3 whole sectors, unless the archive ends within the last one
    std::uint64_t sectors = 0; ///< that it takes up
    std::uint64_t record = 0;  ///< where the directory tells of it, bytes
    bool inside = true;        ///< false: it goes beyond the archive, or beyond its own sectors, and cannot be read
    bool resource = false;     ///< version 3: its first word is no size

    bool operator==(const ImgEntry&) const = default;
};

struct ImgDirectory {
    ImgVersion version = ImgVersion::Two;
    std::vector<ImgEntry> entries; ///< in the order of the file
    std::uint64_t end = 0;         ///< bytes of the .img that header and directory take up; 0 in version 1
};

/// By the first 8 bytes: an archive of version 2, or one that begins as those of version 3 do.
bool isImg2(std::span<const std::byte> head);
bool isImg3(std::span<const std::byte> head);
/// By the first 20 bytes: what is left plain of an encrypted header of version 3 fits. Weak: look at the name as well.
bool mayBeEncryptedImg(std::span<const std::byte> head);

/// Names are one whatever their case.
bool sameImgName(std::string_view a, std::string_view b);

/// Reads the header and the directory of version 2 or 3, and no entry. Errors: BadMagic; Truncated, CountTooLarge or
/// BadValue for a directory that is not in the file or is none; Unsupported for an encrypted archive.
bytes::Result<ImgDirectory> readImg(const ByteSource& archive);
/// The same of version 1, whose directory is a file of its own; of `archive` only the size is asked. Places in errors
/// count in the directory's file.
bytes::Result<ImgDirectory> readImg1(const ByteSource& directory, const ByteSource& archive);

/// The bytes of an entry. Truncated, at its record, if it is not inside; BadValue if it has more than `most` bytes.
bytes::Result<std::vector<std::byte>> readImgEntry(const ByteSource& archive, const ImgEntry& entry,
                                                   std::uint64_t most);
/// The first `count` of them, or as many as there are.
bytes::Result<std::vector<std::byte>> readImgEntryStart(const ByteSource& archive, const ImgEntry& entry,
                                                        std::size_t count);

} // namespace navsmith::containers
