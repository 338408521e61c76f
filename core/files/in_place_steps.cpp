#include "core/files/in_place_steps.h"

#include <algorithm>
#include <set>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

// Large enough that calls cost little, small enough for prompt cancelling and progress on a slow disk.

/// Restores what one phase has overwritten in a file.
Result<void> putBack(const Disk& disk, const fs::path& path, const UndoFile& old, std::uint32_t phase) {
    const auto inPhase = [&](const OldBytes& range) { return range.phase == phase; };
    if (old.sizePhase != phase && std::none_of(old.ranges.begin(), old.ranges.end(), inPhase))
        return {};
    const auto opened = explain(disk->openToWrite(path), path, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    OpenFile file(disk, *opened);
    for (const OldBytes& range : old.ranges) {
        if (!inPhase(range))
            continue;
        if (auto written = writeRange(disk, file.handle(), path, range.offset, range.bytes); !written)
            return written;
    }
    if (old.sizePhase == phase)
        if (auto sized = explain(disk->resize(file.handle(), old.oldSize), path, kCannotChange); !sized)
            return sized;
    return syncAndClose(disk, file, path);
}

std::set<std::uint32_t> phasesOf(const UndoRecord& record) {
    std::set<std::uint32_t> phases;
    for (const UndoFile& file : record.files) {
        phases.insert(file.sizePhase);
        for (const OldBytes& range : file.ranges)
            phases.insert(range.phase);
    }
    return phases;
}

} // namespace

Result<void> writeRange(const Disk& disk, FileHandle file, const fs::path& path, std::uint64_t offset,
                        std::span<const std::byte> bytes, const PieceDone& pieceDone) {
    while (!bytes.empty()) {
        const auto piece = bytes.first(std::min(bytes.size(), kPiece));
        if (auto written = explain(disk->writeAt(file, offset, piece), path, kCannotChange); !written)
            return written;
        offset += piece.size();
        bytes = bytes.subspan(piece.size());
        if (pieceDone)
            (void)pieceDone(piece.size());
    }
    return {};
}

Result<void> syncAndClose(const Disk& disk, OpenFile& file, const fs::path& path) {
    return explain(disk->sync(file.handle()), path, kCannotChange).and_then([&] {
        return explain(file.close(), path, kCannotChange);
    });
}

Result<void> putOldBytesBack(const Disk& disk, const fs::path& folder, const UndoRecord& record) {
    const auto phases = phasesOf(record);
    for (auto phase = phases.rbegin(); phase != phases.rend(); ++phase)
        for (auto file = record.files.rbegin(); file != record.files.rend(); ++file)
            if (auto back = putBack(disk, folder / fromBytes(file->name), *file, *phase); !back)
                return back;
    return {};
}

fs::path backupSetOf(const fs::path& folder, const UndoRecord& record) {
    return folder / fromBytes(record.backupFolder) / fromBytes(record.backupSet);
}

Result<void> removeTraces(const Disk& disk, const UndoRecord* record, const fs::path& recordPath) {
    if (record != nullptr && !record->backupSet.empty()) {
        const auto set = backupSetOf(recordPath.parent_path(), *record);
        for (const auto& name : record->backups)
            if (auto removed = removeIfThere(disk, set / fromBytes(name)); !removed)
                return removed;
        (void)disk->removeFolder(set); // fails if somebody has put something in it
        (void)disk->removeFolder(set.parent_path());
    }
    return removeIfThere(disk, recordPath).and_then([&] { return syncFolder(disk, recordPath.parent_path()); });
}

Result<std::optional<UndoRecord>> readRecord(const Disk& disk, const fs::path& path) {
    if (const auto info = disk->info(path, Links::Keep); info && info->kind != FileKind::Regular)
        return std::nullopt; // not created by this program
    return readFile(path, {kLargestUndoRecord, disk}).map([](const std::vector<std::byte>& bytes) {
        return decodeUndo(bytes);
    });
}

fs::path recordedWith(const Disk& disk, const fs::path& file) {
    for (const auto& record : {undoRecordOf(file), undoPartOf(file)})
        if (disk->info(record, Links::Keep))
            return file;
    const auto folder = file.parent_path();
    for (const auto& name : disk->names(folder).value_or(std::vector<fs::path>{})) {
        const auto first = recordedFile(toBytes(name));
        if (!first)
            continue;
        const auto record = readRecord(disk, folder / name).value_or(std::nullopt);
        const auto isIt = [&](const UndoFile& other) { return other.name == toBytes(file.filename()); };
        if (record && std::any_of(record->files.begin(), record->files.end(), isIt))
            return folder / fromBytes(*first);
    }
    return file;
}

} // namespace navsmith::files
