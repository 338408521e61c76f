#include "formats/containers/img_change.h"

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"
#include "formats/containers/img_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace navsmith::containers {
namespace {

using bytes::FormatError;
using bytes::FormatErrorCode;
using bytes::loadLittleEndian;
using bytes::storeLittleEndian;

// Games store offsets in fewer bits than the file does.
constexpr std::uint64_t kLargestArchive = std::uint64_t{2} << 30U;
constexpr std::uint64_t kMostSectors = 0xFFFF;

// Phases of a change. Data is written in phase 0.
constexpr std::uint32_t kOldRecords = 1; // records of existing entries
constexpr std::uint32_t kNewRecords = 2; // records of new entries; these may overwrite data that kOldRecords has moved
                                         // elsewhere
constexpr std::uint32_t kCount = 3;      // the entry count; makes the new records visible

tl::unexpected<FormatError> changeError(FormatErrorCode code, std::uint64_t offset, std::string field,
                                        std::string found, std::string expected) {
    return tl::unexpected(FormatError{code, offset, std::move(field), std::move(found), std::move(expected), {}});
}

std::uint64_t sectorsOf(std::uint64_t bytes) {
    return (bytes + kImgSector - 1) / kImgSector;
}

std::uint64_t wholeSectors(std::uint64_t bytes) {
    return sectorsOf(bytes) * kImgSector;
}

std::uint64_t endOf(const ImgEntry& entry) {
    return entry.offset + entry.sectors * kImgSector;
}

bool occupiesSpace(const ByteSource& archive, const ImgEntry& entry) {
    return entry.sectors > 0 && entry.offset < archive.size();
}

std::uint64_t recordBytes(ImgVersion version) {
    return version == ImgVersion::Three ? kImg3RecordBytes : kImgRecordBytes;
}

/// Versions 2 and 3 keep header and directory in the archive; version 1 has a separate file, `directory`.
bytes::Result<ImgDirectory> readDirectory(const ByteSource* directory, const ByteSource& archive) {
    return directory != nullptr ? readImg1(*directory, archive) : readImg(archive);
}

/// Changes offset and size in a directory record and keeps its other bits.
void setPlace(ImgVersion version, std::span<std::byte> record, std::uint64_t offset, std::uint64_t sectors,
              std::optional<std::uint64_t> size) {
    const auto at = static_cast<std::uint32_t>(offset / kImgSector);
    if (version == ImgVersion::One) {
        storeLittleEndian(record.data(), at);
        if (size)
            storeLittleEndian(record.data() + kImgSizeAt, static_cast<std::uint32_t>(sectors));
        return;
    }
    if (version == ImgVersion::Two) {
        storeLittleEndian(record.data(), at);
        if (!size)
            return;
        storeLittleEndian(record.data() + kImgSizeAt, static_cast<std::uint16_t>(sectors));
        if (loadLittleEndian<std::uint16_t>(record.data() + kImgArchiveSizeAt) != 0)
            storeLittleEndian(record.data() + kImgArchiveSizeAt, static_cast<std::uint16_t>(sectors));
        return;
    }
    storeLittleEndian(record.data() + kImg3OffsetAt, at);
    if (!size)
        return;
    storeLittleEndian(record.data(), static_cast<std::uint32_t>(*size));
    storeLittleEndian(record.data() + kImg3SectorsAt, static_cast<std::uint16_t>(sectors));
    const auto otherBits =
        loadLittleEndian<std::uint16_t>(record.data() + kImg3PaddingAt) & ~std::uint32_t{kImg3PaddingMask};
    const auto padding = static_cast<std::uint32_t>(sectors * kImgSector - *size);
    storeLittleEndian(record.data() + kImg3PaddingAt, static_cast<std::uint16_t>(otherBits | padding));
}

class Planner {
public:
    Planner(const ByteSource* directory, const ByteSource& archive, std::span<const ImgPut> files)
        : ownDirectory_(directory), archive_(archive), files_(files) {}

    bytes::Result<ImgPlan> run();

private:
    bytes::Result<void> findEntries();
    bytes::Result<void> makeRoom();
    void choosePlaces();
    bytes::Result<void> patchRecords();
    /// Sectors from the start of an entry that nothing else uses; 0 if another entry overlaps it.
    [[nodiscard]] std::uint64_t owned(std::size_t entry) const;
    [[nodiscard]] bool isLast(std::size_t entry) const;
    std::uint64_t append(std::uint64_t padded);
    /// The file that holds the records.
    [[nodiscard]] const ByteSource& records() const { return ownDirectory_ != nullptr ? *ownDirectory_ : archive_; }
    void patchRecord(std::uint64_t offset, std::vector<std::byte> bytes, std::uint32_t phase) {
        auto& patches = ownDirectory_ != nullptr ? plan_.directoryPatches : plan_.patches;
        patches.push_back({offset, std::move(bytes), phase});
    }

    const ByteSource* ownDirectory_; ///< null if the directory is part of the archive
    const ByteSource& archive_;
    std::span<const ImgPut> files_;
    ImgDirectory directory_;
    std::vector<std::optional<std::size_t>> at_; ///< index of the replaced entry of each file
    std::vector<std::size_t> byOffset_;          ///< entries that occupy sectors
    std::vector<std::uint64_t> endSoFar_;        ///< parallel to byOffset_: the largest end so far
    std::map<std::size_t, std::uint64_t> moved_; ///< entries that make room for the directory, and their new offsets
    std::uint64_t directoryEnd_ = 0;             ///< in the archive, after the change
    std::uint64_t tail_ = 0;                     ///< offset of the next appended entry
    std::uint64_t written_ = 0;                  ///< entries that stay in place fill the archive up to here
    ImgPlan plan_;
};

bytes::Result<void> Planner::findEntries() {
    const auto& entries = directory_.entries;
    for (std::size_t i = 0; i < files_.size(); ++i) {
        const auto& file = files_[i];
        const auto named = [&](const auto& other) { return sameImgName(other.name, file.name); };
        if (std::any_of(files_.begin(), files_.begin() + static_cast<std::ptrdiff_t>(i), named))
            return changeError(FormatErrorCode::BadValue, 0, "name", fmt::format("\"{}\" twice", file.name),
                               "every file only once");
        if (sectorsOf(file.size) > kMostSectors)
            return changeError(FormatErrorCode::BadValue, 0, file.name, fmt::format("{} bytes", file.size),
                               fmt::format("at most {}", kMostSectors * kImgSector));
        const auto it = std::find_if(entries.begin(), entries.end(), named);
        plan_.entries.push_back({{}, 0, file.size, wholeSectors(file.size)});
        if (it != entries.end()) {
            if (it->resource)
                return changeError(FormatErrorCode::Unsupported, it->record, fmt::format("entry \"{}\"", it->name),
                                   "a resource", "a plain file");
            plan_.entries.back().replaced = *it;
            at_.emplace_back(static_cast<std::size_t>(it - entries.begin()));
            continue;
        }
        if (directory_.version == ImgVersion::Three)
            return changeError(FormatErrorCode::Unsupported, directory_.end, "entries",
                               fmt::format("no entry \"{}\"", file.name),
                               "an existing entry: names cannot be added to archives of version 3");
        if (file.name.empty() || file.name.size() >= kImgNameBytes)
            return changeError(FormatErrorCode::BadValue, directory_.end, "name", fmt::format("\"{}\"", file.name),
                               fmt::format("1 to {} bytes", kImgNameBytes - 1));
        at_.emplace_back(std::nullopt);
        if (ownDirectory_ == nullptr)
            directoryEnd_ += kImgRecordBytes;
    }
    // Appended data could become the content of an entry that points beyond the end.
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (!entries[i].inside && std::find(at_.begin(), at_.end(), i) == at_.end())
            if (auto readable = readImgEntryStart(archive_, entries[i], 0); !readable)
                return tl::unexpected(std::move(readable.error()));
    return {};
}

std::uint64_t Planner::append(std::uint64_t padded) {
    const auto offset = tail_;
    tail_ += padded;
    return offset;
}

/// Moves entries that are in the way of new records behind the end. Entries that share sectors are moved one by one.
bytes::Result<void> Planner::makeRoom() {
    if (directoryEnd_ == directory_.end)
        return {};
    for (const auto i : byOffset_) {
        const auto& entry = directory_.entries[i];
        if (entry.offset >= directoryEnd_)
            break;
        if (entry.offset < directory_.end)
            return changeError(FormatErrorCode::BadValue, entry.record, fmt::format("entry \"{}\"", entry.name),
                               fmt::format("data at {}", entry.offset), "behind the directory");
        if (std::any_of(at_.begin(), at_.end(), [i = i](const auto& at) { return at == i; }))
            continue; // its new data gets a place of its own
        auto bytes = readImgEntry(archive_, entry, kMostSectors * kImgSector);
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        bytes->resize(static_cast<std::size_t>(wholeSectors(bytes->size())));
        moved_[i] = append(bytes->size());
        plan_.patches.push_back({moved_[i], std::move(*bytes)});
    }
    return {};
}

std::uint64_t Planner::owned(std::size_t entry) const {
    const auto& own = directory_.entries[entry];
    const auto place = std::find(byOffset_.begin(), byOffset_.end(), entry);
    if (place == byOffset_.end() || own.offset < directoryEnd_)
        return 0;
    const auto at = static_cast<std::size_t>(place - byOffset_.begin());
    if (at > 0 && endSoFar_[at - 1] > own.offset)
        return 0;
    if (at + 1 == byOffset_.size())
        return kMostSectors;
    const auto next = directory_.entries[byOffset_[at + 1]].offset;
    return next < endOf(own) ? 0 : (next - own.offset) / kImgSector;
}

bool Planner::isLast(std::size_t entry) const {
    return !byOffset_.empty() && byOffset_.back() == entry;
}

void Planner::choosePlaces() {
    // Place the last entry first: it may grow in place, and appended data then goes behind it.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < files_.size(); ++i)
        order.push_back(i);
    std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return at_[i] && isLast(*at_[i]); });
    for (const auto i : order) {
        auto& entry = plan_.entries[i];
        const auto end = wholeSectors(archive_.size());
        const bool mayStay = at_[i] && entry.replaced->inside && entry.padded / kImgSector <= owned(*at_[i]);
        const bool growsAway = mayStay && isLast(*at_[i]) && tail_ > end &&
                               entry.replaced->offset + entry.padded > end; // something already lies behind it
        if (!mayStay || growsAway) {
            entry.offset = append(entry.padded);
            continue;
        }
        entry.offset = entry.replaced->offset;
        const auto stop = entry.offset + entry.padded;
        written_ = std::max(written_, stop);
        tail_ = std::max(tail_, stop);
    }
}

bytes::Result<void> Planner::patchRecords() {
    std::uint32_t count = static_cast<std::uint32_t>(directory_.entries.size());
    const auto header = ownDirectory_ != nullptr ? std::uint64_t{0} : kImg2HeaderBytes;
    const auto change = [&](std::uint64_t record, std::uint64_t offset, std::uint64_t sectors,
                            std::optional<std::uint64_t> size) -> bytes::Result<void> {
        auto old = records().read(record, recordBytes(directory_.version));
        if (!old)
            return tl::unexpected(std::move(old.error()));
        auto bytes = *old;
        setPlace(directory_.version, bytes, offset, sectors, size);
        if (bytes != *old)
            patchRecord(record, std::move(bytes), kOldRecords);
        return {};
    };
    for (std::size_t i = 0; i < files_.size(); ++i) {
        const auto& entry = plan_.entries[i];
        const auto sectors = entry.padded / kImgSector;
        if (entry.replaced) {
            if (auto done = change(entry.replaced->record, entry.offset, sectors, entry.size); !done)
                return done;
            continue;
        }
        std::vector<std::byte> record(kImgRecordBytes);
        std::transform(files_[i].name.begin(), files_[i].name.end(), record.begin() + kImgNameAt,
                       [](char c) { return static_cast<std::byte>(c); });
        setPlace(directory_.version, record, entry.offset, sectors, entry.size);
        patchRecord(header + std::uint64_t{count} * kImgRecordBytes, std::move(record), kNewRecords);
        ++count;
    }
    for (const auto& [entry, offset] : moved_)
        if (auto done = change(directory_.entries[entry].record, offset, 0, std::nullopt); !done)
            return done;
    plan_.directorySize = ownDirectory_ != nullptr ? std::uint64_t{count} * kImgRecordBytes : 0;
    if (count != directory_.entries.size() && ownDirectory_ == nullptr) {
        std::vector<std::byte> stored(sizeof(count));
        storeLittleEndian(stored.data(), count);
        patchRecord(kImg2CountAt, std::move(stored), kCount);
    }
    return {};
}

bytes::Result<ImgPlan> Planner::run() {
    auto directory = readDirectory(ownDirectory_, archive_);
    if (!directory)
        return tl::unexpected(std::move(directory.error()));
    directory_ = std::move(*directory);
    directoryEnd_ = directory_.end;
    for (std::size_t i = 0; i < directory_.entries.size(); ++i)
        if (occupiesSpace(archive_, directory_.entries[i]))
            byOffset_.push_back(i);
    std::stable_sort(byOffset_.begin(), byOffset_.end(), [&](std::size_t a, std::size_t b) {
        return directory_.entries[a].offset < directory_.entries[b].offset;
    });
    std::uint64_t furthest = 0;
    for (const auto i : byOffset_)
        endSoFar_.push_back(furthest = std::max(furthest, endOf(directory_.entries[i])));
    if (auto outcome = findEntries(); !outcome)
        return tl::unexpected(std::move(outcome.error()));
    const auto oldSize = archive_.size();
    tail_ = std::max(wholeSectors(oldSize), wholeSectors(directoryEnd_));
    const auto firstTail = tail_;
    if (auto room = makeRoom(); !room)
        return tl::unexpected(std::move(room.error()));
    choosePlaces();
    if (auto patched = patchRecords(); !patched)
        return tl::unexpected(std::move(patched.error()));
    plan_.size = std::max({oldSize, written_, tail_ > firstTail ? tail_ : std::uint64_t{0}, directoryEnd_});
    if (plan_.size > oldSize && plan_.size > kLargestArchive)
        return changeError(FormatErrorCode::BadValue, 0, "archive", fmt::format("{} bytes", plan_.size),
                           fmt::format("at most {}: rebuild it without its gaps", kLargestArchive));
    // Fill the gap between the old end and the appended data.
    const auto covered = std::max({oldSize, written_, directoryEnd_});
    if (tail_ > firstTail && covered < firstTail)
        plan_.patches.push_back({covered, std::vector<std::byte>(static_cast<std::size_t>(firstTail - covered))});
    return std::move(plan_);
}

bytes::Result<ImgRebuild> planRebuild(const ByteSource* ownDirectory, const ByteSource& archive) {
    const auto directory = readDirectory(ownDirectory, archive);
    if (!directory)
        return tl::unexpected(directory.error());
    auto start = archive.read(0, directory->end);
    auto own =
        ownDirectory != nullptr ? ownDirectory->read(0, ownDirectory->size()) : bytes::Result<std::vector<std::byte>>();
    for (const auto* read : {&start, &own})
        if (!*read)
            return tl::unexpected(read->error());
    ImgRebuild rebuild{std::move(*start), {}, 0, std::move(*own)};
    auto& records = ownDirectory != nullptr ? rebuild.directory : rebuild.start;
    rebuild.start.resize(static_cast<std::size_t>(wholeSectors(rebuild.start.size())));
    std::vector<const ImgEntry*> byOffset;
    for (const auto& entry : directory->entries) {
        if (auto readable = readImgEntryStart(archive, entry, 0); !readable)
            return tl::unexpected(std::move(readable.error()));
        if (occupiesSpace(archive, entry))
            byOffset.push_back(&entry);
    }
    std::stable_sort(byOffset.begin(), byOffset.end(),
                     [](const ImgEntry* a, const ImgEntry* b) { return a->offset < b->offset; });
    std::uint64_t next = rebuild.start.size();
    std::uint64_t from = 0; // old and new offset of the run being copied
    std::uint64_t to = 0;
    std::uint64_t until = 0;
    for (const auto* entry : byOffset) {
        if (until == 0 || entry->offset >= until) {
            from = entry->offset;
            to = next;
            until = from;
        }
        if (const auto end = endOf(*entry); end > until) {
            const auto there = std::min(end, archive.size()) - std::min(until, archive.size());
            rebuild.copies.push_back({until, there, end - until - there});
            next += end - until;
            until = end;
        }
        const auto record =
            std::span(records).subspan(static_cast<std::size_t>(entry->record), recordBytes(directory->version));
        setPlace(directory->version, record, to + (entry->offset - from), entry->sectors, std::nullopt);
    }
    rebuild.size = next;
    return rebuild;
}

} // namespace

bytes::Result<ImgPlan> planImgEntries(const ByteSource& archive, std::span<const ImgPut> files) {
    return Planner(nullptr, archive, files).run();
}

bytes::Result<ImgPlan> planImg1Entries(const ByteSource& directory, const ByteSource& archive,
                                       std::span<const ImgPut> files) {
    return Planner(&directory, archive, files).run();
}

bytes::Result<ImgRebuild> planImgRebuild(const ByteSource& archive) {
    return planRebuild(nullptr, archive);
}

bytes::Result<ImgRebuild> planImg1Rebuild(const ByteSource& directory, const ByteSource& archive) {
    return planRebuild(&directory, archive);
}

} // namespace navsmith::containers
