#include "core/files/put_entry.h"

#include "core/files/file_steps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

/// backupNameOf(), not taken yet.
std::string freeBackupName(const fs::path& archive, std::string_view entry, std::span<const BackupFile> taken) {
    const auto plain = backupNameOf(archive, entry);
    auto name = plain;
    for (int again = 2; std::any_of(taken.begin(), taken.end(), [&](const auto& file) { return file.name == name; });
         ++again)
        name = fmt::format("{}-{}", plain, again);
    return name;
}

} // namespace

std::string backupNameOf(const fs::path& archive, std::string_view entry) {
    const auto inside = insideName(entry);
    return toBytes(archive.filename()) + "-" + (inside ? inside->substr(inside->rfind('/') + 1) : std::string("entry"));
}

Result<PlannedEntries> planChanges(const fs::path& archive, const EntryChanges& changes, const ReadOptions& options) {
    const auto opened = openArchiveFiles(archive, options.disk);
    if (!opened && opened.error().kind != FileErrorKind::Invalid)
        return tl::unexpected(opened.error());
    const auto* kind = opened ? opened->kind : nullptr;
    if (kind == nullptr || kind->plan == nullptr)
        return tl::unexpected(FileError{
            FileErrorKind::Invalid, archive,
            kind == nullptr
                ? texts::format(
                      "cannot be written to: it is not a supported archive. Only maps of the Source engine and "
                      "IMG archives can be changed")
                : texts::format(
                      "cannot be written to: it is of the kind \"{}\". Only maps of the Source engine and IMG "
                      "archives can be changed",
                      kind->title)});
    for (const auto& file : changes.files)
        if (!insideName(file.name))
            return tl::unexpected(
                FileError{FileErrorKind::Invalid, archive,
                          texts::format("cannot contain a file named \"{}\": the path is invalid", file.name)});
    auto plan = kind->plan(opened->source, opened->directory, changes, options.largest);
    if (const auto unchanged = opened->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!plan)
        return tl::unexpected(fileError(std::move(plan.error()), opened->directoryPath()));
    const auto& info = opened->source->info();
    PlannedEntries planned{opened->source->path(), std::move(*plan), info.size, info.modifiedNs};
    if (const auto& directory = opened->directory)
        planned.directory = {directory->path(), directory->info().size, directory->info().modifiedNs};
    return planned;
}

Result<PlannedEntries> planEntries(const fs::path& archive, std::span<const NewEntry> files,
                                   const ReadOptions& options) {
    return planChanges(archive, {files, {}}, options);
}

Result<InPlaceReport> putEntries(const PlannedEntries& planned, std::span<const std::span<const std::byte>> files,
                                 const InPlaceOptions& options, const SaveProgress& progress) {
    auto writes = planned.plan.build(files);
    if (!writes)
        return tl::unexpected(fileError(std::move(writes.error()), planned.archive));
    std::vector<InPlaceChange> changes{{planned.archive, planned.plan.archiveSize, std::move(writes->archive),
                                        planned.oldSize, planned.oldModifiedNs}};
    if (const auto& directory = planned.directory)
        changes.push_back({directory->path, planned.plan.directorySize, std::move(writes->directory),
                           directory->oldSize, directory->oldModifiedNs});
    auto& backups = changes.front().backups;
    auto selected = options;
    const auto keep = [&](const std::string& name, const auto& read) {
        if (auto old = read(ReadOptions{}.largest))
            backups.push_back({freeBackupName(planned.archive, name, backups), std::move(*old)});
        else
            selected.backUpWhole = true;
    };
    for (const auto& entry : planned.plan.entries)
        if (entry.replaced)
            keep(entry.name, entry.replaced);
    for (const auto& entry : planned.plan.erased)
        keep(entry.name, entry.read);
    return changeInPlace(changes, selected, progress);
}

Result<InPlaceReport> putEntry(const PlannedEntries& planned, std::span<const std::byte> bytes,
                               const InPlaceOptions& options, const SaveProgress& progress) {
    return putEntries(planned, std::span(&bytes, 1), options, progress);
}

} // namespace navsmith::files
