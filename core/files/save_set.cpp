#include "core/files/save_set.h"

#include "core/files/backup_sets.h"
#include "core/files/file_steps.h"
#include "core/files/recover_folder.h"
#include "core/files/save_steps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

struct Target {
    const PendingFile* pending = nullptr;
    fs::path path;                  ///< resolved
    std::optional<FileInfo> before; ///< none: the file does not exist
    std::uint64_t oldHash = 0;
    std::uint64_t newHash = 0;
    bool changes = true;
    FileStamp stamp; ///< of the final file on disk

    [[nodiscard]] std::span<const std::byte> bytes() const { return pending->bytes; }
    [[nodiscard]] std::uint64_t size() const { return pending->make ? pending->makeSize : pending->bytes.size(); }
    /// Share of the progress; a generated file is generated twice.
    [[nodiscard]] std::uint64_t weight() const { return pending->make ? 2 * pending->makeSize : pending->bytes.size(); }
};

tl::unexpected<FileError> invalid(const fs::path& path, texts::Sentence what) {
    return tl::unexpected(FileError{FileErrorKind::Invalid, path, std::move(what)});
}

/// Compares open files. Comparing two earlier stat results is not reliable: a new file may reuse the inode of one that
/// was replaced in between.
bool isOneFile(const Disk& disk, const fs::path& a, const fs::path& b) {
    const auto openedA = disk->openToRead(a);
    if (!openedA)
        return false;
    const OpenFile fileA(disk, *openedA);
    const auto openedB = disk->openToRead(b);
    if (!openedB)
        return false;
    const OpenFile fileB(disk, *openedB);
    const auto infoA = disk->info(fileA.handle());
    const auto infoB = disk->info(fileB.handle());
    return infoA && infoB && infoA->device == infoB->device && infoA->serial == infoB->serial;
}

/// One save; its functions are in the order in which they run.
class Saver {
public:
    Saver(const Disk& disk, const SaveOptions& options, const SaveProgress& progress)
        : disk_(disk), options_(options), progress_(progress), locks_(disk) {}

    Result<SaveReport> run(std::span<const PendingFile> files);

private:
    Result<void> expectNobodySaves(const fs::path& folder);
    Result<void> resolveTargets(std::span<const PendingFile> files);
    Result<void> compareWithDisk();
    Result<void> compare(Target& target);
    /// Computes the hash of the new content, and checks the size of a generated file.
    Result<void> hashNew(Target& target);
    Result<void> enterFolders();
    void removeRemains(const fs::path& folder);
    Result<void> makePlan();
    Result<void> prepare();
    Result<void> writeTemporaries();
    Result<void> makeBackups();
    Result<void> backUp(std::size_t file);
    Result<void> checkUnchanged() const;
    Result<void> commit();
    Result<void> replace();

    FileError giveUp(FileError error);
    FileError takeBack(FileError error);
    void leaveFolders();
    SaveReport conclude();

    bool step(std::uint64_t bytes);
    [[nodiscard]] tl::unexpected<FileError> cancelled() const;

    Disk disk_;
    const SaveOptions& options_;
    const SaveProgress& progress_;
    FolderLocks locks_;
    std::vector<Target> targets_;
    std::vector<Target*> changing_; ///< the target of each file in plan_.files
    std::vector<fs::path> madeFolders_;
    SavePlan plan_;
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
};

bool Saver::step(std::uint64_t bytes) {
    done_ += bytes;
    return !progress_ || progress_(done_, total_);
}

tl::unexpected<FileError> Saver::cancelled() const {
    return tl::unexpected(
        FileError{FileErrorKind::Cancelled, targets_.front().path, texts::format("saving was cancelled")});
}

/// Where another save is at work, its files are not even opened: that could keep it from replacing them, and then from
/// putting them back, where the system does not replace open files (Windows, other than on NTFS).
Result<void> Saver::expectNobodySaves(const fs::path& folder) {
    if (!disk_->info(folder / kLockName, Links::Keep))
        return {};
    FolderLocks tried(disk_);
    auto taken = tried.take(folder);
    return !taken && taken.error().kind == FileErrorKind::Busy ? taken : Result<void>{};
}

Result<void> Saver::resolveTargets(std::span<const PendingFile> files) {
    if (!isPlainName(options_.backupFolder))
        return invalid(options_.backupFolder, texts::format("is not a valid name for a backup folder"));
    std::set<fs::path> folders;
    for (const PendingFile& file : files)
        if (folders.insert(file.target.parent_path()).second)
            if (auto alone = expectNobodySaves(file.target.parent_path()); !alone)
                return alone;
    std::set<fs::path> seen;
    std::map<std::pair<std::uint64_t, std::uint64_t>, fs::path> seenFiles;
    for (const PendingFile& file : files) {
        const fs::path name = file.target.filename();
        if (name.empty() || name == "." || name == "..")
            return invalid(file.target, texts::format("is not the name of a file"));
        Target target;
        target.pending = &file;
        const auto resolved = explain(disk_->resolve(file.target), file.target, texts::format("cannot be saved"));
        if (!resolved)
            return tl::unexpected(resolved.error());
        target.path = *resolved;
        if (isOurName(target.path.filename()))
            return invalid(target.path, texts::format("names that begin with {} are reserved for saving", kOurPrefix));
        const auto info = disk_->info(target.path, Links::Keep);
        if (!info && !isMissing(info.error()))
            return tl::unexpected(fileError(info.error(), target.path, texts::format("cannot be saved")));
        if (info) {
            if (info->kind != FileKind::Regular)
                return tl::unexpected(
                    FileError{FileErrorKind::NotAFile, target.path,
                              texts::format("cannot be saved: something other than a file has this name")});
            target.before = *info;
        }
        bool twice = !seen.insert(target.path).second;
        // On a file system that ignores case two names can be the same file. Hard links count as two files.
        if (target.before && target.before->names == 1) {
            const auto [entry, isNew] =
                seenFiles.try_emplace({target.before->device, target.before->serial}, target.path);
            twice = twice || (!isNew && isOneFile(disk_, entry->second, target.path));
        }
        if (twice)
            return invalid(target.path, texts::format("would be saved twice at once"));
        total_ += target.weight();
        targets_.push_back(std::move(target));
    }
    return {};
}

Result<void> Saver::hashNew(Target& target) {
    if (!target.pending->make) {
        target.newHash = target.pending->hash ? *target.pending->hash : hashOf(target.bytes());
        return {};
    }
    RunningHash hash;
    auto result = target.pending->make([&](std::span<const std::byte> piece) -> Result<void> {
        hash.add(piece);
        return step(piece.size()) ? Result<void>{} : cancelled();
    });
    if (!result)
        return result;
    if (hash.size() != target.size())
        return invalid(target.path,
                       texts::format("was generated with {} bytes instead of {}", hash.size(), target.size()));
    target.newHash = hash.value();
    return {};
}

Result<void> Saver::compare(Target& target) {
    if (auto hashed = hashNew(target); !hashed || !target.before)
        return hashed;
    bool same = target.before->size == target.size();
    const bool byHash = static_cast<bool>(target.pending->make);
    std::size_t at = 0;
    const auto stamp = streamFile(disk_, target.path, {}, [&](std::span<const std::byte> piece) {
        if (byHash)
            return;
        same = same && piece.size() <= target.bytes().size() - at &&
               std::equal(piece.begin(), piece.end(), target.bytes().begin() + static_cast<std::ptrdiff_t>(at));
        at += piece.size();
    });
    if (!stamp)
        return tl::unexpected(stamp.error());
    target.oldHash = stamp->hash;
    target.changes = !(same && (byHash ? stamp->hash == target.newHash : at == target.bytes().size()));
    target.stamp = *stamp;
    target.before->size = stamp->size;
    target.before->modifiedNs = stamp->modifiedNs;
    if (!target.changes)
        return {};
    const auto writable = disk_->writable(target.path);
    if (!writable)
        return tl::unexpected(fileError(writable.error(), target.path, texts::format("cannot be saved")));
    if (!*writable)
        return tl::unexpected(FileError{FileErrorKind::Permission, target.path,
                                        texts::format("cannot be saved: the file is marked read-only")});
    return {};
}

Result<void> Saver::compareWithDisk() {
    if (!step(0))
        return cancelled();
    for (Target& target : targets_) {
        if (auto compared = compare(target); !compared)
            return compared;
        if (target.changes)
            changing_.push_back(&target);
        // The first half of a generated file has been counted.
        if (!step(target.changes ? 0 : target.pending->make ? target.size() : target.weight()))
            return cancelled();
    }
    return {};
}

/// Removes what is left of a save that replaced nothing: another program may have had one of its files open when it
/// gave up. The user should see when a save that did replace files is finished or undone; for those enterFolders()
/// refuses.
void Saver::removeRemains(const fs::path& folder) {
    if (disk_->info(folder / kStagingName, Links::Keep) && !disk_->info(folder / kJournalName, Links::Keep))
        (void)recoverFolder(folder, disk_);
}

Result<void> Saver::enterFolders() {
    for (const Target* target : changing_) {
        const auto folder = target->path.parent_path();
        if (std::find(plan_.folders.begin(), plan_.folders.end(), folder) != plan_.folders.end())
            continue;
        removeRemains(folder);
        if (auto made = makeFolders(disk_, folder, madeFolders_); !made)
            return made;
        plan_.folders.push_back(folder);
        if (auto locked = locks_.take(folder); !locked)
            return locked;
        for (const auto name : {kStagingName, kJournalName, kPointerName})
            if (disk_->info(folder / name, Links::Keep))
                return tl::unexpected(FileError{FileErrorKind::Unfinished, folder,
                                                texts::format("an earlier save was interrupted here. Open the folder "
                                                              "again to finish or undo it before saving")});
    }
    return {};
}

Result<void> Saver::makePlan() {
    plan_.id = freshId();
    plan_.madeFolders = madeFolders_;
    plan_.backupFolder = options_.backupFolder;
    std::vector<fs::path> backupFolders;
    std::map<fs::path, std::size_t> folderIndex;
    for (const fs::path& folder : plan_.folders) {
        folderIndex.emplace(folder, folderIndex.size());
        backupFolders.push_back(folder / options_.backupFolder);
    }
    auto set = freshBackupSetName(disk_, backupFolders);
    if (!set)
        return tl::unexpected(set.error());
    plan_.backupSet = *set;
    for (const Target* target : changing_) {
        PlannedFile file;
        file.folder = folderIndex[target->path.parent_path()];
        file.name = toBytes(target->path.filename());
        file.existed = target->before.has_value();
        file.oldSize = file.existed ? target->before->size : 0;
        file.oldHash = target->oldHash;
        file.newSize = target->size();
        file.newHash = target->newHash;
        plan_.files.push_back(std::move(file));
    }
    return {};
}

Result<void> Saver::prepare() {
    const fs::path& first = plan_.folders.front();
    if (auto written = writeNewFile(disk_, first / kStagingName, encodePlan(plan_)); !written)
        return tl::unexpected(written.error());
    if (auto synced = syncFolder(disk_, first); !synced)
        return synced;
    for (std::size_t folder = 1; folder < plan_.folders.size(); ++folder) {
        const auto pointer = plan_.folders[folder] / kPointerName;
        if (auto written = writeNewFile(disk_, pointer, encodePointer(plan_, folder)); !written)
            return tl::unexpected(written.error());
        if (auto synced = syncFolder(disk_, plan_.folders[folder]); !synced)
            return synced;
    }
    if (auto written = writeTemporaries(); !written)
        return written;
    if (auto made = makeBackups(); !made)
        return made;
    for (const fs::path& folder : plan_.folders)
        if (auto synced = syncFolder(disk_, folder); !synced)
            return synced;
    if (auto same = checkUnchanged(); !same)
        return same;
    return step(0) ? Result<void>{} : cancelled();
}

Result<void> Saver::writeTemporaries() {
    for (std::size_t i = 0; i < changing_.size(); ++i) {
        Target& target = *changing_[i];
        const FileInfo* like = target.before ? &*target.before : nullptr;
        const auto count = [&](std::size_t piece) { return step(piece); };
        const auto info = target.pending->make
                              ? writeMadeFile(disk_, temporaryOf(plan_, i), target.pending->make, like, count)
                              : writeNewFile(disk_, temporaryOf(plan_, i), target.bytes(), like, count);
        if (!info)
            return tl::unexpected(info.error());
        if (info->size != target.size())
            return invalid(target.path, texts::format("was different when generated the second time"));
        target.stamp = {target.size(), info->modifiedNs, target.newHash};
    }
    return {};
}

Result<void> Saver::makeBackups() {
    for (std::size_t folder = 0; folder < plan_.folders.size(); ++folder) {
        const auto set = backupSetIn(plan_, folder);
        bool any = false;
        for (std::size_t i = 0; i < plan_.files.size(); ++i) {
            if (plan_.files[i].folder != folder || !plan_.files[i].existed)
                continue;
            if (!any) {
                std::vector<fs::path> newFolders;
                if (auto outcome = makeFolders(disk_, set, newFolders); !outcome)
                    return outcome;
                any = true;
            }
            if (auto outcome = backUp(i); !outcome)
                return outcome;
            if (!step(0))
                return cancelled();
        }
        if (any)
            if (auto synced = syncFolder(disk_, set); !synced)
                return synced;
    }
    return {};
}

Result<void> Saver::backUp(std::size_t file) {
    const Target& target = *changing_[file];
    const auto backup = backupOf(plan_, file);
    // Keep the old file itself as its backup, unless it has another hard link: writes through that would change the
    // backup.
    if (target.before->names == 1 && disk_->hardLink(target.path, backup))
        return {};
    const auto copied = copyFile(disk_, target.path, backup);
    if (!copied)
        return tl::unexpected(copied.error());
    if (copied->hash != target.oldHash || copied->size != target.before->size)
        return tl::unexpected(
            FileError{FileErrorKind::Changed, target.path, texts::format("was changed while it was being saved")});
    return {};
}

Result<void> Saver::checkUnchanged() const {
    for (const Target& target : targets_) {
        const auto now = disk_->info(target.path, Links::Keep);
        if (!now && !isMissing(now.error()))
            return tl::unexpected(fileError(now.error(), target.path, texts::format("cannot be checked")));
        const bool same = now.has_value() == target.before.has_value() &&
                          (!now || (now->device == target.before->device && now->serial == target.before->serial &&
                                    now->size == target.before->size && now->modifiedNs == target.before->modifiedNs));
        if (!same)
            return tl::unexpected(FileError{FileErrorKind::Changed, target.path,
                                            texts::format("was changed by another program while it was being saved")});
    }
    return {};
}

Result<void> Saver::commit() {
    const fs::path& first = plan_.folders.front();
    return explain(disk_->rename(first / kStagingName, first / kJournalName), first,
                   texts::format("cannot be written to"));
}

Result<void> Saver::replace() {
    // Move nothing before the commit is on disk.
    return syncFolder(disk_, plan_.folders.front()).and_then([&] {
        return moveIntoPlace(disk_, plan_, std::vector<FoundFile>(plan_.files.size(), FoundFile::Old));
    });
}

/// For a failure before the commit.
FileError Saver::giveUp(FileError error) {
    const auto cleared = abandonSave(disk_, plan_, BackupSet::Remove);
    leaveFolders();
    error.what =
        cleared
            ? texts::format("{}. Nothing was changed.", error.what)
            : texts::format("{}. Nothing was changed, but some temporary files could not be removed. Open the folder "
                            "again to remove them.",
                            error.what);
    return error;
}

/// For a failure after the commit.
FileError Saver::takeBack(FileError error) {
    const auto found = assess(disk_, plan_);
    if (found && found->canUndo && putBack(disk_, plan_, found->found)) {
        error = giveUp(std::move(error));
        return error;
    }
    locks_.release();
    return {
        FileErrorKind::Unfinished, error.path,
        texts::format("{}. The save is incomplete and could not be undone. Open the folder again to finish or undo it.",
                      error.what)};
}

void Saver::leaveFolders() {
    locks_.release();
    removeEmptyFolders(disk_, madeFolders_);
}

SaveReport Saver::conclude() {
    SaveReport report;
    if (!changing_.empty()) {
        if (auto removed = removeRecord(disk_, plan_); !removed)
            report.warnings.push_back(describe(removed.error()));
        std::set<fs::path> folders;
        for (std::size_t i = 0; i < plan_.files.size(); ++i)
            if (plan_.files[i].existed)
                folders.insert(backupOf(plan_, i).parent_path());
        for (const fs::path& set : folders) {
            if (auto rotated = rotateBackupSets(disk_, set.parent_path(), plan_.backupSet, options_.keepBackups);
                !rotated)
                report.warnings.push_back(describe(rotated.error()));
            if (options_.keepBackups > 0)
                report.backupSets.push_back(set);
        }
        locks_.release();
    }
    for (const Target& target : targets_) {
        const auto as = !target.changes ? SavedAs::Unchanged : target.before ? SavedAs::Replaced : SavedAs::Created;
        report.files.push_back({target.pending->target, as, target.stamp});
    }
    if (progress_)
        (void)progress_(total_, total_);
    return report;
}

Result<SaveReport> Saver::run(std::span<const PendingFile> files) {
    if (auto resolved = resolveTargets(files); !resolved)
        return tl::unexpected(resolved.error());
    if (targets_.empty())
        return SaveReport{};
    if (auto compared = compareWithDisk(); !compared)
        return tl::unexpected(compared.error());
    if (changing_.empty())
        return conclude();
    if (auto ready = enterFolders().and_then([&] { return makePlan(); }); !ready) {
        leaveFolders();
        return tl::unexpected(ready.error());
    }
    if (auto ready = prepare().and_then([&] { return commit(); }); !ready)
        return tl::unexpected(giveUp(std::move(ready.error())));
    if (auto replaced = replace(); !replaced)
        return tl::unexpected(takeBack(std::move(replaced.error())));
    return conclude();
}

} // namespace

Result<SaveReport> saveSet(std::span<const PendingFile> files, const SaveOptions& options,
                           const SaveProgress& progress) {
    return Saver(options.disk, options, progress).run(files);
}

} // namespace navsmith::files
