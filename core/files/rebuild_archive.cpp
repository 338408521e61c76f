#include "core/files/rebuild_archive.h"

#include "core/files/backup_sets.h"
#include "core/files/file_steps.h"
#include "core/files/in_place_record.h"
#include "core/files/save_plan.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kPiece = std::uint64_t{1} << 20U;
constexpr auto kCannotBuild = "cannot be built anew";

tl::unexpected<FileError> refuse(FileErrorKind kind, const fs::path& path, std::string what) {
    return tl::unexpected(FileError{kind, path, std::move(what)});
}

FileError malformed(const fs::path& path, bytes::FormatError error) {
    auto what = bytes::describe(error);
    return {FileErrorKind::Malformed, path, std::move(what), std::move(error)};
}

class Rebuild {
public:
    Rebuild(FileOps& ops, const SaveOptions& options, const SaveProgress& progress)
        : ops_(ops), options_(options), progress_(progress), locks_(ops) {}

    Result<RebuildReport> run(const fs::path& archive, const std::optional<fs::path>& out);

private:
    Result<void> look(const fs::path& archive);
    Result<void> chooseTarget(const std::optional<fs::path>& out);
    /// All of the new archive under the name of a working file, on the disk.
    Result<void> writeNew();
    Result<void> writePieces(FileHandle file);
    Result<void> writePiece(FileHandle file, std::span<const std::byte> bytes);
    Result<void> keepOld();

    FileOps& ops_;
    const SaveOptions& options_;
    const SaveProgress& progress_;
    FolderLocks locks_;
    std::shared_ptr<const FileSource> source_;
    ArchiveCopy copy_;
    fs::path path_;   ///< of the archive, resolved
    fs::path target_; ///< the same of what is made
    fs::path part_;
    std::string backupSet_;
    std::uint64_t done_ = 0;
};

Result<void> Rebuild::look(const fs::path& archive) {
    const auto resolved = explain(ops_.resolve(archive), archive, kCannotBuild);
    if (!resolved)
        return tl::unexpected(resolved.error());
    path_ = *resolved;
    const auto opened = openArchive(path_, {.ops = &ops_});
    if (!opened)
        return tl::unexpected(opened.error());
    if (opened->kind->rebuild == nullptr)
        return refuse(FileErrorKind::Invalid, archive,
                      fmt::format("cannot be built anew: this is done with IMG archives of one file, and it is \"{}\"",
                                  opened->kind->title));
    source_ = opened->source;
    auto copy = opened->kind->rebuild(source_);
    if (!copy)
        return tl::unexpected(malformed(archive, std::move(copy.error())));
    copy_ = std::move(*copy);
    return {};
}

Result<void> Rebuild::chooseTarget(const std::optional<fs::path>& out) {
    target_ = path_;
    if (out) {
        const auto resolved = explain(ops_.resolve(*out), *out, kCannotBuild);
        if (!resolved)
            return tl::unexpected(resolved.error());
        target_ = *resolved;
    }
    if (target_ != path_ && ops_.info(target_, Links::Keep))
        return refuse(FileErrorKind::Invalid, target_, "is there already");
    if (isOurName(target_.filename()))
        return refuse(FileErrorKind::Invalid, target_,
                      fmt::format("names that begin with {} are used by saving itself", kOurPrefix));
    if (target_ == path_) {
        const auto writable = explain(ops_.writable(path_), path_, kCannotBuild);
        if (!writable)
            return tl::unexpected(writable.error());
        if (!*writable)
            return refuse(FileErrorKind::Permission, path_, "cannot be replaced: the file is marked read-only");
    }
    if (auto locked = locks_.take(target_.parent_path()); !locked)
        return locked;
    for (const auto& record : {undoRecordOf(path_), undoPartOf(path_)})
        if (ops_.info(record, Links::Keep))
            return refuse(FileErrorKind::Unfinished, path_,
                          "an earlier change of this file was interrupted; open it again to have it undone");
    part_ = target_.parent_path() / fromBytes(fmt::format("{}{}-1of1.tmp", kOurPrefix, freshId()));
    return {};
}

Result<void> Rebuild::writePiece(FileHandle file, std::span<const std::byte> bytes) {
    if (auto written = explain(ops_.write(file, bytes), target_, kCannotBuild); !written)
        return written;
    done_ += bytes.size();
    // The last call is for when everything is in place.
    if (progress_ && !progress_(std::min(done_, copy_.size - std::min<std::uint64_t>(copy_.size, 1)), copy_.size))
        return refuse(FileErrorKind::Cancelled, target_, "building it anew was cancelled");
    return {};
}

Result<void> Rebuild::writePieces(FileHandle file) {
    if (auto written = writePiece(file, copy_.start); !written)
        return written;
    for (const auto& range : copy_.ranges) {
        for (std::uint64_t at = 0; at < range.length;) {
            const auto piece = source_->read(range.from + at, std::min(kPiece, range.length - at));
            if (!piece)
                return tl::unexpected(malformed(path_, piece.error()));
            if (auto written = writePiece(file, *piece); !written)
                return written;
            at += piece->size();
        }
        for (auto left = range.zeros; left > 0;) {
            const std::vector<std::byte> zeros(static_cast<std::size_t>(std::min(kPiece, left)));
            if (auto written = writePiece(file, zeros); !written)
                return written;
            left -= zeros.size();
        }
    }
    return source_->expectUnchanged();
}

Result<void> Rebuild::writeNew() {
    const auto created = explain(ops_.create(part_, Access::Private), target_, kCannotBuild);
    if (!created)
        return tl::unexpected(created.error());
    OpenFile file(ops_, *created);
    return writePieces(file.handle())
        .and_then([&] {
            return explain(ops_.copyAttributes(file.handle(), source_->info(), Times::Fresh), target_, kCannotBuild);
        })
        .and_then([&] { return explain(ops_.sync(file.handle()), target_, kCannotBuild); })
        .and_then([&] { return explain(file.close(), target_, kCannotBuild); });
}

Result<void> Rebuild::keepOld() {
    if (target_ != path_ || options_.keepBackups == 0)
        return {};
    if (!isPlainName(options_.backupFolder))
        return refuse(FileErrorKind::Invalid, path_, "has no name for a folder of backups");
    const auto folder = path_.parent_path() / fromBytes(options_.backupFolder);
    const auto name = freshBackupSetName(ops_, {folder});
    if (!name)
        return tl::unexpected(name.error());
    const auto set = folder / fromBytes(*name);
    std::vector<fs::path> made;
    if (auto ready = makeFolders(ops_, set, made); !ready)
        return ready;
    backupSet_ = *name;
    // A second name of the old file costs nothing; it is replaced, not written into.
    if (source_->info().names > 1 || !ops_.hardLink(path_, set / path_.filename()))
        if (const auto copied = copyFile(ops_, path_, set / path_.filename()); !copied)
            return tl::unexpected(copied.error());
    return syncFolder(ops_, set).and_then([&] { return source_->expectUnchanged(); });
}

Result<RebuildReport> Rebuild::run(const fs::path& archive, const std::optional<fs::path>& out) {
    if (auto ready = look(archive).and_then([&] { return chooseTarget(out); }); !ready)
        return tl::unexpected(ready.error());
    auto moved = writeNew().and_then([&] { return keepOld(); }).and_then([&] {
        return explain(ops_.rename(part_, target_), target_, kCannotBuild);
    });
    const auto backups = path_.parent_path() / fromBytes(options_.backupFolder);
    if (!moved) {
        (void)ops_.removeFile(part_);
        if (!backupSet_.empty()) {
            const auto set = backups / fromBytes(backupSet_);
            (void)ops_.removeFile(set / path_.filename());
            (void)ops_.removeFolder(set);
            (void)ops_.removeFolder(backups);
        }
        return tl::unexpected(std::move(moved.error()));
    }
    RebuildReport report{source_->size(), copy_.size, {}, {}};
    if (auto synced = syncFolder(ops_, target_.parent_path()); !synced)
        report.warnings.push_back(describe(synced.error()) + ". A power failure now may undo it");
    if (!backupSet_.empty()) {
        report.backupSet = backups / fromBytes(backupSet_);
        if (auto rotated = rotateBackupSets(ops_, backups, backupSet_, options_.keepBackups); !rotated)
            report.warnings.push_back(describe(rotated.error()));
    }
    locks_.release();
    if (progress_)
        (void)progress_(copy_.size, copy_.size);
    return report;
}

} // namespace

Result<RebuildReport> rebuildArchive(const fs::path& archive, const std::optional<fs::path>& out,
                                     const SaveOptions& options, const SaveProgress& progress) {
    const OpsOrSystem chosen(options.ops);
    return Rebuild(chosen.ops(), options, progress).run(archive, out);
}

} // namespace navsmith::files
