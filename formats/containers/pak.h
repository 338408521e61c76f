// Directory of Quake PAK archives. Follows docs/formats/containers.md, section 1.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::containers {

/// A stored file. Names are as stored, up to 56 arbitrary bytes with `/` between folders: for display and comparison,
/// never for use as a path on disk.
struct PakEntry {
    std::string name;
    std::uint64_t offset = 0;
    std::uint64_t size = 0;

    bool operator==(const PakEntry&) const = default;
};

struct PakDirectory {
    std::vector<PakEntry> entries; ///< in file order; names need not be unique. All lie within the archive
    std::size_t outside = 0;       ///< number of entries left out because they exceed the archive
};

/// Reads the header and the directory, but no entry. Errors: BadMagic; Truncated or BadValue for a directory outside
/// the file; Unsupported for Daikatana archives, whose entries are compressed.
bytes::Result<PakDirectory> readPak(const ByteSource& archive);

} // namespace navsmith::containers
