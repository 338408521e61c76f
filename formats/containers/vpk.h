// Directories of VPK archives of the Source engine, versions 1 and 2. Follows docs/formats/containers.md, section 8.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::containers {

/// A stored file: some first bytes in the directory's file, the others there, too, or in one of the archives that are
/// numbered from 0. Names are as stored, arbitrary bytes with `/` between folders: for display and comparison, never
/// for use as a path on disk.
struct VpkEntry {
    static constexpr std::uint16_t kInDirectory = 0x7FFF;

    std::string name;
    std::uint32_t crc = 0;       ///< of the whole file
    std::uint64_t startAt = 0;   ///< of its first bytes, in the directory's file
    std::uint32_t startSize = 0; ///< bytes
    std::uint16_t archive = 0;   ///< that has the others
    std::uint64_t offset = 0;    ///< of the others, in that file
    std::uint32_t length = 0;    ///< bytes

    [[nodiscard]] std::uint64_t size() const { return std::uint64_t{startSize} + length; }
    bool operator==(const VpkEntry&) const = default;
};

struct VpkDirectory {
    std::vector<VpkEntry> entries; ///< in file order; names need not be unique
    std::size_t outside = 0;       ///< number of entries left out because they exceed the directory's file
};

/// Reads the header and the tree of names, but no entry. Errors: BadMagic; Unsupported for other versions; Truncated
/// for a tree that exceeds the file or ends within an entry; BadValue for a damaged entry.
bytes::Result<VpkDirectory> readVpk(const ByteSource& directory);

/// All bytes of an entry. `archive`: the file that has it; the directory's for kInDirectory. Errors: BadValue for an
/// entry of more than `most` bytes or with another checksum; Truncated.
bytes::Result<std::vector<std::byte>> readVpkEntry(const ByteSource& directory, const ByteSource& archive,
                                                   const VpkEntry& entry,
                                                   std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// The name of an archive: for "pak01_dir.vpk" and 3, "pak01_003.vpk". Empty if the name does not end with "_dir.vpk",
/// in any case.
std::string vpkArchiveName(std::string_view directory, std::uint16_t archive);

} // namespace navsmith::containers
