#include "core/opening/save_document.h"

#include "core/files/batch_reader.h"
#include "core/files/path_text.h"
#include "core/files/put_entry.h"
#include "core/opening/file_name.h"
#include "core/opening/game_folder.h"
#include "core/opening/save_permission.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;

/// A file of the document with the hash of its bytes, which is computed once, if it is needed.
struct MadeFile {
    systems::OutputFile file;
    std::optional<std::uint64_t> hash = {};

    bool isSame(const files::FileStamp& stamp) {
        if (stamp.size != file.bytes.size())
            return false;
        if (!hash)
            hash = files::hashOf(file.bytes);
        return stamp.hash == *hash;
    }
    void pad(std::size_t size) {
        if (size != file.bytes.size())
            hash.reset();
        file.bytes.resize(size);
    }
};

void add(PendingSave& pending, MadeFile file, fs::path target, std::optional<files::FileStamp> stamp,
         std::optional<std::uint64_t> exact = {}) {
    auto& output = file.file;
    pending.names.push_back(std::move(output.name));
    pending.exact.push_back(exact.value_or(output.bytes.size()));
    pending.files.push_back({.target = std::move(target), .bytes = std::move(output.bytes), .hash = file.hash});
    pending.stamps.push_back(stamp);
}

std::vector<MadeFile> takeFiles(systems::Saved saved, PendingSave& pending) {
    std::vector<MadeFile> files;
    for (auto& file : saved.files)
        files.push_back({std::move(file)});
    std::ranges::move(saved.notices, std::back_inserter(pending.notices));
    return files;
}

/// Files that a document remembers, by name.
class KnownFiles {
public:
    explicit KnownFiles(const DocumentPlace& place) {
        for (const auto& file : place.files)
            byName_.emplace(file.name, &file);
    }
    /// Null if there is none.
    [[nodiscard]] const DocumentFile* find(const std::string& name) const {
        const auto it = byName_.find(name);
        return it == byName_.end() ? nullptr : it->second;
    }

private:
    std::unordered_map<std::string_view, const DocumentFile*> byName_;
};

bool isGone(const files::Disk& disk, const fs::path& path) {
    const auto there = disk->info(path, files::Links::Follow);
    return !there && files::isMissing(there.error());
}

/// Checks that a file on disk is unchanged, or still missing.
files::Result<void> expectUntouched(const files::Disk& disk, files::BatchReader& reader, const PendingSave& pending,
                                    std::size_t file) {
    const auto& target = pending.files[file].target;
    const auto& lastStamp = pending.stamps[file];
    if (!lastStamp) {
        const bool there =
            pending.intoArchive ? reader.stamp(target).has_value() : disk->info(target, files::Links::Keep).has_value();
        if (there && !pending.archive.empty() && !pending.intoArchive)
            return tl::unexpected(FileError{
                FileErrorKind::Changed, target,
                texts::format(
                    "cannot be saved: a file of this name exists already, and the document was opened from {}",
                    files::toText(pending.archive.filename()))});
        if (there)
            return tl::unexpected(FileError{
                FileErrorKind::Changed, target,
                texts::format("cannot be saved: a file of this name exists that does not belong to the document")});
        return {};
    }
    const auto changed = reader.changedSince(target, *lastStamp);
    if (!changed && changed.error().kind == FileErrorKind::Missing)
        return {}; // deleted; saving restores it
    if (!changed)
        return tl::unexpected(changed.error());
    if (*changed)
        return tl::unexpected(
            FileError{FileErrorKind::Changed, target,
                      texts::format("cannot be saved: another program has changed it since it was opened")});
    return {};
}

/// Prepares saving into the original archive: only changed files, padded as they will be read back.
void addInto(PendingSave& pending, const files::ArchiveKind& kind, std::vector<MadeFile> files,
             const DocumentPlace& place, const KnownFiles& knownFiles) {
    pending.intoArchive = true;
    for (auto& file : files) {
        const auto* knownFile = knownFiles.find(file.file.name);
        if (knownFile != nullptr && file.isSame(knownFile->stamp))
            continue;
        const auto exact = file.file.bytes.size();
        if (const auto over = exact % kind.unit; over != 0)
            file.pad(exact + static_cast<std::size_t>(kind.unit - over));
        if (knownFile != nullptr && file.isSame(knownFile->stamp))
            continue;
        // A new file goes beside the others.
        auto target = knownFile != nullptr  ? knownFile->path
                      : place.files.empty() ? place.archive / files::fromBytes(file.file.name)
                                            : place.files.front().path.parent_path() / files::fromBytes(file.file.name);
        const auto stamp = knownFile != nullptr ? std::optional(knownFile->stamp) : std::nullopt;
        add(pending, std::move(file), std::move(target), stamp, exact);
    }
}

/// Beside an archive that is not written: all files or none, so that they stay together.
void addBeside(PendingSave& pending, std::vector<MadeFile> files, const KnownFiles& knownFiles,
               const systems::System& system, const model::Model& model, bool areAll) {
    const bool anyDiffers = std::ranges::any_of(files, [&](MadeFile& file) {
        const auto* knownFile = knownFiles.find(file.file.name);
        return knownFile == nullptr || !file.isSame(knownFile->stamp);
    });
    if (!anyDiffers)
        return;
    if (!areAll) {
        pending.notices.clear();
        files = takeFiles(system.codec.save(model), pending);
    }
    for (auto& file : files) {
        auto target = pending.folder / files::fromBytes(file.file.name);
        add(pending, std::move(file), std::move(target), std::nullopt);
    }
    if (system.map.packedFirst)
        pending.notices.push_back(
            {pending.names.back(),
             texts::format(
                 "The game still reads the file inside {}: pack the document into the map, or erase that file "
                 "from it.",
                 files::toText(pending.archive.filename()))});
}

void addLoose(PendingSave& pending, std::vector<MadeFile> files, const DocumentPlace& place,
              const KnownFiles& knownFiles, const files::Disk& disk) {
    for (auto& file : files) {
        const auto& name = file.file.name;
        const auto* knownFile = knownFiles.find(name);
        if (knownFile == nullptr) {
            // Written even if equal to the file left earlier: it belongs to the document again.
            const auto left = std::ranges::find(place.left, name, &DocumentFile::name);
            const bool isBack = left != place.left.end();
            auto target = isBack ? left->path : place.folder / files::fromBytes(name);
            add(pending, std::move(file), std::move(target), isBack ? std::optional(left->stamp) : std::nullopt);
        } else if (isGone(disk, knownFile->path) || !file.isSame(knownFile->stamp)) {
            add(pending, std::move(file), knownFile->path, knownFile->stamp);
        }
    }
}

/// Which files of the document have to be made, and the names of the others, which are on disk as they are.
struct Sorted {
    std::vector<model::Slot> rows;
    std::vector<std::string> asOnDisk;
};

Sorted sortFiles(const systems::System& system, const model::Model& model, const UnsavedFiles& unsaved,
                 const DocumentPlace& place, const KnownFiles& knownFiles, const files::Disk& disk) {
    Sorted sorted{unsaved.rows(model), {}};
    const auto changed = sorted.rows;
    model.forEachLive(model::kFileType, [&](model::Slot row) {
        if (std::ranges::binary_search(changed, row))
            return;
        auto name = fileName(model, row);
        const auto* knownFile = knownFiles.find(name);
        if (knownFile == nullptr || (place.archive.empty() && isGone(disk, knownFile->path)))
            sorted.rows.push_back(row);
        else
            sorted.asOnDisk.push_back(std::move(name));
    });
    std::ranges::sort(sorted.rows);
    // A document that is saved as a whole may have more files than rows.
    if (system.codec.saveFiles == nullptr && sorted.rows.empty()) {
        for (const auto& file : place.files)
            sorted.asOnDisk.push_back(file.name);
    }
    return sorted;
}

systems::Saved saveFiles(const systems::System& system, const model::Model& model, std::span<const model::Slot> rows) {
    if (rows.empty())
        return {};
    return system.codec.saveFiles != nullptr ? system.codec.saveFiles(model, rows) : system.codec.save(model);
}

files::Result<files::SaveReport> writeInto(const PendingSave& pending, const files::SaveOptions& options,
                                           const files::SaveProgress& progress) {
    std::vector<files::NewEntry> entries;
    std::vector<std::span<const std::byte>> contents;
    for (const auto& file : pending.files) {
        entries.push_back({files::toBytes(file.target.lexically_relative(pending.archive)), file.bytes.size()});
        contents.emplace_back(file.bytes);
    }
    const auto planned = files::planEntries(pending.archive, entries, {.disk = options.disk});
    if (!planned)
        return tl::unexpected(planned.error());
    auto put = files::putEntries(*planned, contents, {.save = options}, progress);
    if (!put)
        return tl::unexpected(std::move(put.error()));
    files::SaveReport report;
    if (put->backupSet)
        report.backupSets.push_back(std::move(*put->backupSet));
    report.warnings = std::move(put->warnings);
    const auto modifiedNs = files::archiveModifiedNs(pending.archive, options.disk);
    for (std::size_t i = 0; i < pending.files.size(); ++i) {
        const auto& file = pending.files[i];
        const auto as = !put->changed                       ? files::SavedAs::Unchanged
                        : planned->plan.entries[i].replaced ? files::SavedAs::Replaced
                                                            : files::SavedAs::Created;
        report.files.push_back(
            {file.target, as, {file.bytes.size(), modifiedNs, file.hash ? *file.hash : files::hashOf(file.bytes)}});
    }
    return report;
}

} // namespace

PendingSave pendingInPlace(const systems::System& system, const model::Model& model, const DocumentPlace& place,
                           const files::Disk& disk, const UnsavedFiles* unsaved) {
    const KnownFiles knownFiles(place);
    PendingSave pending{.folder = folderToSaveInto(system, place, disk),
                        .archive = place.archive,
                        .refusal = whyNotSaved(system, model),
                        .notices = {}};
    Sorted sorted;
    if (unsaved != nullptr) {
        pending.unsavedMark = unsaved->mark();
        sorted = sortFiles(system, model, *unsaved, place, knownFiles, disk);
    }
    auto files =
        takeFiles(unsaved != nullptr ? saveFiles(system, model, sorted.rows) : system.codec.save(model), pending);

    std::unordered_set<std::string> names(sorted.asOnDisk.begin(), sorted.asOnDisk.end());
    for (const auto& file : files)
        names.insert(file.file.name);
    for (const auto& file : place.files) {
        if (!names.contains(file.name))
            pending.left.push_back(file.path);
    }
    const auto archive = place.archive.empty() ? files::FilePlace() : files::placeAt(place.archive, disk);
    // It was an archive when the document was opened. Where it cannot be read now, files beside it would take its
    // place.
    if (!place.archive.empty() && archive.kind == nullptr && !isGone(disk, place.archive) && pending.refusal.empty())
        pending.refusal = texts::format("{} cannot be read as an archive any more", files::toText(place.archive));
    if (const auto* kind = archive.savedInto())
        addInto(pending, *kind, std::move(files), place, knownFiles);
    else if (!place.archive.empty())
        addBeside(pending, std::move(files), knownFiles, system, model, sorted.asOnDisk.empty());
    else
        addLoose(pending, std::move(files), place, knownFiles, disk);
    return pending;
}

fs::path folderToSaveInto(const systems::System& system, const DocumentPlace& place, const files::Disk& disk) {
    return place.archive.empty() || place.files.empty() || files::placeAt(place.archive, disk).savedInto() != nullptr
               ? place.folder
               : looseFolderOf(system, place.folder, place.files.front().path, disk);
}

void renameFile(model::Transaction& tx, std::string_view name) {
    const auto& model = tx.model();
    assert(model.count(model::kFileType) == 1);
    const auto nameOfFile = fileNameColumn(model.schema());
    model.forEachLive(model::kFileType, [&](model::Slot file) { tx.set(nameOfFile, file, std::string(name)); });
}

PendingSave pendingInto(const systems::System& system, const model::Model& model, const fs::path& folder,
                        const UnsavedFiles* unsaved) {
    PendingSave pending{.folder = folder, .inPlace = false, .refusal = whyNotSaved(system, model), .notices = {}};
    if (unsaved != nullptr)
        pending.unsavedMark = unsaved->mark();
    for (auto& file : takeFiles(system.codec.save(model), pending)) {
        auto target = folder / files::fromBytes(file.file.name);
        add(pending, std::move(file), std::move(target), std::nullopt);
    }
    return pending;
}

files::Result<files::SaveReport> write(const PendingSave& pending, const WriteOptions& options,
                                       const files::SaveProgress& progress) {
    const auto& disk = options.save.disk;
    if (!pending.files.empty() && !pending.refusal.empty())
        return tl::unexpected(files::FileError{files::FileErrorKind::Invalid, pending.files.front().target,
                                               texts::format("cannot be saved: {}", pending.refusal)});
    if (pending.intoArchive && !pending.files.empty())
        if (const auto undone = files::recoverArchive(pending.archive, disk); !undone)
            return tl::unexpected(undone.error());
    if (!options.replaceChanged) {
        files::BatchReader reader({.disk = disk});
        for (std::size_t i = 0; i < pending.files.size(); ++i) {
            if (auto untouched = expectUntouched(disk, reader, pending, i); !untouched)
                return tl::unexpected(untouched.error());
        }
    }
    if (pending.intoArchive && !pending.files.empty())
        return writeInto(pending, options.save, progress);
    return files::saveSet(pending.files, options.save, progress);
}

void updatePlace(DocumentPlace& place, const PendingSave& pending, const files::SaveReport& report) {
    const bool onDisk = pending.inPlace && place.archive.empty();
    if (!pending.inPlace)
        place = {pending.folder, {}};
    if (!pending.files.empty() && !place.archive.empty() && !pending.intoArchive) {
        place.folder = pending.folder;
        place.archive.clear();
    }
    const auto leaves = [&](const DocumentFile& file) {
        return std::ranges::find(pending.left, file.path) != pending.left.end();
    };
    for (const auto& file : place.files) {
        if (onDisk && leaves(file))
            place.left.push_back({file.path, file.name, file.stamp, {}});
    }
    std::erase_if(place.files, leaves);
    for (std::size_t i = 0; i < pending.files.size(); ++i) {
        const auto it = std::ranges::find(place.files, pending.names[i], &DocumentFile::name);
        auto& file = it != place.files.end() ? *it : place.files.emplace_back();
        file = {pending.files[i].target, pending.names[i], report.files[i].stamp, {}};
        std::erase_if(place.left, [&](const DocumentFile& left) { return left.name == file.name; });
    }
}

fs::path shownPathAfter(const OpenedDocument& document, const PendingSave& pending) {
    if (!pending.inPlace)
        return document.system->codec.saveFiles == nullptr ? pending.files.front().target : pending.folder;
    const bool renamed = std::ranges::find(pending.left, document.shownPath) != pending.left.end();
    if (!renamed && (pending.archive.empty() || pending.intoArchive || pending.files.empty()))
        return document.shownPath;
    return document.place.files.size() == 1 ? document.place.files.front().path : document.place.folder;
}

} // namespace navsmith::opening
