#include "core/files/in_place.h"

#include "core/files/backup_sets.h"
#include "core/files/file_steps.h"
#include "core/files/in_place_record.h"
#include "core/files/save_plan.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

// Large enough that the calls cost nothing, small enough that cancel and progress are prompt on a slow disk.
constexpr std::size_t kPiece = std::size_t{1} << 20U;
// What is overwritten of one file; archives of games are smaller.
constexpr std::uint64_t kLargestRecord = std::uint64_t{4} << 30U;

constexpr auto kCannotChange = "cannot be changed";

tl::unexpected<FileError> refuse(FileErrorKind kind, const fs::path& path, std::string what) {
    return tl::unexpected(FileError{kind, path, std::move(what)});
}

Result<void> writeRange(FileOps& ops, FileHandle file, const fs::path& path, std::uint64_t offset,
                        std::span<const std::byte> bytes, const PieceDone& pieceDone = {}) {
    while (!bytes.empty()) {
        const auto piece = bytes.first(std::min(bytes.size(), kPiece));
        if (auto written = explain(ops.writeAt(file, offset, piece), path, kCannotChange); !written)
            return written;
        offset += piece.size();
        bytes = bytes.subspan(piece.size());
        if (pieceDone)
            (void)pieceDone(piece.size());
    }
    return {};
}

Result<void> syncAndClose(FileOps& ops, OpenFile& file, const fs::path& path) {
    return explain(ops.sync(file.handle()), path, kCannotChange).and_then([&] {
        return explain(file.close(), path, kCannotChange);
    });
}

/// Makes the file what it was. May be repeated after a crash in its middle.
Result<void> putOldBytesBack(FileOps& ops, const fs::path& path, const UndoRecord& record) {
    const auto opened = explain(ops.openToWrite(path), path, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    OpenFile file(ops, *opened);
    for (const OldBytes& range : record.ranges)
        if (auto written = writeRange(ops, file.handle(), path, range.offset, range.bytes); !written)
            return written;
    return explain(ops.resize(file.handle(), record.oldSize), path, kCannotChange).and_then([&] {
        return syncAndClose(ops, file, path);
    });
}

fs::path setOf(const fs::path& file, const UndoRecord& record) {
    return file.parent_path() / fromBytes(record.backupFolder) / fromBytes(record.backupSet);
}

/// Backups of a change that did not come to pass, then the record itself: the last of our files to go.
Result<void> removeTraces(FileOps& ops, const fs::path& file, const UndoRecord* record, const fs::path& recordPath) {
    if (record != nullptr && !record->backupSet.empty()) {
        const auto set = setOf(file, *record);
        for (const auto& name : record->backups)
            if (auto removed = removeIfThere(ops, set / fromBytes(name)); !removed)
                return removed;
        (void)ops.removeFolder(set); // unless somebody has put something there
        (void)ops.removeFolder(set.parent_path());
    }
    return removeIfThere(ops, recordPath).and_then([&] { return syncFolder(ops, file.parent_path()); });
}

// --- what lies beside a file ----------------------------------------------------------------------------------------

enum class Found : std::uint8_t {
    Nothing,
    Part,    ///< not committed: the file is as it was
    Ours,    ///< the file may be half changed
    Foreign, ///< the file is in a state that the change cannot have left
    Damaged, ///< committed, and not whole
};

struct Finding {
    Found found = Found::Nothing;
    std::optional<UndoRecord> record; ///< of Part only if it is whole
};

Result<std::optional<UndoRecord>> readRecord(FileOps& ops, const fs::path& path) {
    if (const auto info = ops.info(path, Links::Keep); info && info->kind != FileKind::Regular)
        return std::nullopt; // not something we have made
    return readFile(path, {kLargestRecord, &ops}).map([](const std::vector<std::byte>& bytes) {
        return decodeUndo(bytes);
    });
}

Result<bool> belongsTo(FileOps& ops, const fs::path& path, const UndoRecord& record) {
    if (record.name != toBytes(path.filename()))
        return false;
    const auto opened = ops.openToRead(path);
    if (!opened && isMissing(opened.error()))
        return false;
    if (!opened)
        return tl::unexpected(fileError(opened.error(), path, "cannot be read"));
    const OpenFile file(ops, *opened);
    const auto info = explain(ops.info(file.handle()), path, "cannot be read");
    if (!info)
        return tl::unexpected(info.error());
    const auto [least, most] = std::minmax(record.oldSize, record.newSize);
    if (info->kind != FileKind::Regular || info->size < least || info->size > most)
        return false;
    return fingerprintOf(ops, file.handle(), path, record).map([&](std::uint64_t hash) {
        return hash == record.fingerprint;
    });
}

Result<Finding> lookBeside(FileOps& ops, const fs::path& file) {
    for (const bool committed : {true, false}) {
        auto record = readRecord(ops, committed ? undoRecordOf(file) : undoPartOf(file));
        if (!record && record.error().kind == FileErrorKind::Missing)
            continue;
        if (!record)
            return tl::unexpected(std::move(record.error()));
        if (!committed)
            return Finding{Found::Part, std::move(*record)};
        if (!*record)
            return Finding{Found::Damaged, {}};
        const auto belongs = belongsTo(ops, file, **record);
        if (!belongs)
            return tl::unexpected(belongs.error());
        return Finding{*belongs ? Found::Ours : Found::Foreign, std::move(*record)};
    }
    return Finding{};
}

FileError damaged(const fs::path& file) {
    return {FileErrorKind::Damaged, file,
            fmt::format("a change of this file was interrupted, and the record of what it was has been damaged since. "
                        "Nothing was touched. If the file is sound, or has been restored, remove {}",
                        undoRecordOf(file).string())};
}

/// The caller holds the lock of the folder.
Result<RecoveryReport> recoverLocked(FileOps& ops, const fs::path& file) {
    const auto beside = lookBeside(ops, file);
    if (!beside)
        return tl::unexpected(beside.error());
    const UndoRecord* record = beside->record ? &*beside->record : nullptr;
    const auto name = file.string();
    switch (beside->found) {
    case Found::Nothing:
        return RecoveryReport{RecoveryOutcome::Nothing, {}, {}, fmt::format("No change of {} was interrupted.", name)};
    case Found::Damaged:
        return tl::unexpected(damaged(file));
    case Found::Foreign:
        return RecoveryReport{
            RecoveryOutcome::Nothing,
            {file},
            {file},
            fmt::format("A change of {} was interrupted, and the file has been replaced or changed by "
                        "another program since. It was left alone, and so was the record of its old "
                        "bytes: if the file is sound, remove {}.",
                        name, undoRecordOf(file).string())};
    case Found::Part:
        if (auto removed = removeTraces(ops, file, record, undoPartOf(file)); !removed)
            return tl::unexpected(removed.error());
        return RecoveryReport{
            RecoveryOutcome::RolledBack,
            {file},
            {},
            fmt::format("A change of {} was interrupted before it changed anything. Its working files have been "
                        "removed.",
                        name)};
    case Found::Ours:
        break;
    }
    if (auto back = putOldBytesBack(ops, file, *record); !back)
        return refuse(FileErrorKind::Unfinished, back.error().path,
                      back.error().what + ". The interrupted change can be undone when this is mended; until then the "
                                          "file is half changed.");
    if (auto removed = removeTraces(ops, file, record, undoRecordOf(file)); !removed)
        return tl::unexpected(removed.error());
    return RecoveryReport{
        RecoveryOutcome::RolledBack,
        {file},
        {},
        fmt::format("The last change of {} was interrupted before it was complete. It has been undone: the file is as "
                    "before.",
                    name)};
}

// --- a change -------------------------------------------------------------------------------------------------------

/// Everything of one change, in the order of its functions.
class Changer {
public:
    Changer(FileOps& ops, const InPlaceChange& change, const InPlaceOptions& options, const SaveProgress& progress)
        : ops_(ops), change_(change), options_(options), progress_(progress), locks_(ops) {}

    Result<InPlaceReport> run();

private:
    Result<void> checkRequest();
    Result<void> checkFile();
    Result<void> readOld();
    Result<void> prepare();
    Result<void> makeBackups();
    Result<void> commitAndWrite();
    FileError giveUp(FileError error, const fs::path& recordPath);
    bool step(std::uint64_t bytes);

    FileOps& ops_;
    const InPlaceChange& change_;
    const InPlaceOptions& options_;
    const SaveProgress& progress_;
    FolderLocks locks_;
    fs::path path_;                         ///< resolved
    std::vector<const RangeWrite*> writes_; ///< by offset
    UndoRecord record_;
    FileInfo info_;
    bool differs_ = false;
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
};

bool Changer::step(std::uint64_t bytes) {
    done_ += bytes;
    return !progress_ || progress_(std::min(done_, total_), total_);
}

Result<void> Changer::checkRequest() {
    const auto invalid = [&](std::string what) {
        return refuse(FileErrorKind::Invalid, change_.file, std::move(what));
    };
    if (!isPlainName(options_.save.backupFolder))
        return invalid("has no name for a folder of backups");
    for (const RangeWrite& write : change_.writes)
        if (!write.bytes.empty())
            writes_.push_back(&write);
    std::sort(writes_.begin(), writes_.end(),
              [](const RangeWrite* a, const RangeWrite* b) { return a->offset < b->offset; });
    std::uint64_t end = 0;
    std::uint64_t covered = change_.oldSize;
    for (const RangeWrite* write : writes_) {
        if (write->offset < end || write->offset > change_.size || write->bytes.size() > change_.size - write->offset)
            return invalid("is asked to be written twice at one place, or beyond its size");
        end = write->offset + write->bytes.size();
        if (write->offset <= covered)
            covered = std::max(covered, end);
    }
    if (covered < change_.size)
        return invalid("is asked to grow without all of the new bytes");
    for (const RangeWrite* write : writes_)
        total_ += 2 * write->bytes.size();
    return {};
}

Result<void> Changer::checkFile() {
    const auto resolved = explain(ops_.resolve(change_.file), change_.file, kCannotChange);
    if (!resolved)
        return tl::unexpected(resolved.error());
    path_ = *resolved;
    if (isOurName(path_.filename()))
        return refuse(FileErrorKind::Invalid, path_,
                      fmt::format("names that begin with {} are used by saving itself", kOurPrefix));
    const auto writable = explain(ops_.writable(path_), path_, kCannotChange);
    if (!writable)
        return tl::unexpected(writable.error());
    if (!*writable)
        return refuse(FileErrorKind::Permission, path_, "cannot be changed: the file is marked read-only");
    if (auto locked = locks_.take(path_.parent_path()); !locked)
        return locked;
    for (const auto name : {kStagingName, kJournalName, kPointerName})
        if (ops_.info(path_.parent_path() / name, Links::Keep))
            return refuse(FileErrorKind::Unfinished, path_.parent_path(),
                          "an earlier save was interrupted here; open the folder again to have it finished or undone");
    for (const auto& record : {undoRecordOf(path_), undoPartOf(path_)})
        if (ops_.info(record, Links::Keep))
            return refuse(
                FileErrorKind::Unfinished, path_,
                fmt::format("an earlier change of this file was interrupted; open it again to have it undone. "
                            "Its record is {}",
                            record.string()));
    return {};
}

Result<void> Changer::readOld() {
    const auto opened = explain(ops_.openToRead(path_), path_, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    const OpenFile file(ops_, *opened);
    const auto info = explain(ops_.info(file.handle()), path_, kCannotChange);
    if (!info)
        return tl::unexpected(info.error());
    if (info->kind != FileKind::Regular)
        return refuse(FileErrorKind::NotAFile, path_, "cannot be changed: it is not a regular file");
    if (info->size != change_.oldSize || info->modifiedNs != change_.oldModifiedNs)
        return refuse(FileErrorKind::Changed, path_, "was changed by another program since it was looked at");
    info_ = *info;
    record_.name = toBytes(path_.filename());
    record_.oldSize = change_.oldSize;
    record_.newSize = change_.size;
    record_.oldModifiedNs = change_.oldModifiedNs;
    record_.backupFolder = options_.save.backupFolder;
    const auto takeOld = [&](std::uint64_t from, std::uint64_t to) -> Result<void> {
        OldBytes old{from, std::vector<std::byte>(static_cast<std::size_t>(to - from))};
        for (std::size_t at = 0; at < old.bytes.size();) {
            const auto piece = std::span(old.bytes).subspan(at, std::min(kPiece, old.bytes.size() - at));
            const auto got = explain(ops_.readAt(file.handle(), from + at, piece), path_, kCannotChange);
            if (!got)
                return tl::unexpected(got.error());
            if (*got == 0)
                return refuse(FileErrorKind::Changed, path_, "became shorter while it was being changed");
            at += *got;
            if (!step(0))
                return refuse(FileErrorKind::Cancelled, path_, "the change was cancelled");
        }
        record_.ranges.push_back(std::move(old));
        return {};
    };
    differs_ = change_.size != change_.oldSize;
    const auto kept = std::min(change_.oldSize, change_.size);
    for (const RangeWrite* write : writes_) {
        const auto end = std::min(kept, write->offset + write->bytes.size());
        if (write->offset >= end)
            continue;
        if (auto taken = takeOld(write->offset, end); !taken)
            return taken;
        const auto& old = record_.ranges.back().bytes;
        differs_ = differs_ || !std::equal(old.begin(), old.end(), write->bytes.begin());
    }
    if (change_.size < change_.oldSize)
        if (auto taken = takeOld(change_.size, change_.oldSize); !taken)
            return taken;
    const auto fingerprint = fingerprintOf(ops_, file.handle(), path_, record_);
    if (!fingerprint)
        return tl::unexpected(fingerprint.error());
    record_.fingerprint = *fingerprint;
    return {};
}

Result<void> Changer::makeBackups() {
    if (record_.backupSet.empty())
        return {};
    const auto set = setOf(path_, record_);
    std::vector<fs::path> made;
    if (auto outcome = makeFolders(ops_, set, made); !outcome)
        return outcome;
    for (const BackupFile& backup : change_.backups)
        if (auto written = writeNewFile(ops_, set / fromBytes(backup.name), backup.bytes); !written)
            return tl::unexpected(written.error());
    if (options_.backUpWhole) { // a copy: a second name of a file that is changed where it stands changes too
        const auto copied = copyFile(ops_, path_, set / path_.filename());
        if (!copied)
            return tl::unexpected(copied.error());
        if (copied->size != info_.size || copied->modifiedNs != info_.modifiedNs)
            return refuse(FileErrorKind::Changed, path_, "was changed while it was being copied");
    }
    return syncFolder(ops_, set);
}

Result<void> Changer::prepare() {
    if (options_.save.keepBackups > 0) {
        for (const BackupFile& backup : change_.backups)
            record_.backups.push_back(backup.name);
        if (options_.backUpWhole)
            record_.backups.push_back(record_.name);
    }
    if (!record_.backups.empty()) {
        const auto set = freshBackupSetName(ops_, {path_.parent_path() / fromBytes(record_.backupFolder)});
        if (!set)
            return tl::unexpected(set.error());
        record_.backupSet = *set;
    }
    // Private: the file may be readable to its owner alone.
    const auto written = writeNewFile(ops_, undoPartOf(path_), encodeUndo(record_), &info_,
                                      [&](std::size_t piece) { return step(piece); });
    if (!written)
        return tl::unexpected(written.error());
    if (auto ready = syncFolder(ops_, path_.parent_path()).and_then([&] { return makeBackups(); }); !ready)
        return ready;
    if (auto synced = syncFolder(ops_, path_.parent_path()); !synced)
        return synced;
    const auto now = explain(ops_.info(path_, Links::Keep), path_, kCannotChange);
    if (!now)
        return tl::unexpected(now.error());
    if (now->serial != info_.serial || now->device != info_.device || now->size != info_.size ||
        now->modifiedNs != info_.modifiedNs)
        return refuse(FileErrorKind::Changed, path_, "was changed by another program meanwhile");
    if (!step(0))
        return refuse(FileErrorKind::Cancelled, path_, "the change was cancelled");
    return {};
}

Result<void> Changer::commitAndWrite() {
    const auto opened = explain(ops_.openToWrite(path_), path_, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    OpenFile file(ops_, *opened);
    for (const RangeWrite* write : writes_)
        if (auto written = writeRange(ops_, file.handle(), path_, write->offset, write->bytes,
                                      [&](std::size_t piece) { return step(piece); });
            !written)
            return written;
    if (change_.size < change_.oldSize)
        if (auto cut = explain(ops_.resize(file.handle(), change_.size), path_, kCannotChange); !cut)
            return cut;
    return syncAndClose(ops_, file, path_);
}

FileError Changer::giveUp(FileError error, const fs::path& recordPath) {
    const auto cleared = removeTraces(ops_, path_, &record_, recordPath);
    error.what += cleared ? ". Nothing was changed."
                          : ". Nothing was changed, but some working files could not be removed; opening the file "
                            "again removes them.";
    return error;
}

Result<InPlaceReport> Changer::run() {
    if (auto ready = checkRequest().and_then([&] { return checkFile(); }).and_then([&] { return readOld(); }); !ready)
        return tl::unexpected(ready.error());
    InPlaceReport report;
    report.changed = differs_;
    if (!differs_)
        return report;
    const auto part = undoPartOf(path_);
    const auto journal = undoRecordOf(path_);
    if (auto ready = prepare(); !ready)
        return tl::unexpected(giveUp(std::move(ready.error()), part));
    if (auto committed = explain(ops_.rename(part, journal), path_.parent_path(), "cannot be written to"); !committed)
        return tl::unexpected(giveUp(std::move(committed.error()), part));
    // Nothing is overwritten before the record's name has reached the disk; the change stands when it is gone.
    auto written = syncFolder(ops_, path_.parent_path()).and_then([&] { return commitAndWrite(); }).and_then([&] {
        return explain(ops_.removeFile(journal), journal, "cannot be removed");
    });
    if (!written) {
        if (putOldBytesBack(ops_, path_, record_))
            return tl::unexpected(giveUp(std::move(written.error()), journal));
        return refuse(FileErrorKind::Unfinished, written.error().path,
                      written.error().what + ". The file is half changed and could not be put back now; open it again "
                                             "to have the change undone.");
    }
    if (auto synced = syncFolder(ops_, path_.parent_path()); !synced)
        report.warnings.push_back(describe(synced.error()) + ". A power failure now may undo the change");
    if (!record_.backupSet.empty()) {
        report.backupSet = setOf(path_, record_);
        if (auto rotated =
                rotateBackupSets(ops_, report.backupSet->parent_path(), record_.backupSet, options_.save.keepBackups);
            !rotated)
            report.warnings.push_back(describe(rotated.error()));
    }
    locks_.release();
    if (progress_)
        (void)progress_(total_, total_);
    return report;
}

} // namespace

Result<InPlaceReport> changeInPlace(const InPlaceChange& change, const InPlaceOptions& options,
                                    const SaveProgress& progress) {
    const OpsOrSystem chosen(options.save.ops);
    return Changer(chosen.ops(), change, options, progress).run();
}

Result<RecoveryReport> recoverInPlace(const fs::path& file, FileOps* given) {
    const OpsOrSystem chosen(given);
    FileOps& ops = chosen.ops();
    const auto path = explain(ops.resolve(file), file, "cannot be opened");
    if (!path)
        return tl::unexpected(path.error());
    FolderLocks locks(ops);
    // Without a record there is nothing to do, and a folder that cannot be written to is none to lock. One that comes
    // from here on is of somebody who is at work.
    if (!ops.info(undoRecordOf(*path), Links::Keep) && !ops.info(undoPartOf(*path), Links::Keep))
        return RecoveryReport{};
    if (auto locked = locks.take(path->parent_path()); !locked)
        return tl::unexpected(locked.error());
    return recoverLocked(ops, *path);
}

Result<void> expectWhole(const fs::path& file, FileOps* given) {
    const OpsOrSystem chosen(given);
    FileOps& ops = chosen.ops();
    const auto path = explain(ops.resolve(file), file, "cannot be read");
    if (!path || !ops.info(undoRecordOf(*path), Links::Keep))
        return {};
    const auto beside = lookBeside(ops, *path);
    if (!beside)
        return tl::unexpected(beside.error());
    if (beside->found == Found::Damaged)
        return tl::unexpected(damaged(*path));
    if (beside->found == Found::Ours)
        return refuse(FileErrorKind::Unfinished, *path,
                      "cannot be read: a change of this file was interrupted, or is running now. Opening the file in "
                      "the editor undoes it");
    return {};
}

Result<RecoveryReport> recoverAllInPlace(FileOps& ops, const fs::path& folder, const std::vector<std::string>& names) {
    RecoveryReport all;
    for (const auto& name : names) {
        auto one = recoverLocked(ops, folder / fromBytes(name));
        if (!one && one.error().kind != FileErrorKind::Damaged)
            return one;
        if (!one) { // of no concern to the other files
            one = RecoveryReport{
                RecoveryOutcome::Nothing, {one.error().path}, {one.error().path}, describe(one.error()) + "."};
        }
        if (one->outcome == RecoveryOutcome::Nothing && one->leftAlone.empty())
            continue;
        if (one->outcome != RecoveryOutcome::Nothing)
            all.outcome = one->outcome;
        all.files.insert(all.files.end(), one->files.begin(), one->files.end());
        all.leftAlone.insert(all.leftAlone.end(), one->leftAlone.begin(), one->leftAlone.end());
        all.message += (all.message.empty() ? "" : " ") + one->message;
    }
    return all;
}

} // namespace navsmith::files
