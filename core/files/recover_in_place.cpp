// Recovery of interrupted changes (in_place.h).
#include "core/files/in_place.h"
#include "core/files/in_place_steps.h"
#include "core/files/path_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

enum class Found : std::uint8_t {
    Nothing,
    Part,    ///< not committed: the file is unchanged
    Ours,    ///< the file may be partly changed
    Foreign, ///< the file has a state that the change cannot have left
    Damaged, ///< committed, but the record is damaged
};

struct Finding {
    Found found = Found::Nothing;
    std::optional<UndoRecord> record; ///< for Part only if it is complete
    fs::path foreign = {};            ///< for Foreign: the file with another state
};

Result<bool> belongsTo(const Disk& disk, const fs::path& path, const UndoFile& record) {
    const auto opened = disk->openToRead(path);
    if (!opened && isMissing(opened.error()))
        return false;
    if (!opened)
        return tl::unexpected(fileError(opened.error(), path, texts::format("cannot be read")));
    const OpenFile file(disk, *opened);
    const auto info = explain(disk->info(file.handle()), path, texts::format("cannot be read"));
    if (!info)
        return tl::unexpected(info.error());
    const auto [least, most] = std::minmax(record.oldSize, record.newSize);
    if (info->kind != FileKind::Regular || info->size < least || info->size > most)
        return false;
    return fingerprintOf(disk, file.handle(), path, record).map([&](std::uint64_t hash) {
        return hash == record.fingerprint;
    });
}

/// The first file in a state that the change cannot have left; none if there is no such file.
Result<std::optional<fs::path>> findForeign(const Disk& disk, const fs::path& first, const UndoRecord& record) {
    if (record.files.front().name != toBytes(first.filename()))
        return first;
    for (const UndoFile& file : record.files) {
        auto path = first.parent_path() / fromBytes(file.name);
        const auto belongs = belongsTo(disk, path, file);
        if (!belongs)
            return tl::unexpected(belongs.error());
        if (!*belongs)
            return path;
    }
    return std::nullopt;
}

/// `file` is the first one of the change.
Result<Finding> lookBeside(const Disk& disk, const fs::path& file) {
    for (const bool committed : {true, false}) {
        auto record = readRecord(disk, committed ? undoRecordOf(file) : undoPartOf(file));
        if (!record && record.error().kind == FileErrorKind::Missing)
            continue;
        if (!record)
            return tl::unexpected(std::move(record.error()));
        if (!committed)
            return Finding{Found::Part, std::move(*record)};
        if (!*record)
            return Finding{Found::Damaged, {}};
        auto foreign = findForeign(disk, file, **record);
        if (!foreign)
            return tl::unexpected(std::move(foreign.error()));
        return Finding{*foreign ? Found::Foreign : Found::Ours, std::move(*record), foreign->value_or(fs::path())};
    }
    return Finding{};
}

FileError damagedRecordOf(const fs::path& file) {
    return {
        FileErrorKind::Damaged, file,
        texts::format("a change of this file was interrupted, and the record of its old content is damaged. Nothing "
                      "was changed. If the file is intact or has been restored, remove {}",
                      toText(undoRecordOf(file)))};
}

std::vector<fs::path> filesOf(const fs::path& first, const UndoRecord* record) {
    std::vector<fs::path> files;
    for (const UndoFile& file : record != nullptr ? std::span(record->files) : std::span<const UndoFile>())
        files.push_back(first.parent_path() / fromBytes(file.name));
    if (files.empty())
        files.push_back(first);
    return files;
}

/// "/game/a.img", "/game/a.img and a.dir".
std::string nameOf(const std::vector<fs::path>& files) {
    auto text = toText(files.front());
    for (std::size_t i = 1; i < files.size(); ++i)
        text += (i + 1 == files.size() ? " and " : ", ") + toText(files[i].filename());
    return text;
}

/// The caller holds the lock of the folder.
Result<RecoveryReport> recoverLocked(const Disk& disk, const fs::path& file) {
    const auto beside = lookBeside(disk, file);
    if (!beside)
        return tl::unexpected(beside.error());
    const UndoRecord* record = beside->record ? &*beside->record : nullptr;
    const auto files = filesOf(file, record);
    const auto name = nameOf(files);
    const bool one = files.size() == 1;
    switch (beside->found) {
    case Found::Nothing:
        return RecoveryReport{
            RecoveryOutcome::Nothing, {}, {}, texts::format("No change of {} was interrupted.", name)};
    case Found::Damaged:
        return tl::unexpected(damagedRecordOf(file));
    case Found::Foreign:
        return RecoveryReport{
            RecoveryOutcome::Nothing, files, files,
            one ? texts::format(
                      "A change of {} was interrupted, and the file has been replaced or changed by another program "
                      "since. It was left unchanged, like the record of the old content. If the file is intact, remove "
                      "{}.",
                      name, toText(undoRecordOf(file)))
                : texts::format(
                      "A change of {} was interrupted, and {} has been replaced or changed by another program since. "
                      "They were left unchanged, like the record of the old content. If they are intact, remove {}.",
                      name, toText(beside->foreign.filename()), toText(undoRecordOf(file)))};
    case Found::Part:
        if (auto removed = removeTraces(disk, record, undoPartOf(file)); !removed)
            return tl::unexpected(removed.error());
        return RecoveryReport{
            RecoveryOutcome::RolledBack,
            files,
            {},
            texts::format(
                "A change of {} was interrupted before it changed anything. Its temporary files have been removed.",
                name)};
    case Found::Ours:
        break;
    }
    if (auto back = putOldBytesBack(disk, file.parent_path(), *record); !back)
        return refuse(FileErrorKind::Unfinished, back.error().path,
                      texts::format("{}. The interrupted change can be undone once this is fixed. Until then the file "
                                    "is partly changed.",
                                    back.error().what));
    if (auto removed = removeTraces(disk, record, undoRecordOf(file)); !removed)
        return tl::unexpected(removed.error());
    return RecoveryReport{
        RecoveryOutcome::RolledBack,
        files,
        {},
        one ? texts::format(
                  "The last change of {} was interrupted before it was complete. It has been undone: the file "
                  "is as before.",
                  name)
            : texts::format(
                  "The last change of {} was interrupted before it was complete. It has been undone: they are "
                  "as before.",
                  name)};
}

} // namespace

Result<RecoveryReport> recoverInPlace(const fs::path& file, const Disk& disk) {
    const auto path =
        explain(disk->resolve(file), file, texts::format("cannot be opened")).map([&](const fs::path& resolved) {
            return recordedWith(disk, resolved);
        });
    if (!path)
        return tl::unexpected(path.error());
    FolderLocks locks(disk);
    // Without a record there is nothing to do, and a read-only folder cannot be locked. A record that appears from now
    // on belongs to a running change.
    if (!disk->info(undoRecordOf(*path), Links::Keep) && !disk->info(undoPartOf(*path), Links::Keep))
        return RecoveryReport{};
    if (auto locked = locks.take(path->parent_path()); !locked)
        return tl::unexpected(locked.error());
    return recoverLocked(disk, *path);
}

Result<void> expectWhole(const fs::path& file, const Disk& disk) {
    const auto path =
        explain(disk->resolve(file), file, texts::format("cannot be read")).map([&](const fs::path& resolved) {
            return recordedWith(disk, resolved);
        });
    if (!path || !disk->info(undoRecordOf(*path), Links::Keep))
        return {};
    const auto beside = lookBeside(disk, *path);
    if (!beside)
        return tl::unexpected(beside.error());
    if (beside->found == Found::Damaged)
        return tl::unexpected(damagedRecordOf(*path));
    if (beside->found == Found::Ours)
        return refuse(
            FileErrorKind::Unfinished, *path,
            texts::format("cannot be read: a change of this file was interrupted or is still running. \"navsmith-cli "
                          "recover {}\" undoes it, and so does the editor when it opens the file",
                          toText(*path)));
    return {};
}

Result<RecoveryReport> recoverAllInPlace(const Disk& disk, const fs::path& folder,
                                         const std::vector<std::string>& names) {
    RecoveryReport all;
    for (const auto& name : names) {
        auto one = recoverLocked(disk, folder / fromBytes(name));
        if (!one && one.error().kind != FileErrorKind::Damaged)
            return one;
        if (!one) { // does not affect the other files
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
