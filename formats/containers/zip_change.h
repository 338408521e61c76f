// Adds, replaces and erases entries of a zip. Follows docs/formats/containers.md, section 5.
#pragma once

#include "formats/containers/zip.h"

#include <memory>
#include <optional>
#include <string_view>

namespace navsmith::containers {

/// A file to add to a zip, or to put in place of the entries with its name.
struct ZipPut {
    std::string name;
    std::uint64_t size = 0;
};

/// What to do to a zip, as one change. Names are compared with sameZipName(); none may occur twice.
struct ZipChange {
    std::vector<ZipPut> puts;
    std::vector<std::string> erased; ///< each has to be in the zip
};

/// What a change will do. Everything before `from` stays; buildZipTail() returns what follows it.
struct ZipPlan {
    struct Entry {
        std::string name;
        std::uint64_t size = 0;
        std::optional<ZipEntry> replaced; ///< the first entry of the same name, if any; further ones are removed too

        std::size_t record = 0; ///< offset of its record in `directory`
    };
    std::vector<Entry> entries;   ///< parallel to ZipChange::puts
    std::vector<ZipEntry> erased; ///< the entries that go without another in their place, in directory order
    std::uint64_t from = 0;
    std::uint64_t size = 0; ///< of the whole zip afterwards

    // How buildZipTail() does it.
    struct Piece { ///< range of the old zip, kept unchanged
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    std::vector<Piece> moved;         ///< first part after `from`
    std::vector<std::byte> directory; ///< new directory; still without the new entries' checksums
    std::vector<std::byte> end;       ///< everything after the directory: the end record with its comment
};

/// Whether games treat two names as equal: case-insensitive, and \ equals /.
bool sameZipName(std::string_view a, std::string_view b);
/// The same for equal names, and only for them.
std::string zipNameKey(std::string_view name);

/// `archive` may be empty for a new zip. Reads the directory and headers, but no data. New entries are stored
/// uncompressed (method 0), dated 1980-01-01, and placed last, in the order of `change`; in the directory an entry
/// takes the position of the one that it replaces. The space of old entries is closed up unless something else lies in
/// it; all other entries keep header and data byte for byte, and the comment stays. Errors: those of listZip();
/// BadValue for a name that is empty, too long for games, used twice or, if it is to be erased, not there, and for a
/// zip that would have more than 65534 entries or 2 GiB; Unsupported for zips of consoles, whose entries are aligned or
/// indexed by a preload section.
bytes::Result<ZipPlan> planZipChange(const ByteSource& archive, const ZipChange& change);

/// The new zip from ZipPlan::from on. `files` is parallel to ZipPlan::entries and has their sizes.
bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan,
                                                   std::span<const std::span<const std::byte>> files);

/// The same two functions for one file.
bytes::Result<ZipPlan> planZipEntry(const ByteSource& archive, std::string_view name, std::uint64_t size);
bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan,
                                                   std::span<const std::byte> bytes);

} // namespace navsmith::containers
