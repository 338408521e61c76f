// Putting files into an IMG archive where it stands, and building one anew without gaps. Follows
// docs/formats/containers.md, section 7.
#pragma once

#include "formats/containers/img.h"

#include <functional>
#include <optional>

namespace navsmith::containers {

struct ImgPut {
    std::string name;
    std::uint64_t size = 0; ///< bytes
};

/// What putting files into an archive will do. Everything that is not told of here stays as it is.
struct ImgPlan {
    struct Entry {
        std::optional<ImgEntry> replaced; ///< the first entry of that name; none: it is added
        std::uint64_t offset = 0;         ///< bytes: where the file goes
        std::uint64_t size = 0;           ///< bytes of the file, and with the zeros behind it to the end of a sector
        std::uint64_t padded = 0;
    };
    struct Patch {
        std::uint64_t offset = 0;
        std::vector<std::byte> bytes;
        /// All of a phase has to be on the disk before the first of a higher one; the files themselves are of phase 0.
        /// Then an archive that is found between two of them has each entry as it was or as it is to be.
        std::uint32_t phase = 0;
    };
    std::vector<Entry> entries;               ///< parallel to what is put
    std::vector<Patch> patches;               ///< of the archive besides; none overlap, nor any entry
    std::uint64_t size = 0;                   ///< bytes of the archive afterwards
    std::vector<Patch> directoryPatches = {}; ///< version 1: of the .dir, not overlapping
    std::uint64_t directorySize = 0;          ///< version 1: bytes of the .dir afterwards
};

/// An entry that is there keeps its place if the file fits in the sectors that nothing else uses, else the file goes
/// behind the end. A new name is added to the .dir of version 1, and in version 2 if the directory has room for it, or
/// gets some: then the entries in its way go behind the end. Reads the directory, and those entries. Errors: those of
/// readImg(); BadValue for two files of one name, for what has no room in the fields of the archive, and for an archive
/// that would grow beyond 2 GiB; Unsupported for a new name in version 3, and for a resource.
bytes::Result<ImgPlan> planImgEntries(const ByteSource& archive, std::span<const ImgPut> files);
/// The same of version 1. Places in errors are those of readImg1().
bytes::Result<ImgPlan> planImg1Entries(const ByteSource& directory, const ByteSource& archive,
                                       std::span<const ImgPut> files);

/// An archive built anew: the entries one behind the other in the order in which they lie, every byte
/// of each as it was, entries that share sectors still sharing them. The order of the directory stays. An entry that
/// cannot be read is an error.
struct ImgRebuild {
    struct Copy { ///< of the old archive
        std::uint64_t from = 0;
        std::uint64_t length = 0;
        std::uint64_t zeros = 0; ///< behind it
    };
    std::vector<std::byte> start; ///< header and directory, with the zeros up to the first entry; version 1: none
    std::vector<Copy> copies;     ///< what follows, in order
    std::uint64_t size = 0;
    std::vector<std::byte> directory = {}; ///< version 1: all of the .dir
};
bytes::Result<ImgRebuild> planImgRebuild(const ByteSource& archive);
bytes::Result<ImgRebuild> planImg1Rebuild(const ByteSource& directory, const ByteSource& archive);

} // namespace navsmith::containers
