#include "formats/containers/img.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/plain_text.h"
#include "formats/containers/img_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace navsmith::containers {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using bytes::loadLittleEndian;

// Far more than any game uses. Limits memory, since the directory is read as a whole.
constexpr std::uint64_t kMostEntries = std::uint64_t{1} << 20U;

tl::unexpected<FormatError> fail(FormatErrorCode code, std::uint64_t offset, std::string field, std::string found,
                                 std::string expected) {
    return tl::unexpected(FormatError{code, offset, std::move(field), std::move(found), std::move(expected), {}});
}

std::string textUpToZero(std::span<const std::byte> from) {
    const auto end = std::find(from.begin(), from.end(), std::byte{});
    std::string text;
    std::transform(from.begin(), end, std::back_inserter(text),
                   [](std::byte value) { return static_cast<char>(value); });
    return text;
}

/// Checks an entry against the size of the archive. Its last sector may be cut short: some tools do not pad the end.
void place(ImgEntry& entry, std::uint64_t archiveSize, bool wholeSectors) {
    const auto left = archiveSize - std::min(archiveSize, entry.offset);
    if (entry.size <= left)
        return;
    entry.inside = wholeSectors && left > 0 && entry.size - left < kImgSector;
    if (entry.inside)
        entry.size = left;
}

bytes::Result<std::vector<ImgEntry>> readRecords(const ByteSource& directory, std::uint64_t from, std::uint64_t count,
                                                 std::uint64_t archiveSize, ImgVersion version) {
    const auto records = directory.read(from, count * kImgRecordBytes);
    if (!records)
        return tl::unexpected(records.error());
    std::vector<ImgEntry> entries;
    entries.reserve(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const auto record = std::span(*records).subspan(i * kImgRecordBytes, kImgRecordBytes);
        std::uint64_t sectors = loadLittleEndian<std::uint32_t>(record.data() + kImgSizeAt);
        if (version == ImgVersion::Two) {
            const auto inArchive = loadLittleEndian<std::uint16_t>(record.data() + kImgArchiveSizeAt);
            sectors = inArchive != 0 ? inArchive : loadLittleEndian<std::uint16_t>(record.data() + kImgSizeAt);
        }
        ImgEntry entry;
        entry.name = textUpToZero(record.subspan(kImgNameAt, kImgNameBytes));
        entry.offset = loadLittleEndian<std::uint32_t>(record.data()) * kImgSector;
        entry.sectors = sectors;
        entry.size = sectors * kImgSector;
        entry.record = from + i * kImgRecordBytes;
        place(entry, archiveSize, true);
        entries.push_back(std::move(entry));
    }
    return entries;
}

bytes::Result<ImgDirectory> readVersion2(const ByteSource& archive, std::span<const std::byte> header) {
    const std::uint64_t count = loadLittleEndian<std::uint32_t>(header.data() + kImg2CountAt);
    const auto most = std::min((archive.size() - kImg2HeaderBytes) / kImgRecordBytes, kMostEntries);
    if (count > most)
        return fail(FormatErrorCode::CountTooLarge, kImg2CountAt, "entries", fmt::format("{}", count),
                    fmt::format("at most {}", most));
    auto entries = readRecords(archive, kImg2HeaderBytes, count, archive.size(), ImgVersion::Two);
    if (!entries)
        return tl::unexpected(std::move(entries.error()));
    return ImgDirectory{ImgVersion::Two, std::move(*entries), kImg2HeaderBytes + count * kImgRecordBytes};
}

ImgEntry entryOf3(std::span<const std::byte> record, std::uint64_t at, std::uint64_t archiveSize) {
    const auto first = loadLittleEndian<std::uint32_t>(record.data());
    ImgEntry entry;
    entry.offset = loadLittleEndian<std::uint32_t>(record.data() + kImg3OffsetAt) * kImgSector;
    entry.sectors = loadLittleEndian<std::uint16_t>(record.data() + kImg3SectorsAt);
    entry.record = at;
    entry.resource = (first & kImg3ResourceBits) != 0;
    const auto owned = entry.sectors * kImgSector;
    const std::uint64_t padding =
        loadLittleEndian<std::uint16_t>(record.data() + kImg3PaddingAt) & std::uint32_t{kImg3PaddingMask};
    entry.size = entry.resource ? owned - std::min(owned, padding) : first;
    entry.inside = entry.size <= owned;
    place(entry, archiveSize, false);
    return entry;
}

bytes::Result<ImgDirectory> readVersion3(const ByteSource& archive, std::span<const std::byte> header) {
    bytes::ByteReader reader(header);
    reader.skip(4, "magic");
    const auto version = reader.read<std::uint32_t>("version");
    if (version != 3 && reader.ok())
        reader.fail(FormatErrorCode::BadValue, "version", fmt::format("{}", version), "3", 4);
    const std::uint64_t count = reader.read<std::uint32_t>("entries");
    const std::uint64_t tableBytes = reader.read<std::uint32_t>("table size");
    const auto recordBytes = reader.read<std::uint16_t>("entry size");
    if (recordBytes != kImg3RecordBytes && reader.ok())
        reader.fail(FormatErrorCode::BadValue, "entry size", fmt::format("{}", recordBytes), "16", 2);
    (void)reader.read<std::uint16_t>("unknown");
    if (!reader.ok())
        return tl::unexpected(reader.error());
    if (const auto left = archive.size() - kImg3HeaderBytes; tableBytes > left)
        return fail(FormatErrorCode::Truncated, 12, "table size", fmt::format("{} bytes", tableBytes),
                    fmt::format("at most {}", left));
    // The smallest entry: a record and an empty name.
    if (const auto most = std::min(tableBytes / (kImg3RecordBytes + 1), kMostEntries); count > most)
        return fail(FormatErrorCode::CountTooLarge, 8, "entries", fmt::format("{}", count),
                    fmt::format("at most {}", most));
    const auto table = archive.read(kImg3HeaderBytes, tableBytes);
    if (!table)
        return tl::unexpected(table.error());
    ImgDirectory result{ImgVersion::Three, {}, kImg3HeaderBytes + tableBytes};
    result.entries.reserve(static_cast<std::size_t>(count));
    auto names = std::span(*table).subspan(static_cast<std::size_t>(count) * kImg3RecordBytes);
    for (std::size_t i = 0; i < count; ++i) {
        const auto record = std::span(*table).subspan(i * kImg3RecordBytes, kImg3RecordBytes);
        auto entry = entryOf3(record, kImg3HeaderBytes + i * kImg3RecordBytes, archive.size());
        if (std::find(names.begin(), names.end(), std::byte{}) == names.end())
            return fail(FormatErrorCode::Truncated, result.end - names.size(), fmt::format("name of entry {}", i),
                        fmt::format("{} bytes without a zero", names.size()), "a name that ends in the table");
        entry.name = textUpToZero(names);
        names = names.subspan(entry.name.size() + 1);
        result.entries.push_back(std::move(entry));
    }
    return result;
}

bytes::Result<void> expectReadable(const ByteSource& archive, const ImgEntry& entry) {
    if (entry.inside)
        return {};
    return fail(FormatErrorCode::Truncated, entry.record, fmt::format("entry \"{}\"", entry.name),
                fmt::format("{} bytes in {} sectors at {}", entry.size, entry.sectors, entry.offset),
                fmt::format("all within its sectors and the {} bytes of the archive", archive.size()));
}

} // namespace

bool isImg2(std::span<const std::byte> head) {
    return head.size() >= 4 && loadLittleEndian<std::uint32_t>(head.data()) == kImg2Magic;
}

bool isImg3(std::span<const std::byte> head) {
    return head.size() >= 4 && loadLittleEndian<std::uint32_t>(head.data()) == kImg3Magic;
}

bool mayBeEncryptedImg(std::span<const std::byte> head) {
    return head.size() >= kImg3HeaderBytes && !isImg2(head) && !isImg3(head) &&
           loadLittleEndian<std::uint16_t>(head.data() + 16) == kImg3RecordBytes;
}

bool sameImgName(std::string_view a, std::string_view b) {
    return bytes::equalIgnoringCase(a, b);
}

bytes::Result<ImgDirectory> readImg(const ByteSource& archive) {
    const auto header = archive.read(0, std::min<std::uint64_t>(archive.size(), kImg3HeaderBytes));
    if (!header)
        return tl::unexpected(header.error());
    if (header->size() < kImg2HeaderBytes)
        return fail(FormatErrorCode::Truncated, header->size(), "header", fmt::format("{} bytes", header->size()),
                    "8 at least");
    if (isImg2(*header))
        return readVersion2(archive, *header);
    if (isImg3(*header))
        return readVersion3(archive, *header);
    if (mayBeEncryptedImg(*header))
        return fail(FormatErrorCode::Unsupported, 0, "header", "an encrypted archive of GTA IV",
                    "an unencrypted archive: extract the files with the key of the game, or rebuild the archive "
                    "without encryption");
    return fail(FormatErrorCode::BadMagic, 0, "magic",
                fmt::format("0x{:08X}", loadLittleEndian<std::uint32_t>(header->data())), "VER2 or 0xA94E2A52");
}

bytes::Result<ImgDirectory> readImg1(const ByteSource& directory, const ByteSource& archive) {
    const auto count = directory.size() / kImgRecordBytes;
    if (const auto rest = directory.size() % kImgRecordBytes; rest != 0)
        return fail(FormatErrorCode::Truncated, count * kImgRecordBytes, fmt::format("entry {}", count),
                    fmt::format("{} bytes", rest), "32");
    if (count > kMostEntries)
        return fail(FormatErrorCode::CountTooLarge, 0, "entries", fmt::format("{}", count),
                    fmt::format("at most {}", kMostEntries));
    auto entries = readRecords(directory, 0, count, archive.size(), ImgVersion::One);
    if (!entries)
        return tl::unexpected(std::move(entries.error()));
    return ImgDirectory{ImgVersion::One, std::move(*entries), 0};
}

bytes::Result<std::vector<std::byte>> readImgEntry(const ByteSource& archive, const ImgEntry& entry,
                                                   std::uint64_t most) {
    if (auto readable = expectReadable(archive, entry); !readable)
        return tl::unexpected(std::move(readable.error()));
    if (entry.size > most)
        return fail(FormatErrorCode::BadValue, entry.record, fmt::format("entry \"{}\"", entry.name),
                    fmt::format("{} bytes", entry.size), fmt::format("at most {}", most));
    return archive.read(entry.size == 0 ? 0 : entry.offset, entry.size);
}

bytes::Result<std::vector<std::byte>> readImgEntryStart(const ByteSource& archive, const ImgEntry& entry,
                                                        std::size_t count) {
    if (auto readable = expectReadable(archive, entry); !readable)
        return tl::unexpected(std::move(readable.error()));
    return archive.read(entry.size == 0 ? 0 : entry.offset, std::min<std::uint64_t>(entry.size, count));
}

} // namespace navsmith::containers
