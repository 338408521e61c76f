#include "formats/containers/zip.h"

#include "formats/bytes/byte_reader.h"
#include "formats/compression/unpack.h"
#include "formats/containers/zip_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include <zlib.h>

namespace navsmith::containers {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

using zip::kCentralBytes;
using zip::kCentralMagic;
using zip::kElsewhere;
using zip::kEndBytes;
using zip::kEndMagic;
using zip::kLocalBytes;
using zip::kLocalMagic;
constexpr std::size_t kMostCommentBytes = 65535;
constexpr std::uint16_t kEncrypted = 1;

FormatError error(FormatErrorCode code, std::uint64_t offset, std::string field, std::string found,
                  std::string expected) {
    return {code, offset, std::move(field), std::move(found), std::move(expected), {}};
}

/// The last end record in the tail whose comment reaches to the end of the archive.
std::optional<std::size_t> findEndRecord(Bytes tail) {
    if (tail.size() < kEndBytes)
        return std::nullopt;
    for (std::size_t at = tail.size() - kEndBytes + 1; at-- > 0;) {
        if (bytes::loadLittleEndian<std::uint32_t>(tail.data() + at) != kEndMagic)
            continue;
        const auto comment = bytes::loadLittleEndian<std::uint16_t>(tail.data() + at + kEndBytes - 2);
        if (at + kEndBytes + comment <= tail.size()) // maps may have a few bytes of padding behind the comment
            return at;
    }
    return std::nullopt;
}

bytes::Result<std::vector<std::byte>> unpacked(compression::Unpacked result, const ZipEntry& entry) {
    if (result)
        return std::move(*result);
    return tl::unexpected(error(FormatErrorCode::BadValue, entry.headerOffset, entry.name,
                                "a stream that " + result.error(), fmt::format("{} bytes", entry.size)));
}

bytes::Result<std::vector<std::byte>> unpackStored(const ZipEntry& entry, std::vector<std::byte> packed,
                                                   std::uint64_t /*most*/) {
    if (packed.size() != entry.size)
        return tl::unexpected(error(FormatErrorCode::BadValue, entry.headerOffset, entry.name,
                                    fmt::format("{} stored bytes", packed.size()),
                                    fmt::format("{} bytes", entry.size)));
    return packed;
}

bytes::Result<std::vector<std::byte>> unpackDeflated(const ZipEntry& entry, std::vector<std::byte> packed,
                                                     std::uint64_t most) {
    return unpacked(compression::unpackDeflate(packed, entry.size, most), entry);
}

/// An LZMA entry begins with u16 version, u16 length of the properties, and the properties. The stream follows.
bytes::Result<Bytes> lzmaProperties(bytes::ByteReader& reader) {
    reader.skip(2, "LZMA version");
    const auto length = reader.read<std::uint16_t>("LZMA properties");
    const Bytes properties = reader.take(length, "LZMA properties");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return properties;
}

bytes::Result<std::vector<std::byte>> unpackLzmaMember(const ZipEntry& entry, std::vector<std::byte> packed,
                                                       std::uint64_t most) {
    bytes::ByteReader reader(packed, entry.headerOffset);
    const auto properties = lzmaProperties(reader);
    if (!properties)
        return tl::unexpected(properties.error());
    return unpacked(compression::unpackLzma(*properties, reader.takeRest(), entry.size, most), entry);
}

bytes::Result<std::vector<std::byte>> startStored(const ZipEntry& /*entry*/, std::vector<std::byte> packed,
                                                  std::size_t count) {
    packed.resize(std::min(packed.size(), count));
    return packed;
}

bytes::Result<std::vector<std::byte>> startDeflated(const ZipEntry& entry, std::vector<std::byte> packed,
                                                    std::size_t count) {
    return unpacked(compression::unpackDeflateStart(packed, count), entry);
}

bytes::Result<std::vector<std::byte>> startLzmaMember(const ZipEntry& entry, std::vector<std::byte> packed,
                                                      std::size_t count) {
    bytes::ByteReader reader(packed, entry.headerOffset);
    const auto properties = lzmaProperties(reader);
    if (!properties)
        return tl::unexpected(properties.error());
    return unpacked(compression::unpackLzmaStart(*properties, reader.takeRest(), count), entry);
}

struct Method {
    std::uint16_t number;
    const char* name;
    bytes::Result<std::vector<std::byte>> (*unpack)(const ZipEntry&, std::vector<std::byte>, std::uint64_t);
    bytes::Result<std::vector<std::byte>> (*start)(const ZipEntry&, std::vector<std::byte>, std::size_t);
};
constexpr Method kMethods[] = {{0, "stored", unpackStored, startStored},
                               {8, "deflate", unpackDeflated, startDeflated},
                               {14, "LZMA", unpackLzmaMember, startLzmaMember}};

// Enough packed data for the first bytes of an entry: the tables of a deflate block take at most about 300 bytes.
constexpr std::uint64_t kStartBytes = 4096;
constexpr std::size_t kMostStart = std::size_t{64} << 10U;

auto refuse(const ZipEntry& entry, FormatErrorCode code, std::string found, std::string expected) {
    return tl::unexpected(error(code, entry.headerOffset, entry.name, std::move(found), std::move(expected)));
}

const Method* findMethod(std::uint16_t number) {
    const auto* const method = std::find_if(std::begin(kMethods), std::end(kMethods),
                                            [&](const Method& candidate) { return candidate.number == number; });
    return method == std::end(kMethods) ? nullptr : method;
}

bytes::Result<const Method*> methodOf(const ZipEntry& entry) {
    const auto* const method = findMethod(entry.method);
    if (method == nullptr)
        return refuse(entry, FormatErrorCode::Unsupported, fmt::format("method {}", entry.method),
                      "method 0 (stored), 8 (deflate) or 14 (LZMA)");
    if ((entry.flags & kEncrypted) != 0)
        return refuse(entry, FormatErrorCode::Unsupported, "an encrypted entry", "an unencrypted entry");
    return method;
}

/// The data behind the local header, at most `most` bytes of it.
bytes::Result<std::vector<std::byte>> readPacked(const ByteSource& archive, const ZipEntry& entry, std::uint64_t most) {
    const auto header = archive.read(entry.headerOffset, kLocalBytes);
    if (!header)
        return tl::unexpected(header.error());
    const auto magic = bytes::loadLittleEndian<std::uint32_t>(header->data());
    if (magic != kLocalMagic)
        return refuse(entry, FormatErrorCode::BadValue, fmt::format("0x{:08X}", magic), "a local header (PK\\3\\4)");
    const auto nameLength = bytes::loadLittleEndian<std::uint16_t>(header->data() + 26);
    const auto extraLength = bytes::loadLittleEndian<std::uint16_t>(header->data() + 28);
    return archive.read(entry.headerOffset + kLocalBytes + nameLength + extraLength, std::min(entry.packedSize, most));
}

} // namespace

std::string zipMethodName(std::uint16_t method) {
    const auto* const zipMethod = findMethod(method);
    return zipMethod != nullptr ? zipMethod->name : fmt::format("method {}", method);
}

bytes::Result<zip::EndRecord> zip::readEndRecord(const ByteSource& archive) {
    const std::uint64_t length = std::min<std::uint64_t>(archive.size(), kEndBytes + kMostCommentBytes);
    const std::uint64_t start = archive.size() - length;
    const auto tail = archive.read(start, length);
    if (!tail)
        return tl::unexpected(tail.error());
    const auto at = findEndRecord(*tail);
    if (!at)
        return tl::unexpected(error(FormatErrorCode::BadMagic, archive.size(), "end record",
                                    fmt::format("none in the last {} bytes", length), "a zip archive"));
    bytes::ByteReader reader(Bytes(*tail).subspan(*at), start + *at);
    reader.skip(4, "end record");
    const auto disk = reader.read<std::uint16_t>("disk");
    const auto directoryDisk = reader.read<std::uint16_t>("directory disk");
    const auto countHere = reader.read<std::uint16_t>("entries here");
    EndRecord end;
    end.at = start + *at;
    end.count = reader.read<std::uint16_t>("entries");
    end.directorySize = reader.read<std::uint32_t>("directory size");
    end.directoryOffset = reader.read<std::uint32_t>("directory offset");
    if (end.directorySize == kElsewhere || end.directoryOffset == kElsewhere)
        reader.fail(FormatErrorCode::Unsupported, "end record", "a 64-bit zip", "a 32-bit zip");
    if (disk != 0 || directoryDisk != 0 || countHere != end.count)
        reader.fail(FormatErrorCode::Unsupported, "end record", "part of a split zip", "a zip in one part");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return end;
}

std::uint32_t zip::crcOf(Bytes bytes) {
    uLong crc = crc32(0, nullptr, 0);
    while (!bytes.empty()) {
        const auto part = bytes.first(std::min<std::size_t>(bytes.size(), std::size_t{1} << 30U));
        crc = crc32(crc, reinterpret_cast<const Bytef*>(part.data()), static_cast<uInt>(part.size()));
        bytes = bytes.subspan(part.size());
    }
    return static_cast<std::uint32_t>(crc);
}

bytes::Result<std::vector<ZipEntry>> listZip(const ByteSource& archive) {
    const auto end = zip::readEndRecord(archive);
    if (!end)
        return tl::unexpected(end.error());
    const auto directory = archive.read(end->directoryOffset, end->directorySize);
    if (!directory)
        return tl::unexpected(directory.error());

    bytes::ByteReader reader(*directory, end->directoryOffset);
    if (!reader.checkCount(end->count, kCentralBytes, "entries"))
        return tl::unexpected(reader.error());
    std::vector<ZipEntry> entries;
    entries.reserve(end->count);
    for (std::size_t i = 0; i < end->count; ++i) {
        const auto magic = reader.read<std::uint32_t>("directory entry");
        if (reader.ok() && magic != kCentralMagic)
            reader.fail(FormatErrorCode::BadValue, "directory entry", fmt::format("0x{:08X}", magic), "PK\\1\\2", 4);
        ZipEntry entry;
        reader.skip(4, "versions");
        entry.flags = reader.read<std::uint16_t>("flags");
        entry.method = reader.read<std::uint16_t>("method");
        reader.skip(4, "time");
        entry.crc = reader.read<std::uint32_t>("checksum");
        entry.packedSize = reader.read<std::uint32_t>("packed size");
        entry.size = reader.read<std::uint32_t>("size");
        const auto nameLength = reader.read<std::uint16_t>("name length");
        const auto extraLength = reader.read<std::uint16_t>("extra length");
        const auto commentLength = reader.read<std::uint16_t>("comment length");
        reader.skip(8, "disk and attributes");
        entry.headerOffset = reader.read<std::uint32_t>("header offset");
        const Bytes name = reader.take(nameLength, "name");
        reader.skip(std::size_t{extraLength} + commentLength, "extra fields");
        if (entry.packedSize == kElsewhere || entry.size == kElsewhere || entry.headerOffset == kElsewhere)
            reader.fail(FormatErrorCode::Unsupported, "directory entry", "a 64-bit entry", "a 32-bit zip");
        if (!reader.ok())
            return tl::unexpected(reader.error());
        std::transform(name.begin(), name.end(), std::back_inserter(entry.name),
                       [](std::byte value) { return static_cast<char>(value); });
        entries.push_back(std::move(entry));
    }
    return entries;
}

bytes::Result<std::vector<std::byte>> readZipEntry(const ByteSource& archive, const ZipEntry& entry,
                                                   std::uint64_t most) {
    if (entry.size > most)
        return refuse(entry, FormatErrorCode::BadValue, fmt::format("{} bytes", entry.size),
                      fmt::format("at most {}", most));
    // Packed data can be slightly larger than the original.
    if (entry.packedSize > entry.size + entry.size / 8 + 1024)
        return refuse(entry, FormatErrorCode::BadValue, fmt::format("{} packed bytes", entry.packedSize),
                      fmt::format("no more than {} take", entry.size));
    const auto method = methodOf(entry);
    if (!method)
        return tl::unexpected(method.error());
    auto packed = readPacked(archive, entry, entry.packedSize);
    if (!packed)
        return tl::unexpected(packed.error());
    auto result = (*method)->unpack(entry, std::move(*packed), most);
    if (result && zip::crcOf(*result) != entry.crc)
        return refuse(entry, FormatErrorCode::BadValue, fmt::format("bytes of checksum 0x{:08X}", zip::crcOf(*result)),
                      fmt::format("0x{:08X}", entry.crc));
    return result;
}

bytes::Result<std::vector<std::byte>> readZipEntryStart(const ByteSource& archive, const ZipEntry& entry,
                                                        std::size_t count) {
    const auto method = methodOf(entry);
    if (!method)
        return tl::unexpected(method.error());
    const auto needed = static_cast<std::size_t>(std::min<std::uint64_t>(std::min(count, kMostStart), entry.size));
    auto packed = readPacked(archive, entry, needed + kStartBytes);
    if (!packed)
        return tl::unexpected(packed.error());
    return (*method)->start(entry, std::move(*packed), needed);
}

} // namespace navsmith::containers
