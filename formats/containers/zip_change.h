// Adding or replacing an entry of a zip. Follows docs/formats/containers.md, section 2.
#pragma once

#include "formats/containers/zip.h"

#include <memory>
#include <optional>
#include <string_view>

namespace navsmith::containers {

/// What putting an entry into a zip will do. All before `from` stays as it is; build() gives what follows it then.
struct ZipPlan {
    std::string name;
    std::uint64_t entrySize = 0;
    std::optional<ZipEntry> replaced; ///< the first entry of that name, if there is one; others of it go as well
    std::uint64_t from = 0;
    std::uint64_t size = 0; ///< of the whole zip afterwards

    // How build() does it.
    struct Piece { ///< of the old zip, kept as it is
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    std::vector<Piece> moved;         ///< what follows `from` first
    std::vector<std::byte> directory; ///< as it will be; of the new entry without its checksum
    std::size_t newRecord = 0;        ///< where in it the new entry is
    std::vector<std::byte> end;       ///< all behind the directory: the end record with its comment
};

/// Whether a game takes two names for one: capitals count as small letters, and \ as /.
bool sameZipName(std::string_view a, std::string_view b);

/// `archive` may be empty: then the zip is a new one. Reads the directory and no entry. The new entry is stored as it
/// is (method 0), dated 1980-01-01, and lies last; in the directory it has the place of what it replaces. What that
/// took up is closed, unless something else lies in it; all other entries keep header and data byte for byte, and the
/// comment stays. Errors: those of listZip(); BadValue for a name that is empty or of more than 65535 bytes and for a
/// zip that would have more than 65534 entries or 2 GiB.
bytes::Result<ZipPlan> planZipEntry(const ByteSource& archive, std::string_view name, std::uint64_t size);

/// The zip from ZipPlan::from on. `bytes` has ZipPlan::entrySize bytes.
bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan,
                                                   std::span<const std::byte> bytes);

} // namespace navsmith::containers
