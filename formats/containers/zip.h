// Zip archives, as maps of the Source engine carry them. Follows docs/formats/containers.md, section 2.
#pragma once

#include "formats/containers/byte_source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::containers {

/// One stored file, as the central directory tells. Names are as stored; they may hold anything, so they are to be
/// shown and compared, and never used as a path on a disk.
struct ZipEntry {
    std::string name;
    std::uint64_t headerOffset = 0; ///< of the local header
    std::uint64_t packedSize = 0;
    std::uint64_t size = 0; ///< unpacked
    std::uint32_t crc = 0;  ///< of the unpacked bytes
    std::uint16_t method = 0;
    std::uint16_t flags = 0;

    bool operator==(const ZipEntry&) const = default;
};

/// Reads the end record and the central directory, and no entry. Names are in the order of the directory; one may come
/// twice. Errors: BadMagic without an end record; Unsupported for archives in several parts or of more than 4 GiB;
/// Truncated, CountTooLarge or BadValue for a directory that does not hold what is claimed.
bytes::Result<std::vector<ZipEntry>> listZip(const ByteSource& archive);

/// The unpacked bytes of one entry: stored (method 0), deflate (8) or LZMA (14). An entry of more than `most` bytes is
/// refused before any of it is read. Errors: BadValue for that, for a local header that is not there and for bytes that
/// do not unpack to the size and checksum told; Unsupported for other methods and for encrypted entries; Truncated.
bytes::Result<std::vector<std::byte>> readZipEntry(const ByteSource& archive, const ZipEntry& entry,
                                                   std::uint64_t most);

/// The first bytes of one entry, for telling what it is: `count` (at most 64 KiB) or all of them, and fewer where its
/// stream gives no more. Reads a few KiB of the archive at most, whatever the entry claims, and checks no checksum.
/// Errors as for readZipEntry().
bytes::Result<std::vector<std::byte>> readZipEntryStart(const ByteSource& archive, const ZipEntry& entry,
                                                        std::size_t count);

} // namespace navsmith::containers
