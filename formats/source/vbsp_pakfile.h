// Putting another pakfile into a map of the Source engine without moving anything else in it.
// Follows docs/formats/source-bsp.md, section 7.
#pragma once

#include "formats/source/vbsp_file.h"

#include <functional>

namespace navsmith::source {

/// Any range of the map's bytes.
using ReadRange = std::function<bytes::Result<std::vector<std::byte>>(std::uint64_t offset, std::uint64_t length)>;

struct PakFilePlace {
    VbspRange old;            ///< length 0: there is none
    bool packed = false;      ///< the old one is packed as a whole
    bool last = false;        ///< nothing else lies behind it: the new one takes its place, and the map ends with it
    std::uint64_t offset = 0; ///< of the new one
};

/// Where a new pakfile goes: where the old one is if that is the last of the map's data, else behind the end, 4-byte
/// aligned. Errors as for readVbsp(), and Truncated for a map with lumps that lie beyond its end: what is put there
/// would become part of them.
bytes::Result<PakFilePlace> placePakFile(std::uint64_t mapSize, const ReadRange& read);

/// The bytes of the lump table that say so, and where they go. The new pakfile is not packed as a whole. BadValue if it
/// would end beyond 2 GiB, which is as far as places in a map reach.
struct HeaderPatch {
    std::uint64_t offset = 0;
    std::vector<std::byte> bytes;
};
bytes::Result<HeaderPatch> pakFileEntry(const ReadRange& read, VbspRange pakFile);

} // namespace navsmith::source
