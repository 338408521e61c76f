#include "core/files/put_entry.h"

#include "core/files/file_steps.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

/// "a" or "an", by how it is spelled.
std::string_view articleOf(std::string_view title) {
    return title.find_first_of("aeiouAEIOU") == 0 ? "an" : "a";
}

FileError malformed(const fs::path& path, bytes::FormatError error) {
    auto what = bytes::describe(error);
    return {FileErrorKind::Malformed, path, std::move(what), std::move(error)};
}

/// Under which name the old bytes of an entry are kept: one without folders, as a backup set has none, and not one that
/// is taken already.
std::string backupName(const fs::path& archive, std::string_view entry, std::span<const BackupFile> taken) {
    const auto inside = insideName(entry);
    const auto last = inside ? inside->substr(inside->rfind('/') + 1) : std::string("entry");
    const auto plain = toBytes(archive.filename()) + "-" + last;
    auto name = plain;
    for (int again = 2; std::any_of(taken.begin(), taken.end(), [&](const auto& file) { return file.name == name; });
         ++again)
        name = fmt::format("{}-{}", plain, again);
    return name;
}

} // namespace

Result<PlannedEntries> planEntries(const fs::path& archive, std::span<const NewEntry> files,
                                   const ReadOptions& options) {
    if (const auto whole = expectWhole(archive, options.ops); !whole)
        return tl::unexpected(whole.error());
    const auto source = FileSource::open(archive, options.ops);
    if (!source)
        return tl::unexpected(source.error());
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), kArchiveHeadBytes));
    if (!head)
        return tl::unexpected(malformed(archive, head.error()));
    const auto* kind = findArchiveKind(archive, *head, options.ops);
    if (kind == nullptr || kind->plan == nullptr)
        return tl::unexpected(FileError{
            FileErrorKind::Invalid, archive,
            fmt::format("cannot be written to: it is {}; files are packed into maps of the Source engine only, "
                        "and saved into IMG archives of one file",
                        kind == nullptr ? "no archive that this program knows"
                                        : fmt::format("{} {}", articleOf(kind->title), kind->title))});
    for (const auto& file : files)
        if (!insideName(file.name))
            return tl::unexpected(
                FileError{FileErrorKind::Invalid, archive,
                          fmt::format("cannot hold a file of the name \"{}\": it leads nowhere", file.name)});
    auto plan = kind->plan(*source, files, options.largest);
    if (const auto unchanged = (*source)->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!plan)
        return tl::unexpected(malformed(archive, std::move(plan.error())));
    return PlannedEntries{archive, std::move(*plan), (*source)->info().size, (*source)->info().modifiedNs};
}

Result<InPlaceReport> putEntries(const PlannedEntries& planned, std::span<const std::span<const std::byte>> files,
                                 const InPlaceOptions& options, const SaveProgress& progress) {
    auto writes = planned.plan.build(files);
    if (!writes)
        return tl::unexpected(malformed(planned.archive, std::move(writes.error())));
    InPlaceChange change{planned.archive, planned.plan.archiveSize, std::move(*writes), planned.oldSize,
                         planned.oldModifiedNs};
    auto chosen = options;
    for (const auto& entry : planned.plan.entries) {
        if (!entry.replaced)
            continue;
        if (auto old = entry.replaced(ReadOptions{}.largest))
            change.backups.push_back({backupName(planned.archive, entry.name, change.backups), std::move(*old)});
        else
            chosen.backUpWhole = true;
    }
    return changeInPlace(change, chosen, progress);
}

Result<PlannedEntries> planEntry(const fs::path& archive, std::string_view name, std::uint64_t size,
                                 const ReadOptions& options) {
    const NewEntry file{std::string(name), size};
    return planEntries(archive, std::span(&file, 1), options);
}

Result<InPlaceReport> putEntry(const PlannedEntries& planned, std::span<const std::byte> bytes,
                               const InPlaceOptions& options, const SaveProgress& progress) {
    return putEntries(planned, std::span(&bytes, 1), options, progress);
}

} // namespace navsmith::files
