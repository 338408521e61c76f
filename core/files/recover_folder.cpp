#include "core/files/recover_folder.h"

#include "core/files/file_steps.h"
#include "core/files/in_place.h"
#include "core/files/in_place_record.h"
#include "core/files/path_text.h"
#include "core/files/save_steps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

// More names would not help the user.
constexpr std::size_t kMostNames = 5;

struct Names {
    bool any = false; ///< any file of this program, including the lock
    bool staging = false;
    bool journal = false;
    bool pointer = false;
    std::vector<std::string> temporaries;
    std::vector<std::string> changedInPlace; ///< files with a record of an interrupted change
};

Result<Names> namesIn(const Disk& disk, const fs::path& folder) {
    const auto listed = disk->names(folder);
    if (!listed && isMissing(listed.error()))
        return Names{};
    if (!listed)
        return tl::unexpected(fileError(listed.error(), folder, texts::format("cannot be listed")));
    Names names;
    for (const fs::path& path : *listed) {
        auto name = toBytes(path);
        names.staging |= name == kStagingName;
        names.journal |= name == kJournalName;
        names.pointer |= name == kPointerName;
        names.any |= name == kLockName;
        if (auto file = recordedFile(name);
            file && std::ranges::find(names.changedInPlace, *file) == names.changedInPlace.end())
            names.changedInPlace.push_back(std::move(*file));
        if (isTemporaryName(name))
            names.temporaries.push_back(std::move(name));
    }
    names.any |= !names.changedInPlace.empty();
    names.any |= names.staging || names.journal || names.pointer || !names.temporaries.empty();
    return names;
}

std::string listing(const std::vector<fs::path>& files) {
    std::vector<std::string> names;
    names.reserve(files.size());
    for (const fs::path& file : files)
        names.push_back(toBytes(file.filename()));
    if (names.size() > kMostNames) {
        const auto more = names.size() - kMostNames;
        names.resize(kMostNames);
        return texts::format("{} and {} more", fmt::join(names, ", "), more);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

RecoveryReport reportOn(const SavePlan& plan, RecoveryOutcome outcome, const Assessment& state) {
    RecoveryReport report;
    report.outcome = outcome;
    for (std::size_t i = 0; i < plan.files.size(); ++i) {
        report.files.push_back(targetOf(plan, i));
        if (state.found[i] == FoundFile::Other)
            report.leftAlone.push_back(targetOf(plan, i));
    }
    const auto folder = toText(plan.folders.front());
    const bool one = report.files.size() == 1;
    const auto files = listing(report.files);
    if (outcome == RecoveryOutcome::RolledForward)
        report.message =
            one ? texts::format("The last save in {} was interrupted after all its data was on disk. It has been "
                                "finished: {} is now as saved.",
                                folder, files)
                : texts::format("The last save in {} was interrupted after all its data was on disk. It has been "
                                "finished: {} are now as saved.",
                                folder, files);
    else
        report.message = one ? texts::format("The last save in {} was interrupted before it was complete. It has been "
                                             "undone: {} is as before that save.",
                                             folder, files)
                             : texts::format("The last save in {} was interrupted before it was complete. It has been "
                                             "undone: {} are as before that save.",
                                             folder, files);
    if (!report.leftAlone.empty())
        report.message +=
            texts::format(" Changed by another program since, and left unchanged: {}.", listing(report.leftAlone));
    if (!state.keptForOther.empty())
        report.message += texts::format(" The previous content is in {}.", toText(state.keptForOther));
    return report;
}

RecoveryReport nothingToDo(const fs::path& folder) {
    return {RecoveryOutcome::Nothing, {}, {}, texts::format("No save was interrupted in {}.", toText(folder))};
}

/// True if all new files of the save are still in this folder, so none has replaced its target.
bool nothingHasMoved(const std::vector<std::string>& temporaries) {
    if (temporaries.empty())
        return false;
    const auto count = [](const std::string& name) {
        const auto start = name.rfind("of") + 2;
        return name.substr(start, name.rfind('.') - start);
    };
    const auto id = temporaries.front().substr(0, temporaries.front().find_last_of('-'));
    const bool oneSave = std::all_of(temporaries.begin(), temporaries.end(), [&](const std::string& name) {
        return name.starts_with(id) && count(name) == count(temporaries.front());
    });
    return oneSave && count(temporaries.front()) == std::to_string(temporaries.size());
}

class Recovery {
public:
    explicit Recovery(const Disk& disk) : disk_(disk), locks_(disk) {}

    Result<RecoveryReport> run(const fs::path& folder);

private:
    Result<RecoveryReport> recoverSave(const fs::path& folder, const Names& names);
    Result<RecoveryReport> withJournal(const fs::path& folder, const Names& names);
    Result<RecoveryReport> withStaging(const fs::path& folder, const Names& names);
    Result<RecoveryReport> withPointer(const fs::path& folder, const Names& names);
    Result<RecoveryReport> withoutRecord(const fs::path& folder, const Names& names);
    Result<RecoveryReport> finish(const SavePlan& plan, const Assessment& state);
    Result<RecoveryReport> undo(const SavePlan& plan, const Assessment& state);
    Result<RecoveryReport> abandon(const SavePlan& plan, const Assessment& state);
    Result<void> lockOthers(const SavePlan& plan, bool allMustBeThere);

    Disk disk_;
    FolderLocks locks_;
};

Result<void> Recovery::lockOthers(const SavePlan& plan, bool allMustBeThere) {
    for (std::size_t i = 1; i < plan.folders.size(); ++i) {
        auto locked = locks_.take(plan.folders[i]);
        if (!locked && (allMustBeThere || locked.error().kind != FileErrorKind::Missing))
            return locked;
    }
    return {};
}

Result<RecoveryReport> Recovery::finish(const SavePlan& plan, const Assessment& state) {
    if (auto moved = moveIntoPlace(disk_, plan, state.found); !moved) {
        const auto now = assess(disk_, plan);
        if (now && now->canUndo)
            return undo(plan, *now);
        return tl::unexpected(
            FileError{FileErrorKind::Unfinished, moved.error().path,
                      texts::format("{}. The interrupted save can be finished once this is fixed. Until then the files "
                                    "are inconsistent.",
                                    moved.error().what)});
    }
    if (auto removed = removeRecord(disk_, plan); !removed)
        return tl::unexpected(removed.error());
    return reportOn(plan, RecoveryOutcome::RolledForward, state);
}

Result<RecoveryReport> Recovery::undo(const SavePlan& plan, const Assessment& state) {
    if (auto back = putBack(disk_, plan, state.found); !back)
        return tl::unexpected(
            FileError{FileErrorKind::Unfinished, back.error().path,
                      texts::format("{}. The interrupted save can be undone once this is fixed. Until then the files "
                                    "are inconsistent.",
                                    back.error().what)});
    return abandon(plan, state);
}

Result<RecoveryReport> Recovery::abandon(const SavePlan& plan, const Assessment& state) {
    // The old content of a file that somebody else has overwritten exists only in the backup.
    const bool keep = !state.keptForOther.empty();
    if (auto cleared = abandonSave(disk_, plan, keep ? BackupSet::Keep : BackupSet::Remove); !cleared)
        return tl::unexpected(cleared.error());
    locks_.release();
    removeEmptyFolders(disk_, plan.madeFolders);
    return reportOn(plan, RecoveryOutcome::RolledBack, state);
}

Result<RecoveryReport> Recovery::withJournal(const fs::path& folder, const Names& names) {
    const auto plan = readPlan(disk_, folder, kJournalName);
    if (!plan && plan.error().kind == FileErrorKind::Damaged && nothingHasMoved(names.temporaries)) {
        const auto uncommitted = disk_->rename(folder / kJournalName, folder / kStagingName);
        if (!uncommitted)
            return tl::unexpected(fileError(uncommitted.error(), folder, texts::format("cannot be written to")));
        return withoutRecord(folder, names);
    }
    if (!plan && plan.error().kind == FileErrorKind::Damaged)
        return tl::unexpected(FileError{
            FileErrorKind::Damaged, folder / kJournalName,
            texts::format("a save was interrupted and its record is damaged, so it can be neither finished nor undone. "
                          "Nothing was "
                          "changed. The previous files are in the latest backup set; see \"Restoring\" in the guide")});
    if (!plan)
        return tl::unexpected(plan.error());
    if (auto locked = lockOthers(*plan, true); !locked)
        return tl::unexpected(locked.error());
    const auto state = assess(disk_, *plan);
    if (!state)
        return tl::unexpected(state.error());
    if (state->canFinish)
        return finish(*plan, *state);
    if (state->canUndo)
        return undo(*plan, *state);
    return tl::unexpected(FileError{FileErrorKind::Damaged, folder,
                                    texts::format("a save was interrupted and can be neither finished nor undone: {}. "
                                                  "Nothing was changed. What exists of the previous files is in {}",
                                                  state->obstacle, toText(backupSetIn(*plan, 0)))});
}

Result<RecoveryReport> Recovery::withStaging(const fs::path& folder, const Names& names) {
    const auto plan = readPlan(disk_, folder, kStagingName);
    if (!plan && plan.error().kind == FileErrorKind::Damaged)
        return withoutRecord(folder, names); // cut off while it was written, which happens before all other steps
    if (!plan)
        return tl::unexpected(plan.error());
    if (auto locked = lockOthers(*plan, false); !locked)
        return tl::unexpected(locked.error());
    const auto state = assess(disk_, *plan);
    if (!state)
        return tl::unexpected(state.error());
    return abandon(*plan, *state);
}

Result<RecoveryReport> Recovery::withPointer(const fs::path& folder, const Names& names) {
    const auto pointer = readPointer(disk_, folder);
    if (!pointer && pointer.error().kind == FileErrorKind::Damaged)
        return withoutRecord(folder, names);
    if (!pointer)
        return tl::unexpected(pointer.error());
    const fs::path& first = pointer->firstFolder;
    const auto info = disk_->info(first, Links::Follow);
    if (!info)
        return tl::unexpected(
            fileError(info.error(), first,
                      texts::format("is needed to finish or undo an interrupted save in {}, but cannot be reached",
                                    toText(folder))));
    // The recovery that follows also locks this folder.
    locks_.release();
    if (auto locked = locks_.take(first); !locked)
        return tl::unexpected(locked.error());
    for (const auto name : {kJournalName, kStagingName}) {
        const auto plan = readPlan(disk_, first, name);
        if (!plan && plan.error().kind == FileErrorKind::Missing)
            continue;
        if (plan && (plan->id != pointer->id ||
                     std::find(plan->folders.begin(), plan->folders.end(), folder) == plan->folders.end()))
            continue;
        const auto there = namesIn(disk_, first);
        if (!there)
            return tl::unexpected(there.error());
        return name == kJournalName ? withJournal(first, *there) : withStaging(first, *there);
    }
    locks_.release();
    if (auto locked = locks_.take(folder); !locked)
        return tl::unexpected(locked.error());
    return withoutRecord(folder, names);
}

/// The old files are in place: removes our files, the record last.
Result<RecoveryReport> Recovery::withoutRecord(const fs::path& folder, const Names& names) {
    for (const std::string& name : names.temporaries)
        if (auto removed = removeIfThere(disk_, folder / name); !removed)
            return tl::unexpected(removed.error());
    if (auto synced = syncFolder(disk_, folder); !synced)
        return tl::unexpected(synced.error());
    for (const auto name : {kPointerName, kStagingName})
        if (auto removed = removeIfThere(disk_, folder / name); !removed)
            return tl::unexpected(removed.error());
    if (auto synced = syncFolder(disk_, folder); !synced)
        return tl::unexpected(synced.error());
    return RecoveryReport{RecoveryOutcome::RolledBack,
                          {},
                          {},
                          texts::format("A save in {} was interrupted before it replaced anything. Its temporary files "
                                        "have been removed. All files are as before the save.",
                                        toText(folder))};
}

Result<RecoveryReport> Recovery::recoverSave(const fs::path& folder, const Names& names) {
    if (names.journal)
        return withJournal(folder, names);
    if (names.staging)
        return withStaging(folder, names);
    if (names.pointer)
        return withPointer(folder, names);
    if (!names.temporaries.empty())
        return withoutRecord(folder, names);
    return nothingToDo(folder);
}

Result<RecoveryReport> Recovery::run(const fs::path& folder) {
    const auto before = namesIn(disk_, folder);
    if (!before)
        return tl::unexpected(before.error());
    if (!before->any)
        return nothingToDo(folder);
    if (auto locked = locks_.take(folder); !locked)
        return tl::unexpected(locked.error());
    const auto names = namesIn(disk_, folder); // again, now that no other process is at work
    if (!names)
        return tl::unexpected(names.error());
    if (names->changedInPlace.empty())
        return recoverSave(folder, *names);
    auto changes = recoverAllInPlace(disk_, folder, names->changedInPlace);
    if (!changes)
        return changes;
    auto save = recoverSave(folder, *names);
    if (!save || changes->message.empty())
        return save;
    if (save->outcome == RecoveryOutcome::Nothing)
        return changes;
    save->files.insert(save->files.end(), changes->files.begin(), changes->files.end());
    save->leftAlone.insert(save->leftAlone.end(), changes->leftAlone.begin(), changes->leftAlone.end());
    save->message += " " + changes->message;
    return save;
}

} // namespace

Result<RecoveryReport> recoverFolder(const fs::path& folder, const Disk& disk) {
    const auto resolved = explain(disk->resolve(folder), folder, texts::format("cannot be opened"));
    if (!resolved)
        return tl::unexpected(resolved.error());
    return Recovery(disk).run(*resolved);
}

} // namespace navsmith::files
