#include "formats/containers/zip_change.h"

#include "formats/bytes/byte_writer.h"
#include "formats/containers/zip_records.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::containers {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;

constexpr std::uint64_t kMostBytes = 0x7FFFFFFF; // games read offsets as signed numbers
constexpr std::size_t kMostZipEntries = 65534;
constexpr std::size_t kMostName = 65535;
constexpr std::uint16_t kVersion = 10;                // 1.0: stored entries
constexpr std::uint16_t kFirstDate = (1U << 5U) | 1U; // 1980-01-01
// Offsets of fields in a central directory record.
constexpr std::size_t kCentralCrc = 16;
constexpr std::size_t kCentralNameLength = 28;
constexpr std::size_t kCentralOffset = 42;

auto refuse(std::uint64_t offset, std::string field, std::string found, std::string expected) {
    return tl::unexpected(
        FormatError{FormatErrorCode::BadValue, offset, std::move(field), std::move(found), std::move(expected), {}});
}

char folded(char c) {
    return c == '\\' ? '/' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Bit 11 of the flags marks the name as UTF-8. An ASCII name is the same in every code page and does not need it.
std::uint16_t flagsFor(std::string_view name) {
    constexpr std::uint16_t utf8 = 0x0800;
    const bool plain = std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return plain ? std::uint16_t{0} : utf8;
}

/// The part that both headers share: from the required version to the length of the extra field.
void writeShared(bytes::ByteWriter& writer, const ZipPlan& plan, std::uint32_t crc) {
    writer.write(kVersion);
    writer.write(flagsFor(plan.name));
    writer.write(std::uint16_t{0}); // stored
    writer.write(std::uint16_t{0}); // time
    writer.write(kFirstDate);
    writer.write(crc);
    writer.write(static_cast<std::uint32_t>(plan.entrySize));
    writer.write(static_cast<std::uint32_t>(plan.entrySize));
    writer.write(static_cast<std::uint16_t>(plan.name.size()));
    writer.write(std::uint16_t{0});
}

std::vector<std::byte> localHeader(const ZipPlan& plan, std::uint32_t crc) {
    bytes::ByteWriter writer;
    writer.write(zip::kLocalMagic);
    writeShared(writer, plan, crc);
    writer.write(std::as_bytes(std::span(plan.name)));
    return writer.release();
}

std::vector<std::byte> centralRecord(const ZipPlan& plan, std::uint64_t offset) {
    bytes::ByteWriter writer;
    writer.write(zip::kCentralMagic);
    writer.write(kVersion);
    writeShared(writer, plan, 0);
    writer.fill(2 + 2 + 2 + 4, std::byte{0}); // comment, disk, attributes
    writer.write(static_cast<std::uint32_t>(offset));
    writer.write(std::as_bytes(std::span(plan.name)));
    return writer.release();
}

struct OldEntry {
    ZipEntry entry;
    std::span<const std::byte> record; ///< in the central directory
    std::uint64_t end = 0;             ///< end of its data; a lower bound, since the local header is not read
    bool goes = false;
};

/// The ranges that can be cut out with the removed entries: from the header of each to whatever follows, unless the
/// data of a kept entry reaches into it.
std::vector<ZipPlan::Piece> cutsOf(std::vector<const OldEntry*> byPlace, std::uint64_t dataEnd) {
    std::ranges::sort(byPlace, {}, [](const OldEntry* old) { return old->entry.headerOffset; });
    std::vector<ZipPlan::Piece> cuts;
    std::uint64_t reached = 0; // end of the kept entries so far
    for (std::size_t i = 0; i < byPlace.size(); ++i) {
        const auto& old = *byPlace[i];
        const auto from = old.entry.headerOffset;
        const auto next = i + 1 < byPlace.size() ? byPlace[i + 1]->entry.headerOffset : dataEnd;
        if (!old.goes)
            reached = std::max(reached, old.end);
        else if (from >= reached && old.end <= next && next <= dataEnd)
            cuts.push_back({from, next - from});
    }
    return cuts;
}

std::uint64_t cutBefore(const std::vector<ZipPlan::Piece>& cuts, std::uint64_t offset) {
    std::uint64_t total = 0;
    for (const auto& cut : cuts)
        total += cut.offset < offset ? cut.length : 0;
    return total;
}

/// Splits the central directory into its records.
bytes::Result<std::vector<OldEntry>> oldEntries(const ByteSource& archive, std::span<const std::byte> directory) {
    auto listed = listZip(archive);
    if (!listed)
        return tl::unexpected(std::move(listed.error()));
    std::vector<OldEntry> entries;
    for (auto& entry : *listed) {
        const auto length = [&](std::size_t at) { // listZip() has checked that the whole record is there
            return std::size_t{bytes::loadLittleEndian<std::uint16_t>(directory.data() + kCentralNameLength + at)};
        };
        const auto record = zip::kCentralBytes + length(0) + length(2) + length(4);
        const auto end = entry.headerOffset + zip::kLocalBytes + length(0) + entry.packedSize;
        entries.push_back({std::move(entry), directory.first(record), end});
        directory = directory.subspan(record);
    }
    return entries;
}

} // namespace

bool sameZipName(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return folded(x) == folded(y); });
}

bytes::Result<ZipPlan> planZipEntry(const ByteSource& archive, std::string_view name, std::uint64_t size) {
    if (name.empty() || name.size() > kMostName)
        return refuse(0, "name", fmt::format("{} bytes", name.size()), "1 to 65535");
    ZipPlan plan;
    plan.name = name;
    plan.entrySize = size;
    const bool fresh = archive.size() == 0;
    zip::EndRecord end;
    std::vector<std::byte> directory;
    std::vector<OldEntry> entries;
    if (!fresh) {
        const auto record = zip::readEndRecord(archive);
        if (!record)
            return tl::unexpected(record.error());
        end = *record;
        auto read = archive.read(end.directoryOffset, end.directorySize);
        if (!read)
            return tl::unexpected(std::move(read.error()));
        directory = std::move(*read);
        auto old = oldEntries(archive, directory);
        if (!old)
            return tl::unexpected(std::move(old.error()));
        entries = std::move(*old);
    }
    std::vector<const OldEntry*> byPlace;
    std::uint64_t reached = 0;
    for (auto& old : entries) {
        old.goes = sameZipName(old.entry.name, name);
        byPlace.push_back(&old);
        reached = std::max(reached, old.entry.headerOffset + 1); // the header of an overlapping entry must not be
                                                                 // overwritten
        if (!old.goes)
            reached = std::max(reached, old.end);
        else if (!plan.replaced)
            plan.replaced = old.entry;
    }
    const auto remaining = static_cast<std::size_t>(std::ranges::count(entries, false, &OldEntry::goes));
    if (remaining + 1 > kMostZipEntries)
        return refuse(end.at, "entries", fmt::format("{}", remaining), fmt::format("fewer than {}", kMostZipEntries));

    // The new entry starts where the directory was, unless that is in the middle of the entries.
    const auto dataEnd = reached <= end.directoryOffset ? std::uint64_t{end.directoryOffset} : end.at;
    const auto cuts = cutsOf(std::move(byPlace), dataEnd);
    plan.from = cuts.empty() ? dataEnd : cuts.front().offset;
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        const auto from = cuts[i].offset + cuts[i].length;
        const auto to = i + 1 < cuts.size() ? cuts[i + 1].offset : dataEnd;
        if (from < to)
            plan.moved.push_back({from, to - from});
    }
    const auto place = dataEnd - cutBefore(cuts, dataEnd);

    bytes::ByteWriter writer;
    bool placed = false;
    const auto putNew = [&] {
        plan.newRecord = writer.size();
        writer.write(centralRecord(plan, place));
        placed = true;
    };
    for (const auto& old : entries) {
        if (old.goes) {
            if (!placed)
                putNew();
            continue;
        }
        std::vector<std::byte> record(old.record.begin(), old.record.end());
        const auto moved = old.entry.headerOffset - cutBefore(cuts, old.entry.headerOffset);
        bytes::storeLittleEndian(record.data() + kCentralOffset, static_cast<std::uint32_t>(moved));
        writer.write(record);
    }
    if (!placed)
        putNew();
    plan.directory = writer.release();

    if (fresh) {
        plan.end.resize(zip::kEndBytes);
        bytes::storeLittleEndian(plan.end.data(), zip::kEndMagic);
    } else { // keep what lies between directory and end record
        const auto between = std::uint64_t{end.directoryOffset} + end.directorySize;
        const bool gap = dataEnd == end.directoryOffset && between < end.at;
        auto read = archive.read(gap ? between : end.at, archive.size() - (gap ? between : end.at));
        if (!read)
            return tl::unexpected(std::move(read.error()));
        plan.end = std::move(*read);
    }
    const auto beforeEnd = fresh ? 0 : plan.end.size() - static_cast<std::size_t>(archive.size() - end.at);
    const auto directoryAt = place + zip::kLocalBytes + name.size() + size;
    plan.size = directoryAt + plan.directory.size() + plan.end.size();
    if (size > kMostBytes || plan.size > kMostBytes)
        return refuse(0, std::string(name), fmt::format("an archive of {} bytes", plan.size),
                      fmt::format("at most {}", kMostBytes));
    auto* const record = plan.end.data() + beforeEnd;
    bytes::storeLittleEndian(record + 8, static_cast<std::uint16_t>(remaining + 1));
    bytes::storeLittleEndian(record + 10, static_cast<std::uint16_t>(remaining + 1));
    bytes::storeLittleEndian(record + 12, static_cast<std::uint32_t>(plan.directory.size()));
    bytes::storeLittleEndian(record + 16, static_cast<std::uint32_t>(directoryAt));
    return plan;
}

bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan,
                                                   std::span<const std::byte> bytes) {
    if (bytes.size() != plan.entrySize)
        return refuse(0, plan.name, fmt::format("{} bytes", bytes.size()), fmt::format("{}", plan.entrySize));
    const auto crc = zip::crcOf(bytes);
    bytes::ByteWriter writer(static_cast<std::size_t>(plan.size - plan.from));
    for (const auto& piece : plan.moved) {
        const auto old = archive.read(piece.offset, piece.length);
        if (!old)
            return tl::unexpected(old.error());
        writer.write(*old);
    }
    writer.write(localHeader(plan, crc));
    writer.write(bytes);
    auto directory = plan.directory;
    bytes::storeLittleEndian(directory.data() + plan.newRecord + kCentralCrc, crc);
    writer.write(directory);
    writer.write(plan.end);
    return writer.release();
}

} // namespace navsmith::containers
