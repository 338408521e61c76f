// Adds or replaces an entry of a zip. Follows docs/formats/containers.md, section 2.
#pragma once

#include "formats/containers/zip.h"

#include <memory>
#include <optional>
#include <string_view>

namespace navsmith::containers {

/// What adding an entry to a zip will do. Everything before `from` stays; build() returns what follows it.
struct ZipPlan {
    std::string name;
    std::uint64_t entrySize = 0;
    std::optional<ZipEntry> replaced; ///< the first entry with the same name, if any; further ones are removed too
    std::uint64_t from = 0;
    std::uint64_t size = 0; ///< of the whole zip afterwards

    // How build() does it.
    struct Piece { ///< range of the old zip, kept unchanged
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    std::vector<Piece> moved;         ///< first part after `from`
    std::vector<std::byte> directory; ///< new directory; still without the new entry's checksum
    std::size_t newRecord = 0;        ///< offset of the new entry in it
    std::vector<std::byte> end;       ///< everything after the directory: the end record with its comment
};

/// Whether games treat two names as equal: case-insensitive, and \ equals /.
bool sameZipName(std::string_view a, std::string_view b);

/// `archive` may be empty for a new zip. Reads the directory, but no entry. The new entry is stored uncompressed
/// (method 0), dated 1980-01-01, and placed last; in the directory it takes the position of the entry that it replaces.
/// The space of the old entry is closed up unless something else lies in it; all other entries keep header and data
/// byte for byte, and the comment stays. Errors: those of listZip(); BadValue for a name that is empty or of more than
/// 65535 bytes, and for a zip that would have more than 65534 entries or 2 GiB.
bytes::Result<ZipPlan> planZipEntry(const ByteSource& archive, std::string_view name, std::uint64_t size);

/// The new zip from ZipPlan::from on. `bytes` has ZipPlan::entrySize bytes.
bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan,
                                                   std::span<const std::byte> bytes);

} // namespace navsmith::containers
