#include "core/files/in_place_steps.h"

#include <algorithm>
#include <set>

namespace navsmith::files {

namespace {

namespace fs = std::filesystem;

// Large enough that calls cost little, small enough for prompt cancelling and progress on a slow disk.

/// Restores what one phase has overwritten in a file.
Result<void> putBack(FileOps& ops, const fs::path& path, const UndoFile& old, std::uint32_t phase) {
    const auto inPhase = [&](const OldBytes& range) { return range.phase == phase; };
    if (old.sizePhase != phase && std::none_of(old.ranges.begin(), old.ranges.end(), inPhase))
        return {};
    const auto opened = explain(ops.openToWrite(path), path, kCannotChange);
    if (!opened)
        return tl::unexpected(opened.error());
    OpenFile file(ops, *opened);
    for (const OldBytes& range : old.ranges) {
        if (!inPhase(range))
            continue;
        if (auto written = writeRange(ops, file.handle(), path, range.offset, range.bytes); !written)
            return written;
    }
    if (old.sizePhase == phase)
        if (auto sized = explain(ops.resize(file.handle(), old.oldSize), path, kCannotChange); !sized)
            return sized;
    return syncAndClose(ops, file, path);
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

Result<void> writeRange(FileOps& ops, FileHandle file, const fs::path& path, std::uint64_t offset,
                        std::span<const std::byte> bytes, const PieceDone& pieceDone) {
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

Result<void> putOldBytesBack(FileOps& ops, const fs::path& folder, const UndoRecord& record) {
    const auto phases = phasesOf(record);
    for (auto phase = phases.rbegin(); phase != phases.rend(); ++phase)
        for (auto file = record.files.rbegin(); file != record.files.rend(); ++file)
            if (auto back = putBack(ops, folder / fromBytes(file->name), *file, *phase); !back)
                return back;
    return {};
}

fs::path backupSetOf(const fs::path& folder, const UndoRecord& record) {
    return folder / fromBytes(record.backupFolder) / fromBytes(record.backupSet);
}

Result<void> removeTraces(FileOps& ops, const UndoRecord* record, const fs::path& recordPath) {
    if (record != nullptr && !record->backupSet.empty()) {
        const auto set = backupSetOf(recordPath.parent_path(), *record);
        for (const auto& name : record->backups)
            if (auto removed = removeIfThere(ops, set / fromBytes(name)); !removed)
                return removed;
        (void)ops.removeFolder(set); // fails if somebody has put something in it
        (void)ops.removeFolder(set.parent_path());
    }
    return removeIfThere(ops, recordPath).and_then([&] { return syncFolder(ops, recordPath.parent_path()); });
}

Result<std::optional<UndoRecord>> readRecord(FileOps& ops, const fs::path& path) {
    if (const auto info = ops.info(path, Links::Keep); info && info->kind != FileKind::Regular)
        return std::nullopt; // not created by this program
    return readFile(path, {kLargestUndoRecord, &ops}).map([](const std::vector<std::byte>& bytes) {
        return decodeUndo(bytes);
    });
}

fs::path recordedWith(FileOps& ops, const fs::path& file) {
    for (const auto& record : {undoRecordOf(file), undoPartOf(file)})
        if (ops.info(record, Links::Keep))
            return file;
    const auto folder = file.parent_path();
    for (const auto& name : ops.names(folder).value_or(std::vector<fs::path>{})) {
        const auto first = recordedFile(toBytes(name));
        if (!first)
            continue;
        const auto record = readRecord(ops, folder / name).value_or(std::nullopt);
        const auto isIt = [&](const UndoFile& other) { return other.name == toBytes(file.filename()); };
        if (record && std::any_of(record->files.begin(), record->files.end(), isIt))
            return folder / fromBytes(*first);
    }
    return file;
}

} // namespace navsmith::files
