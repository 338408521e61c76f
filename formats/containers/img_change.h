// Adds files to an IMG archive in place, and rebuilds an archive without gaps. Follows docs/formats/containers.md,
// section 7.
#pragma once

#include "formats/containers/img.h"

#include <functional>
#include <optional>

namespace navsmith::containers {

struct ImgPut {
    std::string name;
    std::uint64_t size = 0; ///< bytes
};

/// What adding files to an archive will do. Everything not listed stays unchanged.
struct ImgPlan {
    struct Entry {
        std::optional<ImgEntry> replaced; ///< the first entry with the same name; none: the file is added
        std::uint64_t offset = 0;         ///< bytes: destination of the file
        std::uint64_t size = 0;           ///< bytes of the file, and padded with zeros to the end of a sector
        std::uint64_t padded = 0;
    };
    struct Patch {
        std::uint64_t offset = 0;
        std::vector<std::byte> bytes;
        /// All patches of a phase must be on disk before the first of a higher phase; the files themselves are phase 0.
        /// Thus an archive found between two phases has each entry in its old or new state.
        std::uint32_t phase = 0;
    };
    std::vector<Entry> entries;               ///< parallel to the files
    std::vector<Patch> patches;               ///< further writes to the archive; they overlap neither each other nor
                                              ///< any entry
    std::uint64_t size = 0;                   ///< bytes of the archive afterwards
    std::vector<Patch> directoryPatches = {}; ///< version 1: of the .dir, not overlapping
    std::uint64_t directorySize = 0;          ///< version 1: bytes of the .dir afterwards
};

/// An existing entry keeps its place if the file fits in sectors that nothing else uses; otherwise the file goes to the
/// end. A new name is added to the .dir of version 1, and to the directory of version 2 if there is room or room can be
/// made by moving the entries in its way to the end. Reads the directory and the moved entries. Errors: those of
/// readImg(); BadValue for two files of the same name, for values too large for the archive's fields, and for an
/// archive that would grow beyond 2 GiB; Unsupported for a new name in version 3, and for a resource.
bytes::Result<ImgPlan> planImgEntries(const ByteSource& archive, std::span<const ImgPut> files);
/// The same for version 1. Offsets in errors are those of readImg1().
bytes::Result<ImgPlan> planImg1Entries(const ByteSource& directory, const ByteSource& archive,
                                       std::span<const ImgPut> files);

/// A rebuilt archive: the entries back to back in their current physical order, every byte of each unchanged, with
/// shared sectors still shared. The directory order stays. Unreadable entries are an error.
struct ImgRebuild {
    struct Copy { ///< a range of the old archive
        std::uint64_t from = 0;
        std::uint64_t length = 0;
        std::uint64_t zeros = 0; ///< zero bytes appended to it
    };
    std::vector<std::byte> start; ///< header and directory, zero-padded up to the first entry; version 1: none
    std::vector<Copy> copies;     ///< what follows, in order
    std::uint64_t size = 0;
    std::vector<std::byte> directory = {}; ///< version 1: the whole .dir
};
bytes::Result<ImgRebuild> planImgRebuild(const ByteSource& archive);
bytes::Result<ImgRebuild> planImg1Rebuild(const ByteSource& directory, const ByteSource& archive);

} // namespace navsmith::containers
