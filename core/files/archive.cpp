#include "core/files/archive.h"

#include "core/files/file_steps.h"
#include "core/files/save_plan.h"
#include "formats/containers/img.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

bool endsWithoutCase(std::string_view name, std::string_view end) {
    return name.size() > end.size() && containers::sameImgName(name.substr(name.size() - end.size()), end);
}

bool isFile(const Disk& disk, const fs::path& path) {
    const auto info = disk->info(path, Links::Follow);
    return info && info->kind == FileKind::Regular;
}

/// The file beside `path` with the same name but for its extension, ignoring case.
std::optional<fs::path> besideWithEnd(const fs::path& path, std::string_view end, std::string_view otherEnd,
                                      const Disk& disk) {
    const auto name = toBytes(path.filename());
    if (end.empty() || otherEnd.empty() || !endsWithoutCase(name, end))
        return std::nullopt;
    const auto wanted = name.substr(0, name.size() - end.size()) + std::string(otherEnd);
    const auto folder = path.parent_path();
    // The name as it is on disk, even where the system finds it by another spelling; an exact match first.
    auto others = disk->names(folder.empty() ? fs::path(".") : folder).value_or(std::vector<fs::path>{});
    std::sort(others.begin(), others.end());
    std::stable_partition(others.begin(), others.end(),
                          [&](const fs::path& other) { return toBytes(other) == wanted; });
    for (const auto& other : others)
        if (containers::sameImgName(toBytes(other), wanted) && isFile(disk, folder / other))
            return folder / other;
    return isFile(disk, folder / fromBytes(wanted)) ? std::optional(folder / fromBytes(wanted)) : std::nullopt;
}

/// The separate directory file of an archive.
std::optional<fs::path> directoryOf(const ArchiveKind& kind, const fs::path& archive, const Disk& disk) {
    return besideWithEnd(archive, kind.nameEnd, kind.directoryEnd, disk);
}

/// "C:", on every platform: the archive may be used on another.
bool isDrive(std::string_view part) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return part.size() >= 2 && part[1] == ':' && letter(part[0]);
}

/// A crash may have left one old and one new of two files that are saved together.
Result<void> expectBothReplaced(const Disk& disk, const fs::path& archive, const fs::path& directory) {
    const auto folder = archive.parent_path().empty() ? fs::path(".") : archive.parent_path();
    if (!disk->info(folder / kJournalName, Links::Keep))
        return {};
    const auto plan = readPlan(disk, folder, kJournalName);
    if (!plan && plan.error().kind == FileErrorKind::Missing)
        return {};
    const auto isOfIt = [&](const PlannedFile& file) {
        return file.name == toBytes(archive.filename()) || file.name == toBytes(directory.filename());
    };
    if (plan && std::none_of(plan->files.begin(), plan->files.end(), isOfIt))
        return {};
    return tl::unexpected(
        FileError{FileErrorKind::Unfinished, archive,
                  texts::format("cannot be read: a save of it and its directory was interrupted or is still "
                                "running. Open it in the editor to finish or undo the save")});
}

} // namespace

const ArchiveKind* findArchiveKind(const fs::path& path, std::span<const std::byte> head, const Disk& disk) {
    const auto name = toBytes(path.filename());
    const auto found = std::find_if(archiveKinds().begin(), archiveKinds().end(), [&](const ArchiveKind& kind) {
        return kind.recognise(head) && (kind.nameEnd.empty() || endsWithoutCase(name, kind.nameEnd)) &&
               (kind.directoryEnd.empty() || directoryOf(kind, path, disk));
    });
    return found == archiveKinds().end() ? nullptr : &*found;
}

const ArchiveKind* findArchiveKind(const fs::path& path, const Disk& disk) {
    const auto source = FileSource::open(path, disk);
    if (!source)
        return nullptr;
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), kArchiveHeadBytes));
    return head ? findArchiveKind(path, *head, disk) : nullptr;
}

bool sameInside(const ArchiveKind& kind, std::string_view a, std::string_view b) {
    return kind.byName ? containers::sameImgName(a, b) : a == b;
}

std::string entryKey(const ArchiveKind& kind, std::string inside) {
    if (kind.byName)
        std::transform(inside.begin(), inside.end(), inside.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return inside;
}

fs::path archiveFileOf(const fs::path& path, const Disk& disk) {
    for (const auto& kind : archiveKinds()) {
        const auto archive = besideWithEnd(path, kind.directoryEnd, kind.nameEnd, disk);
        // `path` may belong to another kind of archive, which does not use the file beside it.
        if (archive && isFile(disk, path) && findArchiveKind(*archive, disk) == &kind)
            return *archive;
    }
    return path;
}

Result<ArchiveFiles> openArchiveFiles(const fs::path& named, const Disk& disk) {
    const auto path = archiveFileOf(named, disk);
    if (const auto whole = expectWhole(path, disk); !whole)
        return tl::unexpected(whole.error());
    auto source = FileSource::open(path, disk);
    if (!source)
        return tl::unexpected(std::move(source.error()));
    const auto head = (*source)->read(0, std::min<std::uint64_t>((*source)->size(), kArchiveHeadBytes));
    if (!head)
        return tl::unexpected(fileError(head.error(), path));
    ArchiveFiles files{findArchiveKind(path, *head, disk), std::move(*source), nullptr};
    if (files.kind == nullptr)
        return tl::unexpected(FileError{FileErrorKind::Invalid, path, texts::format("is not a supported archive")});
    const auto beside = directoryOf(*files.kind, path, disk);
    if (!beside)
        return files;
    if (const auto together = expectBothReplaced(disk, path, *beside); !together)
        return tl::unexpected(together.error());
    auto opened = FileSource::open(*beside, disk);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    files.directory = std::move(*opened);
    return files;
}

Result<void> ArchiveFiles::expectUnchanged() const {
    auto unchanged = source->expectUnchanged();
    return unchanged && directory != nullptr ? directory->expectUnchanged() : unchanged;
}

Result<Archive> openArchive(const fs::path& path, const ReadOptions& options) {
    auto files = openArchiveFiles(path, options.disk);
    if (!files)
        return tl::unexpected(std::move(files.error()));
    auto content = files->kind->open(files->source, files->directory, options.largest);
    if (const auto unchanged = files->expectUnchanged(); !unchanged)
        return tl::unexpected(unchanged.error());
    if (!content)
        return tl::unexpected(fileError(std::move(content.error()), files->directoryPath()));
    return Archive{std::move(*files), std::move(*content)};
}

Result<RecoveryReport> recoverArchive(const fs::path& path, const Disk& disk) {
    const auto archive = archiveFileOf(path, disk);
    auto changed = recoverInPlace(archive, disk);
    const auto* kind = changed ? findArchiveKind(archive, disk) : nullptr;
    const auto folder = archive.parent_path().empty() ? fs::path(".") : archive.parent_path();
    if (kind == nullptr || kind->directoryEnd.empty() ||
        (!disk->info(folder / kJournalName, Links::Keep) && !disk->info(folder / kStagingName, Links::Keep)))
        return changed;
    auto saved = recoverFolder(folder, disk);
    return saved && !saved->isNews() ? changed : saved;
}

std::int64_t archiveModifiedNs(const fs::path& path, const Disk& disk) {
    const auto timeOf = [&](const fs::path& file) {
        const auto info = disk->info(file, Links::Follow);
        return info ? info->modifiedNs : 0;
    };
    const auto archive = archiveFileOf(path, disk);
    std::int64_t newest = timeOf(archive);
    if (const auto* kind = findArchiveKind(archive, disk); kind != nullptr && !kind->directoryEnd.empty())
        if (const auto directory = directoryOf(*kind, archive, disk))
            newest = std::max(newest, timeOf(*directory));
    return newest;
}

std::optional<std::string> insideName(std::string_view storedName) {
    std::string inside;
    while (true) {
        const auto end = storedName.find_first_of("/\\"); // depends on the tool that wrote it
        const auto part = storedName.substr(0, end);
        const bool control =
            std::any_of(part.begin(), part.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
        if (control || isDrive(part) || !isPlainName(part) || isOurName(fromBytes(part)))
            return std::nullopt;
        inside += part;
        if (end == std::string_view::npos)
            return inside;
        inside += '/';
        storedName.remove_prefix(end + 1);
    }
}

std::optional<WayInside> throughArchive(const fs::path& path, const Disk& disk) {
    fs::path inside = path.filename();
    for (auto at = path.parent_path(); !at.empty() && at != at.parent_path(); at = at.parent_path()) {
        if (const auto info = disk->info(at, Links::Follow)) {
            if (info->kind != FileKind::Regular || inside.empty() || disk->info(path, Links::Follow))
                return std::nullopt;
            return WayInside{archiveFileOf(at, disk), toBytes(inside)};
        }
        inside = inside.empty() ? at.filename() : at.filename() / inside;
    }
    return std::nullopt;
}

} // namespace navsmith::files
