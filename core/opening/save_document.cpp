#include "core/opening/save_document.h"

#include "core/files/batch_reader.h"
#include "core/files/platform_files.h"
#include "core/files/put_entry.h"
#include "core/opening/game_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;

void add(PendingSave& pending, systems::OutputFile file, fs::path target, std::optional<files::FileStamp> known,
         std::optional<std::uint64_t> exact = {}) {
    pending.names.push_back(std::move(file.name));
    pending.exact.push_back(exact.value_or(file.bytes.size()));
    pending.files.push_back({std::move(target), std::move(file.bytes)});
    pending.known.push_back(known);
}

bool same(const files::FileStamp& stamp, std::span<const std::byte> bytes) {
    return stamp.size == bytes.size() && stamp.hash == files::hashOf(bytes);
}

/// Checks that a file on disk is unchanged, or still missing.
files::Result<void> expectUntouched(files::FileOps& ops, files::BatchReader& reader, const fs::path& target,
                                    const std::optional<files::FileStamp>& known, const fs::path& archive) {
    if (!known) {
        const bool inside = !archive.empty() && target.string().starts_with((archive / "").string());
        const bool there = inside ? reader.stamp(target).has_value() : ops.info(target, files::Links::Keep).has_value();
        if (there && !archive.empty() && !inside)
            return tl::unexpected(FileError{
                FileErrorKind::Changed, target,
                fmt::format("cannot be saved: a file of this name lies there already, and what is open came out of {}",
                            archive.filename().string())});
        if (there)
            return tl::unexpected(
                FileError{FileErrorKind::Changed, target,
                          "cannot be saved: there is a file of this name already, and it is none of the "
                          "document's"});
        return {};
    }
    const auto changed = reader.changedSince(target, *known);
    if (!changed && changed.error().kind == FileErrorKind::Missing)
        return {}; // deleted; saving restores it
    if (!changed)
        return tl::unexpected(changed.error());
    if (*changed)
        return tl::unexpected(FileError{FileErrorKind::Changed, target,
                                        "cannot be saved: another program has changed it since it was opened"});
    return {};
}

/// Prepares saving into the original archive: only changed files, padded as they will be read back.
void addInto(PendingSave& pending, const files::ArchiveKind& kind, systems::Saved& saved, const DocumentPlace& place) {
    pending.intoArchive = true;
    for (auto& file : saved.files) {
        const auto* known = place.find(file.name);
        if (known != nullptr && same(known->stamp, file.bytes))
            continue;
        const auto exact = file.bytes.size();
        if (const auto over = exact % kind.unit; over != 0)
            file.bytes.resize(file.bytes.size() + static_cast<std::size_t>(kind.unit - over));
        if (known != nullptr && same(known->stamp, file.bytes))
            continue;
        // A new file goes beside the others.
        auto target = known != nullptr      ? known->path
                      : place.files.empty() ? place.archive / file.name
                                            : place.files.front().path.parent_path() / file.name;
        const auto stamp = known != nullptr ? std::optional(known->stamp) : std::nullopt;
        add(pending, std::move(file), std::move(target), stamp, exact);
    }
}

files::Result<files::SaveReport> writeInto(files::FileOps& ops, const PendingSave& pending, const WriteOptions& options,
                                           const files::SaveProgress& progress) {
    std::vector<files::NewEntry> entries;
    std::vector<std::span<const std::byte>> contents;
    for (const auto& file : pending.files) {
        entries.push_back({file.target.lexically_relative(pending.archive).generic_string(), file.bytes.size()});
        contents.emplace_back(file.bytes);
    }
    const auto planned = files::planEntries(pending.archive, entries, {.ops = &ops});
    if (!planned)
        return tl::unexpected(planned.error());
    auto save = options.save;
    save.ops = &ops;
    auto put = files::putEntries(*planned, contents, {.save = save}, progress);
    if (!put)
        return tl::unexpected(std::move(put.error()));
    files::SaveReport report;
    if (put->backupSet)
        report.backupSets.push_back(std::move(*put->backupSet));
    report.warnings = std::move(put->warnings);
    const auto modifiedNs = files::archiveModifiedNs(pending.archive, &ops);
    for (std::size_t i = 0; i < pending.files.size(); ++i) {
        const auto& file = pending.files[i];
        const auto as = !put->changed                       ? files::SavedAs::Unchanged
                        : planned->plan.entries[i].replaced ? files::SavedAs::Replaced
                                                            : files::SavedAs::Created;
        report.files.push_back({file.target, as, {file.bytes.size(), modifiedNs, files::hashOf(file.bytes)}});
    }
    return report;
}

} // namespace

PendingSave pendingInPlace(const systems::System& system, const model::Model& model, const DocumentPlace& place,
                           files::FileOps* ops) {
    files::SystemFileOps own;
    auto& used = ops != nullptr ? *ops : own;
    auto saved = system.codec.save(model);
    PendingSave pending{
        .folder = folderToSaveInto(system, place, ops), .archive = place.archive, .notices = std::move(saved.notices)};
    for (const auto& file : place.files) {
        if (std::ranges::find(saved.files, file.name, &systems::OutputFile::name) == saved.files.end())
            pending.left.push_back(file.path);
    }
    if (const auto* kind = savedIntoKind(place.archive, ops)) {
        addInto(pending, *kind, saved, place);
        return pending;
    }
    if (!place.archive.empty()) {
        const bool anyDiffers = std::ranges::any_of(saved.files, [&](const systems::OutputFile& file) {
            const auto* known = place.find(file.name);
            return known == nullptr || !same(known->stamp, file.bytes);
        });
        for (auto& file : saved.files) {
            if (!anyDiffers)
                break;
            auto target = pending.folder / file.name;
            add(pending, std::move(file), std::move(target), std::nullopt);
        }
        return pending;
    }
    for (auto& file : saved.files) {
        const auto* known = place.find(file.name);
        if (known == nullptr) {
            // Written even if equal to the file left earlier: it belongs to the document again.
            const auto left = std::ranges::find(place.left, file.name, &DocumentFile::name);
            const bool isBack = left != place.left.end();
            auto target = isBack ? left->path : place.folder / file.name;
            add(pending, std::move(file), std::move(target), isBack ? std::optional(left->stamp) : std::nullopt);
            continue;
        }
        const auto there = used.info(known->path, files::Links::Follow);
        const bool gone = !there && files::isMissing(there.error());
        if (gone || !same(known->stamp, file.bytes))
            add(pending, std::move(file), known->path, known->stamp);
    }
    return pending;
}

fs::path folderToSaveInto(const systems::System& system, const DocumentPlace& place, files::FileOps* ops) {
    return place.archive.empty() || place.files.empty() || savedIntoKind(place.archive, ops) != nullptr
               ? place.folder
               : looseFolderOf(system, place.folder, place.files.front().path, ops);
}

PendingSave pendingInto(const systems::System& system, const model::Model& model, const fs::path& folder) {
    auto saved = system.codec.save(model);
    PendingSave pending{.folder = folder, .inPlace = false, .notices = std::move(saved.notices)};
    for (auto& file : saved.files) {
        auto target = folder / file.name;
        add(pending, std::move(file), std::move(target), std::nullopt);
    }
    return pending;
}

files::Result<files::SaveReport> write(const PendingSave& pending, const WriteOptions& options,
                                       const files::SaveProgress& progress) {
    files::SystemFileOps own;
    auto& ops = options.save.ops != nullptr ? *options.save.ops : own;
    if (pending.intoArchive && !pending.files.empty())
        if (const auto undone = files::recoverArchive(pending.archive, &ops); !undone)
            return tl::unexpected(undone.error());
    if (pending.inPlace && !options.replaceChanged) {
        files::BatchReader reader({.ops = &ops});
        for (std::size_t i = 0; i < pending.files.size(); ++i) {
            if (auto untouched =
                    expectUntouched(ops, reader, pending.files[i].target, pending.known[i], pending.archive);
                !untouched)
                return tl::unexpected(untouched.error());
        }
    }
    if (pending.intoArchive && !pending.files.empty())
        return writeInto(ops, pending, options, progress);
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
        return pending.folder;
    const bool renamed = std::ranges::find(pending.left, document.shownPath) != pending.left.end();
    if (!renamed && (pending.archive.empty() || pending.intoArchive || pending.files.empty()))
        return document.shownPath;
    return document.place.files.size() == 1 ? document.place.files.front().path : document.place.folder;
}

} // namespace navsmith::opening
