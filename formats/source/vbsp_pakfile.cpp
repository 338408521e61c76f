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

/// The game lumps that lie outside of lump 35. They have absolute offsets and need not lie in it. For packed ones the
/// sizes are those of the unpacked data, so one that begins in lump 35 is assumed to end there.
bytes::Result<std::vector<VbspRange>> gameLumpsOutside(const VbspLump& lump, std::uint64_t mapSize,
                                                       const ReadRange& read) {
    std::vector<VbspRange> outside;
    if (lump.length < sizeof(std::int32_t) || lump.unpacked != 0)
        return outside;
    const auto stored = read(lump.offset, lump.length);
    if (!stored)
        return tl::unexpected(stored.error());
    const auto count = bytes::loadLittleEndian<std::uint32_t>(stored->data());
    for (std::size_t i = 0, at = sizeof(count); i < count && stored->size() - at >= kGameEntryBytes; ++i) {
        const auto offset = std::uint64_t{bytes::loadLittleEndian<std::uint32_t>(stored->data() + at + 8)};
        const auto length = bytes::loadLittleEndian<std::uint32_t>(stored->data() + at + 12);
        const bool inside = offset >= lump.offset && offset <= std::uint64_t{lump.offset} + lump.length;
        if (!inside && length > 0 && offset < mapSize)
            outside.push_back({offset, std::min<std::uint64_t>(length, mapSize - offset)});
        at += kGameEntryBytes;
    }
    return outside;
}

std::uint64_t aligned(std::uint64_t size) {
    return (size + kAlignment - 1) / kAlignment * kAlignment;
}

} // namespace

std::uint64_t PakFilePlace::offsetFor(std::uint64_t length) const {
    const bool fits = alone && length <= old.length;
    return last || fits ? old.offset : aligned(mapSize);
}

std::uint64_t PakFilePlace::mapSizeWith(std::uint64_t length) const {
    const auto end = offsetFor(length) + length;
    const auto padded = mapSize % kAlignment == 0 ? aligned(end) : end;
    return last ? padded : std::max(padded, mapSize);
}

bytes::Result<PakFilePlace> placePakFile(std::uint64_t mapSize, const ReadRange& read) {
    const auto header = readHeader(read);
    if (!header)
        return tl::unexpected(header.error());
    std::vector<VbspRange> others{{0, kVbspHeaderBytes}};
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
            others.push_back({lump.offset, lump.length});
    }
    const auto game = gameLumpsOutside(header->lumps[kGameLump], mapSize, read);
    if (!game)
        return tl::unexpected(game.error());
    others.insert(others.end(), game->begin(), game->end());

    const VbspLump& pak = header->lumps[kPakFile];
    PakFilePlace place;
    place.old = {pak.offset, pak.length};
    place.mapSize = mapSize;
    if (pak.length == 0)
        return place;
    const auto start = read(pak.offset, std::min<std::uint64_t>(pak.length, kPackedLumpHeadBytes));
    if (!start)
        return tl::unexpected(start.error());
    place.packed = isPackedLump(*start);
    // A few zeros after the lump are alignment, and so is whatever old compilers have left up to the next whole word.
    // Anything else may be in use.
    const auto end = std::uint64_t{pak.offset} + pak.length;
    const auto rest = mapSize - end < kAlignment ? read(end, mapSize - end) : std::vector(1, std::byte{1});
    if (!rest)
        return tl::unexpected(rest.error());
    const bool isAtEnd = mapSize == aligned(end) || std::ranges::count(*rest, std::byte{0}) == std::ssize(*rest);
    const auto reachesInto = [&](const VbspRange& other) {
        return other.offset < end && other.offset + other.length > pak.offset;
    };
    place.alone = std::ranges::none_of(others, reachesInto);
    place.last = isAtEnd && place.alone &&
                 std::ranges::none_of(others, [&](const VbspRange& other) { return other.offset >= end; });
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
