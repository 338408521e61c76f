#include "core/files/rebuild_archive.h"

#include "core/files/file_steps.h"
#include "core/files/in_place_steps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

constexpr auto kCannotBuild = texts::mark("cannot be rebuilt");

struct Planned {
    ArchiveFiles files;
    ArchiveCopy copy;
};

Result<Planned> plan(const fs::path& archive, const Disk& disk) {
    auto opened = openArchiveFiles(archive, disk);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    if (opened->kind->rebuild == nullptr)
        return refuse(FileErrorKind::Invalid, archive,
                      texts::format("{}: only IMG archives can be, and this is \"{}\"",
                                    texts::translated({kCannotBuild}), opened->kind->title));
    auto copy = opened->kind->rebuild(opened->source, opened->directory);
    if (const auto unchanged = opened->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!copy)
        return tl::unexpected(fileError(std::move(copy.error()), opened->directoryPath()));
    return Planned{std::move(*opened), std::move(*copy)};
}

/// Writes the new archive, reading the old one piece by piece.
Result<void> makeArchive(const Planned& planned, const PieceSink& sink) {
    auto written = sink(planned.copy.start);
    for (const auto& range : planned.copy.ranges) {
        for (std::uint64_t at = 0; written && at < range.length;) {
            const auto piece = planned.files.source->read(range.from + at, std::min(kPiece, range.length - at));
            if (!piece)
                return tl::unexpected(fileError(piece.error(), planned.files.source->path()));
            written = sink(*piece);
            at += piece->size();
        }
        for (auto left = range.zeros; written && left > 0;) {
            const std::vector<std::byte> zeros(static_cast<std::size_t>(std::min(kPiece, left)));
            written = sink(zeros);
            left -= zeros.size();
        }
    }
    return written ? planned.files.expectUnchanged() : written;
}

/// Path of the directory file of an archive that is written to `out`.
fs::path directoryBeside(const fs::path& out, const ArchiveKind& kind) {
    auto beside = out;
    return beside.replace_extension(fs::path(kind.directoryEnd));
}

/// The record of an interrupted change would not match the file that replaces this one.
Result<void> expectNoRecord(const Disk& disk, const ArchiveFiles& files) {
    for (const auto& source : {files.source, files.directory}) {
        const auto path = source != nullptr ? disk->resolve(source->path()) : SystemResult<fs::path>(fs::path());
        if (!path || path->empty())
            continue;
        const auto first = recordedWith(disk, *path);
        for (const auto& record : {undoRecordOf(first), undoPartOf(first)})
            if (disk->info(record, Links::Keep))
                return refuse(
                    FileErrorKind::Unfinished, *path,
                    texts::format("an earlier change of this file was interrupted. Open it again to undo the change"));
    }
    return {};
}

Result<void> expectFree(const Disk& disk, const fs::path& path) {
    if (disk->info(path, Links::Keep))
        return refuse(FileErrorKind::Invalid, path, texts::format("exists already"));
    return {};
}

Result<void> expectFree(const Disk& disk, const fs::path& out, const ArchiveKind& kind) {
    if (kind.directoryEnd.empty())
        return expectFree(disk, out);
    const auto name = toBytes(out.filename());
    if (name.size() <= kind.nameEnd.size() ||
        !sameInside(kind, std::string_view(name).substr(name.size() - kind.nameEnd.size()), kind.nameEnd))
        return refuse(FileErrorKind::Invalid, out,
                      texts::format("must end in {}, because its directory is stored beside it", kind.nameEnd));
    return expectFree(disk, out).and_then([&] { return expectFree(disk, directoryBeside(out, kind)); });
}

} // namespace

Result<RebuildReport> rebuildArchive(const fs::path& archive, const std::optional<fs::path>& out,
                                     const SaveOptions& options, const SaveProgress& progress) {
    auto planned = plan(archive, options.disk);
    if (!planned)
        return tl::unexpected(planned.error());
    auto& files = planned->files; // no structured binding: Clang 14 does not capture these
    auto& copy = planned->copy;
    const auto oldSize = files.source->size();
    const auto target = explain(options.disk->resolve(out.value_or(files.source->path())), archive, kCannotBuild);
    if (!target)
        return tl::unexpected(target.error());
    const auto own = explain(options.disk->resolve(files.source->path()), archive, kCannotBuild);
    const bool inPlace = own && *own == *target;
    const auto ready = expectNoRecord(options.disk, files).and_then([&, kind = files.kind]() -> Result<void> {
        return inPlace ? Result<void>{} : expectFree(options.disk, *target, *kind);
    });
    if (!ready)
        return tl::unexpected(ready.error());
    std::vector<PendingFile> pending(1);
    const auto make = [&, written = false](const PieceSink& sink) mutable {
        auto result = makeArchive(*planned, sink);
        if (std::exchange(written, true)) { // the second time; Windows may refuse to replace files that are open
            files.source.reset();
            files.directory.reset();
        }
        return result;
    };
    pending.front() = {*target, {}, make, copy.size};
    if (files.directory != nullptr)
        pending.push_back({inPlace ? files.directory->path() : directoryBeside(*target, *files.kind), copy.directory});
    auto saved = saveSet(pending, options, progress);
    if (!saved)
        return tl::unexpected(std::move(saved.error()));
    RebuildReport report{oldSize, copy.size, {}, std::move(saved->warnings)};
    if (!saved->backupSets.empty())
        report.backupSet = saved->backupSets.front();
    return report;
}

Result<ArchiveRoom> roomIn(const fs::path& archive, const Disk& disk) {
    return plan(archive, disk).map([](const Planned& planned) {
        const auto size = planned.files.source->size();
        return ArchiveRoom{size, size - std::min(size, planned.copy.size)};
    });
}

} // namespace navsmith::files
