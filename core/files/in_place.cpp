#include "core/files/in_place.h"

#include "core/files/backup_sets.h"
#include "core/files/in_place_steps.h"
#include "core/files/path_text.h"
#include "core/files/save_plan.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

/// One file to change.
struct Part {
    const InPlaceChange* change = nullptr;
    fs::path path;                         ///< resolved
    std::vector<const RangeWrite*> writes; ///< by offset
    std::uint32_t firstPhase = kCutPhase;
    FileInfo info;
    bool differs = false;
};

/// One change; its functions are in the order in which they run.
class Changer {
public:
    Changer(const Disk& disk, std::span<const InPlaceChange> changes, const InPlaceOptions& options,
            const SaveProgress& progress)
        : disk_(disk), changes_(changes), options_(options), progress_(progress), locks_(disk) {}

    Result<InPlaceReport> run();

private:
    Result<void> checkRequest();
    Result<void> checkRequest(const InPlaceChange& change);
    Result<void> checkFiles();
    Result<void> checkFile(Part& part);
    Result<void> readOld(Part& part);
    Result<void> takeOld(FileHandle file, const Part& part, OldBytes old);
    Result<void> prepare();
    Result<void> chooseBackups();
    Result<void> makeBackups();
    Result<void> expectAsBefore() const;
    Result<void> write();
    Result<void> write(const Part& part, std::uint32_t phase);
    FileError giveUp(FileError error, const fs::path& recordPath);
    bool step(std::uint64_t bytes);
    [[nodiscard]] fs::path folder() const { return parts_.front().path.parent_path(); }

    Disk disk_;
    std::span<const InPlaceChange> changes_;
    const InPlaceOptions& options_;
    const SaveProgress& progress_;
    FolderLocks locks_;
    std::vector<Part> parts_;
    UndoRecord record_;                   ///< its files are parallel to parts_
    std::set<std::uint32_t> phases_ = {}; ///< of all files
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
};

bool Changer::step(std::uint64_t bytes) {
    done_ += bytes;
    return !progress_ || progress_(std::min(done_, total_), total_);
}

Result<void> Changer::checkRequest(const InPlaceChange& change) {
    const auto invalid = [&](texts::Sentence what) {
        return refuse(FileErrorKind::Invalid, change.file, std::move(what));
    };
    Part part;
    part.change = &change;
    for (const RangeWrite& write : change.writes)
        if (!write.bytes.empty())
            part.writes.push_back(&write);
    std::sort(part.writes.begin(), part.writes.end(),
              [](const RangeWrite* a, const RangeWrite* b) { return a->offset < b->offset; });
    std::uint64_t end = 0;
    std::uint64_t covered = change.oldSize;
    for (const RangeWrite* write : part.writes) {
        if (write->offset < end || write->offset > change.size || write->bytes.size() > change.size - write->offset)
            return invalid(texts::format("has overlapping changes, or changes beyond its size"));
        end = write->offset + write->bytes.size();
        if (write->offset <= covered)
            covered = std::max(covered, end);
        total_ += 2 * write->bytes.size();
        phases_.insert(write->phase);
        part.firstPhase = std::min(part.firstPhase, write->phase);
    }
    if (change.size < change.oldSize)
        phases_.insert(kCutPhase);
    if (covered < change.size)
        return invalid(texts::format("would grow without data for all new bytes"));
    parts_.push_back(std::move(part));
    return {};
}

Result<void> Changer::checkRequest() {
    if (changes_.empty())
        return refuse(FileErrorKind::Invalid, {}, texts::format("there is no file to change"));
    if (!isPlainName(options_.save.backupFolder))
        return refuse(FileErrorKind::Invalid, changes_.front().file, texts::format("has no backup folder"));
    for (const auto& change : changes_)
        if (auto checked = checkRequest(change); !checked)
            return checked;
    return {};
}

Result<void> Changer::checkFile(Part& part) {
    const auto& file = part.change->file;
    const auto resolved = explain(disk_->resolve(file), file, kCannotChange);
    if (!resolved)
        return tl::unexpected(resolved.error());
    part.path = *resolved;
    if (isOurName(part.path.filename()))
        return refuse(FileErrorKind::Invalid, part.path,
                      texts::format("names that begin with {} are reserved for saving", kOurPrefix));
    if (part.path.parent_path() != folder())
        return refuse(
            FileErrorKind::Invalid, part.path,
            texts::format("cannot be changed together with {}: it is in another folder", toText(parts_.front().path)));
    for (const Part& other : parts_)
        if (&other != &part && other.path == part.path)
            return refuse(FileErrorKind::Invalid, part.path, texts::format("would be changed twice at once"));
    const auto writable = explain(disk_->writable(part.path), part.path, kCannotChange);
    if (!writable)
        return tl::unexpected(writable.error());
    if (!*writable)
        return refuse(FileErrorKind::Permission, part.path,
                      texts::format("cannot be changed: the file is marked read-only"));
    return {};
}

Result<void> Changer::checkFiles() {
    for (Part& part : parts_)
        if (auto checked = checkFile(part); !checked)
            return checked;
    if (auto locked = locks_.take(folder()); !locked)
        return locked;
    for (const auto name : {kStagingName, kJournalName, kPointerName})
        if (disk_->info(folder() / name, Links::Keep))
            return refuse(
                FileErrorKind::Unfinished, folder(),
                texts::format("an earlier save was interrupted here. Open the folder again to finish or undo it"));
    for (const Part& part : parts_) {
        const auto first = recordedWith(disk_, part.path);
        for (const auto& record : {undoRecordOf(first), undoPartOf(first)})
            if (disk_->info(record, Links::Keep))
                return refuse(FileErrorKind::Unfinished, part.path,
                              texts::format("an earlier change of this file was interrupted. Open it again to undo the "
                                            "change. Its record is {}",
                                            toText(record)));
    }
    return {};
}

/// Reads the old bytes into `old`, which has the right size, and appends it to the last file of the record.
Result<void> Changer::takeOld(FileHandle file, const Part& part, OldBytes old) {
    for (std::size_t at = 0; at < old.bytes.size();) {
        const auto piece = std::span(old.bytes).subspan(at, std::min(kPiece, old.bytes.size() - at));
        const auto got = explain(disk_->readAt(file, old.offset + at, piece), part.path, kCannotChange);
        if (!got)
            return tl::unexpected(got.error());
        if (*got == 0)
            return refuse(FileErrorKind::Changed, part.path,
                          texts::format("became shorter while it was being changed"));
        at += *got;
        if (!step(0))
            return refuse(FileErrorKind::Cancelled, part.path, texts::format("the change was cancelled"));
    }
    record_.files.back().ranges.push_back(std::move(old));
    return {};
}

Result<void> Changer::readOld(Part& part) {
    const auto& change = *part.change;
    const auto opened = explain(disk_->openToRead(part.path), part.path, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    const OpenFile file(disk_, *opened);
    const auto info = explain(disk_->info(file.handle()), part.path, kCannotChange);
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != FileKind::Regular)
        return refuse(FileErrorKind::NotAFile, part.path, texts::format("cannot be changed: it is not a regular file"));
    if (info->size != change.oldSize || info->modifiedNs != change.oldModifiedNs)
        return refuse(FileErrorKind::Changed, part.path,
                      texts::format("was changed by another program since it was checked"));
    part.info = *info;
    part.differs = change.size != change.oldSize;
    record_.files.push_back({toBytes(part.path.filename()), change.oldSize, change.size, change.oldModifiedNs});
    record_.files.back().sizePhase = part.firstPhase;
    const auto room = [](std::uint64_t bytes) { return std::vector<std::byte>(static_cast<std::size_t>(bytes)); };
    const auto commonSize = std::min(change.oldSize, change.size);
    for (const RangeWrite* write : part.writes) {
        const auto end = std::min(commonSize, write->offset + write->bytes.size());
        if (write->offset >= end)
            continue;
        if (auto taken = takeOld(file.handle(), part, {write->offset, room(end - write->offset), write->phase}); !taken)
            return taken;
        const auto& old = record_.files.back().ranges.back().bytes;
        part.differs = part.differs || !std::equal(old.begin(), old.end(), write->bytes.begin());
    }
    if (change.size < change.oldSize)
        if (auto taken = takeOld(file.handle(), part, {change.size, room(change.oldSize - change.size), kCutPhase});
            !taken)
            return taken;
    const auto fingerprint = fingerprintOf(disk_, file.handle(), part.path, record_.files.back());
    if (!fingerprint)
        return tl::unexpected(fingerprint.error());
    record_.files.back().fingerprint = *fingerprint;
    return {};
}

Result<void> Changer::makeBackups() {
    if (record_.backupSet.empty())
        return {};
    const auto set = backupSetOf(folder(), record_);
    std::vector<fs::path> newFolders;
    if (auto outcome = makeFolders(disk_, set, newFolders); !outcome)
        return outcome;
    for (const Part& part : parts_) {
        for (const BackupFile& backup : part.change->backups)
            if (auto written = writeNewFile(disk_, set / fromBytes(backup.name), backup.bytes); !written)
                return tl::unexpected(written.error());
        if (!options_.backUpWhole)
            continue;
        // A copy, since a hard link would change with the file.
        const auto copied = copyFile(disk_, part.path, set / part.path.filename());
        if (!copied)
            return tl::unexpected(copied.error());
        if (copied->size != part.info.size || copied->modifiedNs != part.info.modifiedNs)
            return refuse(FileErrorKind::Changed, part.path, texts::format("was changed while it was being copied"));
    }
    return syncFolder(disk_, set);
}

Result<void> Changer::chooseBackups() {
    record_.backupFolder = options_.save.backupFolder;
    if (options_.save.keepBackups == 0)
        return {};
    for (const Part& part : parts_) {
        for (const BackupFile& backup : part.change->backups)
            record_.backups.push_back(backup.name);
        if (options_.backUpWhole)
            record_.backups.push_back(toBytes(part.path.filename()));
    }
    if (record_.backups.empty())
        return {};
    const auto set = freshBackupSetName(disk_, {folder() / fromBytes(record_.backupFolder)});
    if (!set)
        return tl::unexpected(set.error());
    record_.backupSet = *set;
    return {};
}

Result<void> Changer::expectAsBefore() const {
    for (const Part& part : parts_) {
        const auto now = explain(disk_->info(part.path, Links::Keep), part.path, kCannotChange);
        if (!now)
            return tl::unexpected(now.error());
        if (now->serial != part.info.serial || now->device != part.info.device || now->size != part.info.size ||
            now->modifiedNs != part.info.modifiedNs)
            return refuse(FileErrorKind::Changed, part.path,
                          texts::format("was changed by another program at the same time"));
    }
    return {};
}

Result<void> Changer::prepare() {
    if (auto selected = chooseBackups(); !selected)
        return selected;
    // Private: the file may be readable only by its owner.
    const auto written = writeNewFile(disk_, undoPartOf(parts_.front().path), encodeUndo(record_), &parts_.front().info,
                                      [&](std::size_t piece) { return step(piece); });
    if (!written)
        return tl::unexpected(written.error());
    auto ready = syncFolder(disk_, folder())
                     .and_then([&] { return makeBackups(); })
                     .and_then([&] { return syncFolder(disk_, folder()); })
                     .and_then([&] { return expectAsBefore(); });
    if (ready && !step(0))
        return refuse(FileErrorKind::Cancelled, parts_.front().path, texts::format("the change was cancelled"));
    return ready;
}

Result<void> Changer::write() {
    for (const auto phase : phases_)
        for (const Part& part : parts_)
            if (auto written = write(part, phase); !written)
                return written;
    return {};
}

/// Writes one phase of one file and syncs it.
Result<void> Changer::write(const Part& part, std::uint32_t phase) {
    const bool cuts = phase == kCutPhase && part.change->size < part.change->oldSize;
    const auto inPhase = [&](const RangeWrite* write) { return write->phase == phase; };
    if (!part.differs || (!cuts && std::none_of(part.writes.begin(), part.writes.end(), inPhase)))
        return {};
    const auto opened = explain(disk_->openToWrite(part.path), part.path, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    OpenFile file(disk_, *opened);
    for (const RangeWrite* write : part.writes) {
        if (!inPhase(write))
            continue;
        if (auto written = writeRange(disk_, file.handle(), part.path, write->offset, write->bytes,
                                      [&](std::size_t piece) { return step(piece); });
            !written)
            return written;
    }
    if (cuts)
        if (auto cut = explain(disk_->resize(file.handle(), part.change->size), part.path, kCannotChange); !cut)
            return cut;
    return syncAndClose(disk_, file, part.path);
}

FileError Changer::giveUp(FileError error, const fs::path& recordPath) {
    const auto cleared = removeTraces(disk_, &record_, recordPath);
    error.what =
        cleared ? texts::format("{}. Nothing was changed.", error.what)
                : texts::format(
                      "{}. Nothing was changed, but some temporary files could not be removed. Open the file again "
                      "to remove them.",
                      error.what);
    return error;
}

Result<InPlaceReport> Changer::run() {
    auto looked = checkRequest().and_then([&] { return checkFiles(); });
    for (Part& part : parts_)
        looked = looked.and_then([&] { return readOld(part); });
    if (!looked)
        return tl::unexpected(looked.error());
    InPlaceReport report;
    report.changed = std::any_of(parts_.begin(), parts_.end(), [](const Part& part) { return part.differs; });
    if (!report.changed)
        return report;
    const auto waiting = undoPartOf(parts_.front().path);
    const auto journal = undoRecordOf(parts_.front().path);
    if (auto ready = prepare(); !ready)
        return tl::unexpected(giveUp(std::move(ready.error()), waiting));
    if (auto committed = explain(disk_->rename(waiting, journal), folder(), texts::format("cannot be written to"));
        !committed)
        return tl::unexpected(giveUp(std::move(committed.error()), waiting));
    // Overwrite nothing before the name of the record is on disk. Removing the record commits the change.
    auto written = syncFolder(disk_, folder()).and_then([&] { return write(); }).and_then([&] {
        return explain(disk_->removeFile(journal), journal, texts::format("cannot be removed"));
    });
    if (!written) {
        if (putOldBytesBack(disk_, folder(), record_))
            return tl::unexpected(giveUp(std::move(written.error()), journal));
        return refuse(
            FileErrorKind::Unfinished, written.error().path,
            texts::format("{}. The file is partly changed and could not be restored. Open it again to undo the change.",
                          written.error().what));
    }
    if (auto synced = syncFolder(disk_, folder()); !synced)
        report.warnings.push_back(
            texts::format("{}. A power failure now may undo the change", describe(synced.error())));
    if (!record_.backupSet.empty()) {
        report.backupSet = backupSetOf(folder(), record_);
        if (auto rotated =
                rotateBackupSets(disk_, report.backupSet->parent_path(), record_.backupSet, options_.save.keepBackups);
            !rotated)
            report.warnings.push_back(describe(rotated.error()));
    }
    locks_.release();
    if (progress_)
        (void)progress_(total_, total_);
    return report;
}

} // namespace

Result<InPlaceReport> changeInPlace(std::span<const InPlaceChange> changes, const InPlaceOptions& options,
                                    const SaveProgress& progress) {
    return Changer(options.save.disk, changes, options, progress).run();
}

Result<InPlaceReport> changeInPlace(const InPlaceChange& change, const InPlaceOptions& options,
                                    const SaveProgress& progress) {
    return changeInPlace(std::span(&change, 1), options, progress);
}

} // namespace navsmith::files
