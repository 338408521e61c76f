#include "formats/containers/zip_change.h"

#include "formats/bytes/byte_writer.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/containers/zip_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace navsmith::containers {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint64_t kMostBytes = 0x7FFFFFFF; // games read offsets as signed numbers
constexpr std::size_t kMostZipEntries = 65534;
constexpr std::size_t kMostName = 259;                // games copy a name into 260 bytes
constexpr std::uint16_t kVersion = 10;                // 1.0: stored entries
constexpr std::uint16_t kFirstDate = (1U << 5U) | 1U; // 1980-01-01
constexpr std::size_t kLocalNameLength = 26;          ///< offset in a local header; that of the extra field follows
// Offsets of fields in a central directory record.
constexpr std::size_t kCentralCrc = 16;
constexpr std::size_t kCentralNameLength = 28;
constexpr std::size_t kCentralOffset = 42;

FormatError faultAt(FormatErrorCode code, std::uint64_t offset, std::string field, std::string found,
                    std::string expected) {
    return {code, offset, std::move(field), std::move(found), std::move(expected), {}};
}

auto refuse(std::uint64_t offset, std::string field, std::string found, std::string expected) {
    return tl::unexpected(
        faultAt(FormatErrorCode::BadValue, offset, std::move(field), std::move(found), std::move(expected)));
}

char folded(char c) {
    return c == '\\' ? '/' : bytes::lower(c);
}

/// Bit 11 of the flags marks the name as UTF-8. An ASCII name is the same in every code page and does not need it.
std::uint16_t flagsFor(std::string_view name) {
    constexpr std::uint16_t utf8 = 0x0800;
    const bool plain = std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return plain ? std::uint16_t{0} : utf8;
}

/// The part that both headers share: from the required version to the length of the extra field.
void writeShared(bytes::ByteWriter& writer, const ZipPlan::Entry& entry, std::uint32_t crc) {
    writer.write(kVersion);
    writer.write(flagsFor(entry.name));
    writer.write(std::uint16_t{0}); // stored
    writer.write(std::uint16_t{0}); // time
    writer.write(kFirstDate);
    writer.write(crc);
    writer.write(static_cast<std::uint32_t>(entry.size));
    writer.write(static_cast<std::uint32_t>(entry.size));
    writer.write(static_cast<std::uint16_t>(entry.name.size()));
    writer.write(std::uint16_t{0});
}

void writeLocalHeader(bytes::ByteWriter& writer, const ZipPlan::Entry& entry, std::uint32_t crc) {
    writer.write(zip::kLocalMagic);
    writeShared(writer, entry, crc);
    writer.write(std::as_bytes(std::span(entry.name)));
}

void writeCentralRecord(bytes::ByteWriter& writer, const ZipPlan::Entry& entry, std::uint64_t offset) {
    writer.write(zip::kCentralMagic);
    writer.write(kVersion);
    writeShared(writer, entry, 0);
    writer.fill(2 + 2 + 2 + 4, std::byte{0}); // comment, disk, attributes
    writer.write(static_cast<std::uint32_t>(offset));
    writer.write(std::as_bytes(std::span(entry.name)));
}

struct OldEntry {
    ZipEntry entry;
    Bytes record;          ///< in the central directory
    std::uint64_t end = 0; ///< end of its data
    bool goes = false;
    std::optional<std::size_t> successor = {}; ///< index of the new entry that takes its position
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

/// Maps offsets of the old zip to those without the cuts, which are in order.
class Moves {
public:
    explicit Moves(const std::vector<ZipPlan::Piece>& cuts) {
        for (const auto& cut : cuts) {
            total_ += cut.length;
            sums_.emplace_back(cut.offset, total_);
        }
    }
    [[nodiscard]] std::uint64_t moved(std::uint64_t offset) const {
        const auto at = std::ranges::lower_bound(sums_, offset, {}, &std::pair<std::uint64_t, std::uint64_t>::first);
        return at == sums_.begin() ? offset : offset - std::prev(at)->second;
    }

private:
    std::vector<std::pair<std::uint64_t, std::uint64_t>> sums_; ///< offset of a cut, length up to and with it
    std::uint64_t total_ = 0;
};

/// Where the data of an entry ends. Names and extra fields of the two headers may differ; data is where the local
/// header says. Without a local header nobody can read the entry, and the directory has to do.
std::uint64_t endOf(const ByteSource& archive, const ZipEntry& entry, std::size_t nameLength) {
    std::uint64_t lengths = nameLength;
    if (const auto local = archive.read(entry.headerOffset, zip::kLocalBytes);
        local && bytes::loadLittleEndian<std::uint32_t>(local->data()) == zip::kLocalMagic)
        lengths = std::uint64_t{bytes::loadLittleEndian<std::uint16_t>(local->data() + kLocalNameLength)} +
                  bytes::loadLittleEndian<std::uint16_t>(local->data() + kLocalNameLength + 2);
    return entry.headerOffset + zip::kLocalBytes + lengths + entry.packedSize;
}

/// Splits the central directory into its records.
bytes::Result<std::vector<OldEntry>> oldEntries(const ByteSource& archive, Bytes directory) {
    auto listed = listZip(archive);
    if (!listed)
        return tl::unexpected(std::move(listed.error()));
    std::vector<OldEntry> entries;
    for (auto& entry : *listed) {
        const auto length = [&](std::size_t at) { // listZip() has checked that the whole record is there
            return std::size_t{bytes::loadLittleEndian<std::uint16_t>(directory.data() + kCentralNameLength + at)};
        };
        const auto record = zip::kCentralBytes + length(0) + length(2) + length(4);
        const auto end = endOf(archive, entry, length(0));
        entries.push_back({std::move(entry), directory.first(record), end});
        directory = directory.subspan(record);
    }
    return entries;
}

/// The zip before the change.
struct OldZip {
    bool fresh = true; ///< there is none
    zip::EndRecord end;
    std::vector<std::byte> directory;
    std::vector<OldEntry> entries;
};

/// Refuses what only tools for consoles understand: the comment "XZP1 2048" says that data is aligned, "XZP2" that
/// sizes are stored otherwise, and a preload section counts entries by their position.
std::optional<FormatError> consoleFault(const OldZip& before, std::string_view comment) {
    constexpr std::string_view preload = "__preload_section.pre";
    constexpr std::string_view mark = "XZP";
    const auto unsupported = [&](std::uint64_t at, std::string field, std::string found) {
        return faultAt(FormatErrorCode::Unsupported, at, std::move(field), std::move(found),
                       "a zip as maps for PCs have it");
    };
    if (comment.starts_with(mark) && comment.size() > mark.size()) {
        const auto text = comment.substr(0, std::min(comment.find('\0'), comment.size()));
        const auto alignment = text.substr(std::min(text.size(), mark.size() + 1));
        if (text[mark.size()] != '1' || alignment.find_first_of("123456789") != std::string_view::npos)
            return unsupported(before.end.at, "comment", fmt::format("\"{}\", a zip of a console", text));
    }
    for (const auto& old : before.entries)
        if (sameZipName(old.entry.name, preload))
            return unsupported(old.entry.headerOffset, old.entry.name, "a preload section of a console");
    return std::nullopt;
}

bytes::Result<OldZip> readOldZip(const ByteSource& archive) {
    OldZip before;
    before.fresh = archive.size() == 0;
    if (before.fresh)
        return before;
    const auto record = zip::readEndRecord(archive);
    if (!record)
        return tl::unexpected(record.error());
    before.end = *record;
    auto read = archive.read(before.end.directoryOffset, before.end.directorySize);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    before.directory = std::move(*read);
    auto entries = oldEntries(archive, before.directory);
    if (!entries)
        return tl::unexpected(std::move(entries.error()));
    before.entries = std::move(*entries);
    const auto last = archive.read(before.end.at, archive.size() - before.end.at);
    if (!last)
        return tl::unexpected(last.error());
    const auto commentBytes = bytes::loadLittleEndian<std::uint16_t>(last->data() + zip::kEndBytes - 2);
    const auto behind = bytes::textOf(*last);
    if (auto fault = consoleFault(before, behind.substr(zip::kEndBytes, commentBytes)))
        return tl::unexpected(std::move(*fault));
    return before;
}

/// Marks the entries that go, and fills in what becomes of them. None if all is well.
std::optional<FormatError> markEntries(OldZip& before, const ZipChange& change, ZipPlan& plan) {
    constexpr std::size_t erases = static_cast<std::size_t>(-1);
    const auto fault = [](std::string_view name, std::string found, std::string expected) {
        return faultAt(FormatErrorCode::BadValue, 0, name.empty() ? std::string("name") : std::string(name),
                       std::move(found), std::move(expected));
    };
    std::unordered_map<std::string, std::size_t> requests;
    for (const auto& put : change.puts) {
        if (put.name.empty() || put.name.size() > kMostName)
            return fault({}, fmt::format("{} bytes", put.name.size()), fmt::format("1 to {}", kMostName));
        if (!requests.emplace(zipNameKey(put.name), plan.entries.size()).second)
            return fault(put.name, "the same name twice", "each file once");
        plan.entries.push_back({put.name, put.size, {}});
    }
    for (const auto& name : change.erased)
        if (!requests.emplace(zipNameKey(name), erases).second)
            return fault(name, "the same name twice", "each file once");
    std::vector<std::string> present;
    for (auto& old : before.entries) {
        auto key = zipNameKey(old.entry.name);
        const auto match = requests.find(key);
        if (match == requests.end())
            continue;
        old.goes = true;
        if (match->second == erases) {
            plan.erased.push_back(old.entry);
            present.push_back(std::move(key));
        } else if (auto& entry = plan.entries[match->second]; !entry.replaced) {
            entry.replaced = old.entry;
            old.successor = match->second;
        }
    }
    for (const auto& name : change.erased)
        if (std::ranges::find(present, zipNameKey(name)) == present.end())
            return fault(name, "no file of this name", "one to erase");
    return std::nullopt;
}

} // namespace

bool sameZipName(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return folded(x) == folded(y); });
}

std::string zipNameKey(std::string_view name) {
    return bytes::pathKey(name);
}

bytes::Result<ZipPlan> planZipChange(const ByteSource& archive, const ZipChange& change) {
    ZipPlan plan;
    auto read = readOldZip(archive);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    auto& before = *read;
    const auto& end = before.end;
    if (auto fault = markEntries(before, change, plan))
        return tl::unexpected(std::move(*fault));
    std::vector<const OldEntry*> byPlace;
    std::uint64_t reached = 0;
    for (const auto& old : before.entries) {
        byPlace.push_back(&old);
        reached = std::max(reached, old.entry.headerOffset + 1); // the header of an overlapping entry must not be
                                                                 // overwritten
        if (!old.goes)
            reached = std::max(reached, old.end);
    }
    const auto remaining = static_cast<std::size_t>(std::ranges::count(before.entries, false, &OldEntry::goes));
    if (remaining + plan.entries.size() > kMostZipEntries)
        return refuse(end.at, "entries", fmt::format("{}", remaining + plan.entries.size()),
                      fmt::format("at most {}", kMostZipEntries));

    // New entries start where the directory was, unless that is in the middle of the entries.
    const auto dataEnd = reached <= end.directoryOffset ? std::uint64_t{end.directoryOffset} : end.at;
    const auto cuts = cutsOf(std::move(byPlace), dataEnd);
    plan.from = cuts.empty() ? dataEnd : cuts.front().offset;
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        const auto from = cuts[i].offset + cuts[i].length;
        const auto to = i + 1 < cuts.size() ? cuts[i + 1].offset : dataEnd;
        if (from < to)
            plan.moved.push_back({from, to - from});
    }
    const Moves moves(cuts);
    std::vector<std::uint64_t> places; // of the new entries
    auto directoryAt = moves.moved(dataEnd);
    for (const auto& entry : plan.entries) {
        places.push_back(directoryAt);
        if (entry.size > kMostBytes)
            return refuse(0, entry.name, fmt::format("{} bytes", entry.size), fmt::format("at most {}", kMostBytes));
        directoryAt += zip::kLocalBytes + entry.name.size() + entry.size;
    }

    bytes::ByteWriter writer;
    const auto putNew = [&](std::size_t i) {
        plan.entries[i].record = writer.size();
        writeCentralRecord(writer, plan.entries[i], places[i]);
    };
    for (const auto& old : before.entries) {
        if (old.successor)
            putNew(*old.successor);
        if (old.goes)
            continue;
        std::vector<std::byte> record(old.record.begin(), old.record.end());
        bytes::storeLittleEndian(record.data() + kCentralOffset,
                                 static_cast<std::uint32_t>(moves.moved(old.entry.headerOffset)));
        writer.write(record);
    }
    for (std::size_t i = 0; i < plan.entries.size(); ++i)
        if (!plan.entries[i].replaced)
            putNew(i);
    plan.directory = writer.release();

    if (before.fresh) {
        plan.end.resize(zip::kEndBytes);
        bytes::storeLittleEndian(plan.end.data(), zip::kEndMagic);
    } else { // keep what lies between directory and end record
        const auto between = std::uint64_t{end.directoryOffset} + end.directorySize;
        const bool gap = dataEnd == end.directoryOffset && between < end.at;
        auto behind = archive.read(gap ? between : end.at, archive.size() - (gap ? between : end.at));
        if (!behind)
            return tl::unexpected(std::move(behind.error()));
        plan.end = std::move(*behind);
    }
    const auto beforeEnd = before.fresh ? 0 : plan.end.size() - static_cast<std::size_t>(archive.size() - end.at);
    plan.size = directoryAt + plan.directory.size() + plan.end.size();
    if (plan.size > kMostBytes)
        return refuse(0, plan.entries.empty() ? std::string("archive") : plan.entries.back().name,
                      fmt::format("an archive of {} bytes", plan.size), fmt::format("at most {}", kMostBytes));
    auto* const record = plan.end.data() + beforeEnd;
    const auto count = static_cast<std::uint16_t>(remaining + plan.entries.size());
    bytes::storeLittleEndian(record + 8, count);
    bytes::storeLittleEndian(record + 10, count);
    bytes::storeLittleEndian(record + 12, static_cast<std::uint32_t>(plan.directory.size()));
    bytes::storeLittleEndian(record + 16, static_cast<std::uint32_t>(directoryAt));
    return plan;
}

bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan,
                                                   std::span<const Bytes> files) {
    if (files.size() != plan.entries.size())
        return refuse(0, "files", fmt::format("{}", files.size()), fmt::format("{}", plan.entries.size()));
    bytes::ByteWriter writer(static_cast<std::size_t>(plan.size - plan.from));
    for (const auto& piece : plan.moved) {
        const auto old = archive.read(piece.offset, piece.length);
        if (!old)
            return tl::unexpected(old.error());
        writer.write(*old);
    }
    auto directory = plan.directory;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto& entry = plan.entries[i];
        if (files[i].size() != entry.size)
            return refuse(0, entry.name, fmt::format("{} bytes", files[i].size()), fmt::format("{}", entry.size));
        const auto crc = zip::crcOf(files[i]);
        writeLocalHeader(writer, entry, crc);
        writer.write(files[i]);
        bytes::storeLittleEndian(directory.data() + entry.record + kCentralCrc, crc);
    }
    writer.write(directory);
    writer.write(plan.end);
    return writer.release();
}

bytes::Result<ZipPlan> planZipEntry(const ByteSource& archive, std::string_view name, std::uint64_t size) {
    return planZipChange(archive, {{{std::string(name), size}}, {}});
}

bytes::Result<std::vector<std::byte>> buildZipTail(const ByteSource& archive, const ZipPlan& plan, Bytes bytes) {
    return buildZipTail(archive, plan, std::span(&bytes, 1));
}

} // namespace navsmith::containers
