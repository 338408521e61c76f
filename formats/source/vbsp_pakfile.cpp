#include "formats/source/vbsp_pakfile.h"

#include "formats/bytes/byte_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::source {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;

constexpr std::size_t kPakFile = 40;
constexpr std::size_t kGameLump = 35;
constexpr std::size_t kTable = 8; ///< offset of the lump table
constexpr std::size_t kEntryBytes = 16;
constexpr std::size_t kGameEntryBytes = 16;
constexpr std::uint64_t kAlignment = 4;
constexpr std::uint64_t kMostBytes = 0x7FFFFFFF;

bytes::Result<VbspHeader> readHeader(const ReadRange& read) {
    const auto header = read(0, kVbspHeaderBytes);
    if (!header)
        return tl::unexpected(header.error());
    return readVbspHeader(*header);
}

/// Where the last of the game lumps ends. They have absolute offsets and need not lie in lump 35. For packed ones the
/// sizes are those of the unpacked data, so one that begins in lump 35 is assumed to end there.
bytes::Result<std::uint64_t> endOfGameLumps(const VbspLump& lump, std::uint64_t mapSize, const ReadRange& read) {
    std::uint64_t end = 0;
    if (lump.length < sizeof(std::int32_t) || lump.unpacked != 0)
        return end;
    const auto stored = read(lump.offset, lump.length);
    if (!stored)
        return tl::unexpected(stored.error());
    const auto count = bytes::loadLittleEndian<std::uint32_t>(stored->data());
    for (std::size_t i = 0, at = sizeof(count); i < count && stored->size() - at >= kGameEntryBytes; ++i) {
        const auto offset = std::uint64_t{bytes::loadLittleEndian<std::uint32_t>(stored->data() + at + 8)};
        const auto length = bytes::loadLittleEndian<std::uint32_t>(stored->data() + at + 12);
        const bool inside = offset >= lump.offset && offset <= std::uint64_t{lump.offset} + lump.length;
        if (!inside && length > 0)
            end = std::max(end, std::min(offset + length, mapSize));
        at += kGameEntryBytes;
    }
    return end;
}

} // namespace

bytes::Result<PakFilePlace> placePakFile(std::uint64_t mapSize, const ReadRange& read) {
    const auto header = readHeader(read);
    if (!header)
        return tl::unexpected(header.error());
    std::uint64_t others = kVbspHeaderBytes;
    for (std::size_t i = 0; i < kVbspLumps; ++i) {
        const VbspLump& lump = header->lumps[i];
        const auto end = std::uint64_t{lump.offset} + lump.length;
        if (lump.length > 0 && end > mapSize)
            return tl::unexpected(FormatError{FormatErrorCode::Truncated,
                                              kTable + i * kEntryBytes,
                                              fmt::format("lump {}", i),
                                              fmt::format("{} bytes at {}", lump.length, lump.offset),
                                              fmt::format("a lump within the map's {} bytes", mapSize),
                                              {}});
        if (i != kPakFile && lump.length > 0)
            others = std::max(others, end);
    }
    const auto game = endOfGameLumps(header->lumps[kGameLump], mapSize, read);
    if (!game)
        return tl::unexpected(game.error());
    others = std::max(others, *game);

    const VbspLump& pak = header->lumps[kPakFile];
    PakFilePlace place;
    place.old = {pak.offset, pak.length};
    if (pak.length > 0) {
        const auto start = read(pak.offset, std::min<std::uint64_t>(pak.length, kPackedLumpHeadBytes));
        if (!start)
            return tl::unexpected(start.error());
        place.packed = isPackedLump(*start);
        // A few zeros after the lump are alignment. Anything else may be in use.
        const auto end = std::uint64_t{pak.offset} + pak.length;
        const auto rest = mapSize - end < kAlignment ? read(end, mapSize - end) : std::vector(1, std::byte{1});
        if (!rest)
            return tl::unexpected(rest.error());
        place.last = pak.offset >= others && std::ranges::count(*rest, std::byte{0}) == std::ssize(*rest);
    }
    place.offset = place.last ? pak.offset : (mapSize + kAlignment - 1) / kAlignment * kAlignment;
    return place;
}

bytes::Result<HeaderPatch> pakFileEntry(const ReadRange& read, VbspRange pakFile) {
    const auto header = readHeader(read);
    if (!header)
        return tl::unexpected(header.error());
    HeaderPatch patch{kTable + kPakFile * kEntryBytes, {}};
    if (pakFile.length > kMostBytes || pakFile.offset > kMostBytes - pakFile.length)
        return tl::unexpected(FormatError{FormatErrorCode::BadValue,
                                          patch.offset,
                                          "pakfile",
                                          fmt::format("{} bytes at {}", pakFile.length, pakFile.offset),
                                          fmt::format("no more than {} bytes in all", kMostBytes),
                                          {}});
    auto entry = read(patch.offset, kEntryBytes);
    if (!entry)
        return tl::unexpected(std::move(entry.error()));
    const std::size_t at = header->versionFirst ? 4 : 0;
    bytes::storeLittleEndian(entry->data() + at, static_cast<std::uint32_t>(pakFile.offset));
    bytes::storeLittleEndian(entry->data() + at + 4, static_cast<std::uint32_t>(pakFile.length));
    bytes::storeLittleEndian(entry->data() + 12, std::uint32_t{0});
    patch.bytes = std::move(*entry);
    return patch;
}

} // namespace navsmith::source
