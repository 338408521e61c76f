#include "core/files/put_entry.h"

#include "core/files/file_steps.h"

#include <fmt/format.h>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

FileError malformed(const fs::path& path, bytes::FormatError error) {
    auto what = bytes::describe(error);
    return {FileErrorKind::Malformed, path, std::move(what), std::move(error)};
}

/// Under which name the old bytes of an entry are kept: one without folders, as a backup set has none.
std::string backupName(const fs::path& archive, std::string_view entry) {
    const auto inside = insideName(entry);
    const auto last = inside ? inside->substr(inside->rfind('/') + 1) : std::string("entry");
    return toBytes(archive.filename()) + "-" + last;
}

} // namespace

Result<PlannedEntry> planEntry(const fs::path& archive, std::string_view name, std::uint64_t size,
                               const ReadOptions& options) {
    if (const auto whole = expectWhole(archive, options.ops); !whole)
        return tl::unexpected(whole.error());
    const auto source = FileSource::open(archive, options.ops);
    if (!source)
        return tl::unexpected(source.error());
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), kArchiveHeadBytes));
    if (!head)
        return tl::unexpected(malformed(archive, head.error()));
    const auto* kind = findArchiveKind(*head);
    if (kind == nullptr || kind->plan == nullptr)
        return tl::unexpected(FileError{
            FileErrorKind::Invalid, archive,
            fmt::format("cannot be written to: it is {}; files are packed into maps of the Source engine only",
                        kind == nullptr ? "no archive that this program knows" : fmt::format("a {}", kind->title))});
    if (!insideName(name))
        return tl::unexpected(FileError{FileErrorKind::Invalid, archive,
                                        fmt::format("cannot hold a file of the name \"{}\": it leads nowhere", name)});
    auto plan = kind->plan(*source, name, size, options.largest);
    if (const auto unchanged = (*source)->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!plan)
        return tl::unexpected(malformed(archive, std::move(plan.error())));
    return PlannedEntry{archive, std::move(*plan), (*source)->info().size, (*source)->info().modifiedNs};
}

Result<InPlaceReport> putEntry(const PlannedEntry& planned, std::span<const std::byte> bytes,
                               const InPlaceOptions& options, const SaveProgress& progress) {
    auto writes = planned.plan.build(bytes);
    if (!writes)
        return tl::unexpected(malformed(planned.archive, std::move(writes.error())));
    InPlaceChange change{planned.archive, planned.plan.archiveSize, std::move(*writes), planned.oldSize,
                         planned.oldModifiedNs};
    auto chosen = options;
    if (planned.plan.replaced) {
        if (auto old = planned.plan.replaced(ReadOptions{}.largest))
            change.backups.push_back({backupName(planned.archive, planned.plan.name), std::move(*old)});
        else
            chosen.backUpWhole = true;
    }
    return changeInPlace(change, chosen, progress);
}

} // namespace navsmith::files
