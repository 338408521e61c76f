#include "core/files/save_steps.h"

#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

enum class Ours : std::uint8_t { Yes, No, Unreadable };

/// Whether this save has entered the folder and not left it: it creates a pointer there first and removes it last. Also
/// keeps a forged record from touching other folders.
Result<Ours> isOurs(const Disk& disk, const SavePlan& plan, std::size_t folder) {
    if (folder == 0)
        return Ours::Yes;
    const auto pointer = readPointer(disk, plan.folders[folder]);
    if (pointer)
        return pointer->id == plan.id && pointer->firstFolder == plan.folders.front() ? Ours::Yes : Ours::No;
    switch (pointer.error().kind) {
    case FileErrorKind::Missing:
    case FileErrorKind::NotAFolder:
    case FileErrorKind::NotAFile:
        return Ours::No;
    case FileErrorKind::Damaged:
        return Ours::Unreadable;
    default:
        return tl::unexpected(pointer.error());
    }
}

Result<FoundFile> look(const Disk& disk, const SavePlan& plan, std::size_t index) {
    const PlannedFile& file = plan.files[index];
    const auto target = targetOf(plan, index);
    const auto info = disk->info(target, Links::Keep);
    if (!info && isMissing(info.error()))
        return file.existed ? FoundFile::Absent : FoundFile::Old;
    if (!info)
        return tl::unexpected(fileError(info.error(), target, texts::format("cannot be checked")));
    if (info->kind != FileKind::Regular)
        return FoundFile::Other;
    const auto stamp = streamFile(disk, target);
    if (!stamp)
        return tl::unexpected(stamp.error());
    if (stamp->size == file.newSize && stamp->hash == file.newHash)
        return FoundFile::New;
    if (file.existed && stamp->size == file.oldSize && stamp->hash == file.oldHash)
        return FoundFile::Old;
    return FoundFile::Other;
}

bool hasBackups(const SavePlan& plan, std::size_t folder) {
    return std::any_of(plan.files.begin(), plan.files.end(),
                       [&](const PlannedFile& file) { return file.folder == folder && file.existed; });
}

/// A move, which works on a full disk, or a copy if the backups are on another file system.
Result<void> restore(const Disk& disk, const SavePlan& plan, std::size_t file) {
    const auto target = targetOf(plan, file);
    constexpr auto kDoing = texts::mark("cannot be restored");
    const auto moved = disk->rename(backupOf(plan, file), target);
    if (moved || moved.error() != std::errc::cross_device_link)
        return explain(moved, target, kDoing);
    const auto temporary = temporaryOf(plan, file);
    if (auto removed = removeIfThere(disk, temporary); !removed)
        return removed;
    if (auto copied = copyFile(disk, backupOf(plan, file), temporary); !copied)
        return tl::unexpected(copied.error());
    return explain(disk->rename(temporary, target), target, kDoing);
}

Result<void> removeFolderIfEmpty(const Disk& disk, const fs::path& folder) {
    const auto removed = disk->removeFolder(folder);
    if (removed || isMissing(removed.error()) || removed.error() == std::errc::directory_not_empty ||
        removed.error() == std::errc::file_exists)
        return {};
    return explain(removed, folder, texts::format("cannot be removed"));
}

Result<void> clearFolder(const Disk& disk, const SavePlan& plan, std::size_t folder, BackupSet backups) {
    for (std::size_t i = 0; i < plan.files.size(); ++i) {
        const PlannedFile& file = plan.files[i];
        if (file.folder != folder)
            continue;
        if (auto removed = removeIfThere(disk, temporaryOf(plan, i)); !removed)
            return removed;
        if (file.existed && backups == BackupSet::Remove)
            if (auto removed = removeIfThere(disk, backupOf(plan, i)); !removed)
                return removed;
    }
    if (hasBackups(plan, folder) && backups == BackupSet::Remove) {
        const auto set = backupSetIn(plan, folder);
        if (auto removed = removeFolderIfEmpty(disk, set); !removed)
            return removed;
        // Otherwise a power failure could restore part of a set, which would look like a backup.
        if (auto synced = disk->syncFolder(set.parent_path()); !synced && !isMissing(synced.error()))
            return tl::unexpected(fileError(synced.error(), set.parent_path(), texts::format("cannot be written to")));
        if (auto removed = removeFolderIfEmpty(disk, set.parent_path()); !removed)
            return removed;
    }
    return syncFolder(disk, plan.folders[folder]);
}

Result<void> removeAndSync(const Disk& disk, const fs::path& folder, std::string_view name) {
    return removeIfThere(disk, folder / name).and_then([&] { return syncFolder(disk, folder); });
}

} // namespace

Result<Assessment> assess(const Disk& disk, const SavePlan& plan) {
    std::vector<Ours> ours;
    for (std::size_t folder = 0; folder < plan.folders.size(); ++folder) {
        const auto answer = isOurs(disk, plan, folder);
        if (!answer)
            return tl::unexpected(answer.error());
        ours.push_back(*answer);
    }
    Assessment result;
    result.canFinish = result.canUndo = true;
    const auto obstruct = [&](std::size_t file, std::string_view what) {
        if (result.obstacle.empty())
            result.obstacle = fmt::format("{} {}", toText(targetOf(plan, file)), what);
    };
    for (std::size_t i = 0; i < plan.files.size(); ++i) {
        const PlannedFile& file = plan.files[i];
        const auto found = look(disk, plan, i);
        if (!found)
            return tl::unexpected(found.error());
        result.found.push_back(*found);
        if (ours[file.folder] != Ours::Yes) {
            if (*found == FoundFile::New)
                continue;
            result.canFinish = result.canUndo = false;
            obstruct(i, texts::format("is in a folder whose part of the save is missing"));
            continue;
        }
        const auto waiting = holds(disk, temporaryOf(plan, i), file.newSize, file.newHash);
        if (!waiting)
            return tl::unexpected(waiting.error());
        // Other, with no temporary file: it was replaced, and then somebody changed it again.
        const bool finishable = *found == FoundFile::New || (*found == FoundFile::Other ? !*waiting : *waiting);
        bool undoable = true;
        if (file.existed && *found != FoundFile::Old) {
            const auto backup = holds(disk, backupOf(plan, i), file.oldSize, file.oldHash);
            if (!backup)
                return tl::unexpected(backup.error());
            if (*found != FoundFile::Other)
                undoable = *backup;
            else if (*backup)
                result.keptForOther = backupOf(plan, i).parent_path();
        }
        result.canFinish = result.canFinish && finishable;
        result.canUndo = result.canUndo && undoable;
        if (!undoable)
            obstruct(i, texts::format("has no intact backup"));
    }
    return result;
}

Result<void> moveIntoPlace(const Disk& disk, const SavePlan& plan, const std::vector<FoundFile>& found) {
    for (std::size_t i = 0; i < plan.files.size(); ++i) {
        if (found[i] == FoundFile::New || found[i] == FoundFile::Other)
            continue;
        const auto target = targetOf(plan, i);
        if (auto moved = disk->rename(temporaryOf(plan, i), target); !moved)
            return tl::unexpected(fileError(moved.error(), target, texts::format("cannot be replaced")));
    }
    for (const fs::path& folder : plan.folders)
        if (auto synced = syncFolder(disk, folder); !synced)
            return synced;
    return {};
}

Result<void> removeRecord(const Disk& disk, const SavePlan& plan) {
    // Pointers first: as long as the record exists, it covers all of them.
    for (std::size_t folder = 1; folder < plan.folders.size(); ++folder) {
        const auto ours = isOurs(disk, plan, folder);
        if (!ours)
            return tl::unexpected(ours.error());
        if (*ours != Ours::Yes)
            continue;
        if (auto removed = removeAndSync(disk, plan.folders[folder], kPointerName); !removed)
            return removed;
    }
    return removeAndSync(disk, plan.folders.front(), kJournalName);
}

Result<void> putBack(const Disk& disk, const SavePlan& plan, const std::vector<FoundFile>& found) {
    std::set<fs::path> touched;
    for (std::size_t i = 0; i < plan.files.size(); ++i) {
        if (found[i] == FoundFile::Old || found[i] == FoundFile::Other)
            continue;
        touched.insert(targetOf(plan, i).parent_path());
        if (plan.files[i].existed) // a move between two folders is safe once both are synced
            touched.insert(backupOf(plan, i).parent_path());
    }
    const auto syncAll = [&]() -> Result<void> {
        for (const fs::path& folder : touched)
            if (auto synced = syncFolder(disk, folder); !synced)
                return synced;
        return {};
    };
    // Sync the replaced files first. If only the uncommit survived a power failure, the save would be finished after
    // all, with a backup missing.
    if (auto synced = syncAll(); !synced)
        return synced;
    for (std::size_t i = 0; i < plan.files.size(); ++i) {
        if (found[i] == FoundFile::Old || found[i] == FoundFile::Other)
            continue;
        auto restored = plan.files[i].existed ? restore(disk, plan, i) : removeIfThere(disk, targetOf(plan, i));
        if (!restored)
            return restored;
    }
    if (auto synced = syncAll(); !synced)
        return synced;
    const fs::path& first = plan.folders.front();
    const auto uncommitted = disk->rename(first / kJournalName, first / kStagingName);
    return explain(uncommitted, first, texts::format("cannot be written to")).and_then([&] {
        return syncFolder(disk, first);
    });
}

Result<void> abandonSave(const Disk& disk, const SavePlan& plan, BackupSet backups) {
    Result<void> outcome;
    for (std::size_t folder = 0; folder < plan.folders.size(); ++folder) {
        const auto ours = isOurs(disk, plan, folder);
        Result<void> cleared;
        if (!ours)
            cleared = tl::unexpected(ours.error());
        else if (*ours == Ours::Yes)
            cleared = clearFolder(disk, plan, folder, backups);
        if (cleared && folder > 0 && *ours != Ours::No) // unreadable: cut off while it was written, before all other
                                                        // steps
            cleared = removeAndSync(disk, plan.folders[folder], kPointerName);
        if (!cleared && outcome)
            outcome = cleared;
    }
    // The record stays while anything is left, so the next recovery can try again.
    return outcome.and_then([&] { return removeAndSync(disk, plan.folders.front(), kStagingName); });
}

} // namespace navsmith::files
