#include "core/files/batch_reader.h"

#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

/// Whether the error may mean that the path continues inside an archive.
bool mayLeadInside(const FileError& error) {
    return error.kind == FileErrorKind::NotAFolder || error.kind == FileErrorKind::Missing;
}

} // namespace

struct BatchReader::Listed {
    fs::path path; ///< as requested
    Archive archive;
    std::unordered_map<std::string, std::size_t> byName; ///< the first entry of each name, by entryKey()
};

BatchReader::BatchReader(const ReadOptions& options) : options_(options) {}

BatchReader::~BatchReader() = default;

Result<BatchReader::Found> BatchReader::find(const WayInside& way) {
    if (listed_ == nullptr || listed_->path != way.archive) {
        auto opened = openArchive(way.archive, options_);
        if (!opened)
            return tl::unexpected(std::move(opened.error()));
        listed_ = std::make_unique<Listed>(Listed{way.archive, std::move(*opened), {}});
        const auto& entries = listed_->archive.content.entries;
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (auto name = insideName(entries[i].name))
                listed_->byName.try_emplace(entryKey(*listed_->archive.kind, std::move(*name)), i);
    }
    const auto found = listed_->byName.find(entryKey(*listed_->archive.kind, way.inside));
    if (found == listed_->byName.end())
        return tl::unexpected(FileError{
            FileErrorKind::Missing, way.archive / fromBytes(way.inside),
            texts::format("cannot be read: {} contains no file of this name", toText(way.archive.filename()))});
    return Found{&listed_->archive, found->second};
}

Result<StampedBytes> BatchReader::readEntry(const WayInside& way) {
    const auto found = find(way);
    if (!found)
        return tl::unexpected(found.error());
    const auto& [archive, at] = *found;
    if (const auto size = archive->content.entries[at].size; size > options_.largest)
        return tl::unexpected(FileError{
            FileErrorKind::TooLarge, way.archive / fromBytes(way.inside),
            texts::format("cannot be read: it has {} bytes, more than the limit of {}", size, options_.largest)});
    auto bytes = archive->content.read(at, options_.largest);
    if (const auto unchanged = archive->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!bytes)
        return tl::unexpected(fileError(std::move(bytes.error()), way.archive));
    const FileStamp stamp{bytes->size(), archive->modifiedNs(), hashOf(*bytes)};
    return StampedBytes{std::move(*bytes), stamp};
}

Result<FileStamp> BatchReader::entryStamp(const WayInside& way) {
    return find(way).map([](const Found& found) {
        return FileStamp{found.archive->content.entries[found.at].size, found.archive->modifiedNs(), 0};
    });
}

Result<StampedBytes> BatchReader::read(const fs::path& path) {
    StampedBytes read;
    std::size_t filled = 0;
    const auto start = [&](const FileInfo& info) -> Result<void> {
        if (info.size > options_.largest)
            return tl::unexpected(FileError{FileErrorKind::TooLarge, path,
                                            texts::format("cannot be read: it has {} bytes, more than the limit of {}",
                                                          info.size, options_.largest)});
        read.bytes.resize(info.size);
        return {};
    };
    const auto take = [&](std::span<const std::byte> chunk) {
        std::copy(chunk.begin(), chunk.end(), read.bytes.begin() + static_cast<std::ptrdiff_t>(filled));
        filled += chunk.size();
    };
    auto stamp = streamFile(options_.disk, path, start, take);
    if (!stamp && mayLeadInside(stamp.error())) {
        if (const auto way = throughArchive(path, options_.disk))
            return readEntry(*way);
    }
    if (!stamp)
        return tl::unexpected(std::move(stamp.error()));
    read.stamp = *stamp;
    return read;
}

Result<FileStamp> BatchReader::stamp(const fs::path& path) {
    auto stamp = streamFile(options_.disk, path);
    if (stamp || !mayLeadInside(stamp.error()))
        return stamp;
    const auto way = throughArchive(path, options_.disk);
    return way ? readEntry(*way).map([](const StampedBytes& read) { return read.stamp; }) : std::move(stamp);
}

/// Only changes of this entry count, not others in the archive.
Result<bool> BatchReader::entryChangedSince(const WayInside& way, const FileStamp& stamp) {
    if (!asked_ || asked_->archive != way.archive)
        asked_ =
            Asked{way.archive, archiveModifiedNs(way.archive, options_.disk), expectWhole(way.archive, options_.disk)};
    if (asked_->modifiedNs == stamp.modifiedNs)
        return asked_->whole.map([] { return false; });
    return entryStamp(way).and_then([&](const FileStamp& now) -> Result<bool> {
        if (now.size != stamp.size)
            return true;
        if (now.modifiedNs == stamp.modifiedNs)
            return false;
        return readEntry(way).map([&](const StampedBytes& read) { return read.stamp.hash != stamp.hash; });
    });
}

Result<bool> BatchReader::changedSince(const fs::path& path, const FileStamp& stamp) {
    const auto info =
        explain(options_.disk->info(path, Links::Follow), path, texts::format("cannot be checked for changes"));
    if (!info && mayLeadInside(info.error())) {
        if (const auto way = throughArchive(path, options_.disk))
            return entryChangedSince(*way, stamp);
    }
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != FileKind::Regular || info->size != stamp.size)
        return true;
    if (info->modifiedNs == stamp.modifiedNs)
        return false;
    return streamFile(options_.disk, path).map([&](const FileStamp& now) { return now.hash != stamp.hash; });
}

} // namespace navsmith::files
