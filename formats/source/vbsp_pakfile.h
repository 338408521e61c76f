// Replaces the pakfile of a Source map without moving anything else in it. Follows docs/formats/source-bsp.md, section
// 8.
#pragma once

#include "formats/source/vbsp_file.h"

#include <functional>

namespace navsmith::source {

/// Reads any range of the map's bytes.
using ReadRange = std::function<bytes::Result<std::vector<std::byte>>(std::uint64_t offset, std::uint64_t length)>;

/// Where the pakfile is, and where another goes.
struct PakFilePlace {
    VbspRange old;             ///< length 0: there is none
    bool packed = false;       ///< the old one is packed as a whole
    bool last = false;         ///< nothing follows it: the new one takes its place and ends the map
    bool alone = false;        ///< no other lump reaches into it: its bytes may change
    std::uint64_t mapSize = 0; ///< before the change

    /// Position for a new pakfile: that of the old one if it is the last of the map's data or if there is room for the
    /// new one, otherwise the end, 4-byte aligned. Nothing else moves.
    [[nodiscard]] std::uint64_t offsetFor(std::uint64_t length) const;
    /// Size of the map with a pakfile of this length. A map that fills whole 4 bytes, as compilers make them, still
    /// does.
    [[nodiscard]] std::uint64_t mapSizeWith(std::uint64_t length) const;
};

/// Errors as for readVbsp(), and Truncated for a map with lumps beyond its end: the new data would become part of them.
bytes::Result<PakFilePlace> placePakFile(std::uint64_t mapSize, const ReadRange& read);

/// The changed bytes of the lump table and their offset. The new pakfile is not packed as a whole. BadValue if it would
/// end beyond 2 GiB, the limit for offsets in a map.
struct HeaderPatch {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
};
bytes::Result<HeaderPatch> pakFileEntry(const ReadRange& read, VbspRange pakFile);

} // namespace navsmith::source
