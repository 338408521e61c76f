// Quake PAK archives: the directory. Follows docs/formats/containers.md, section 1.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::containers {

/// One stored file. Names are as stored, up to 56 bytes, `/` between folders; they may hold anything, so they are to be
/// shown and compared, and never used as a path on a disk.
struct PakEntry {
    std::string name;
    std::uint64_t offset = 0;
    std::uint64_t size = 0;

    bool operator==(const PakEntry&) const = default;
};

struct PakDirectory {
    std::vector<PakEntry> entries; ///< in the order of the file; a name may come twice. All lie within the archive
    std::size_t outside = 0;       ///< entries that do not, which were left out
};

/// Reads the header and the directory, and no entry. Errors: BadMagic; Truncated or BadValue for a directory that is
/// not in the file; Unsupported for an archive of Daikatana, whose entries are packed.
bytes::Result<PakDirectory> readPak(const ByteSource& archive);

} // namespace navsmith::containers
