// Zip archives, as maps of the Source engine carry them. Follows docs/formats/containers.md, section 2.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::containers {

/// A stored file according to the central directory. Names are as stored, arbitrary bytes: for display and comparison,
/// never for use as a path on disk.
struct ZipEntry {
    std::string name;
    std::uint64_t headerOffset = 0; ///< of the local header
    std::uint64_t packedSize = 0;
    std::uint64_t size = 0; ///< uncompressed
    std::uint32_t crc = 0;  ///< of the uncompressed bytes
    std::uint16_t method = 0;
    std::uint16_t flags = 0;

    bool operator==(const ZipEntry&) const = default;
};

/// "stored", "deflate", "LZMA"; of others "method 12".
std::string zipMethodName(std::uint16_t method);

/// Reads the end record and the central directory, but no entry. Names are in directory order and need not be unique.
/// Errors: BadMagic without an end record; Unsupported for multi-part archives or archives of more than 4 GiB;
/// Truncated, CountTooLarge or BadValue for a directory that does not match its claims.
bytes::Result<std::vector<ZipEntry>> listZip(const ByteSource& archive);

/// The uncompressed bytes of an entry: stored (method 0), deflate (8) or LZMA (14). Rejects an entry of more than
/// `most` bytes before reading it. Errors: BadValue for that, for a missing local header and for data that does not
/// decompress to the recorded size and checksum; Unsupported for other methods and for encrypted entries; Truncated.
bytes::Result<std::vector<std::byte>> readZipEntry(const ByteSource& archive, const ZipEntry& entry,
                                                   std::uint64_t most);

/// The first bytes of an entry, to recognise its type: `count` (at most 64 KiB) or all, fewer if the stream ends early.
/// Reads a few KiB of the archive at most, whatever the entry claims, and does not verify the checksum. Errors as for
/// readZipEntry().
bytes::Result<std::vector<std::byte>> readZipEntryStart(const ByteSource& archive, const ZipEntry& entry,
                                                        std::size_t count);

} // namespace navsmith::containers
