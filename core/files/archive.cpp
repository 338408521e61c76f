#include "core/files/archive.h"

#include "core/files/file_steps.h"
#include "core/files/save_plan.h"
#include "formats/bytes/plain_text.h"
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
    const auto otherName = name.substr(0, name.size() - end.size()) + std::string(otherEnd);
    const auto folder = path.parent_path();
    // The name as it is on disk, even where the system finds it by another spelling; an exact match first.
    auto others = disk->names(folder.empty() ? fs::path(".") : folder).value_or(std::vector<fs::path>{});
    std::sort(others.begin(), others.end());
    std::stable_partition(others.begin(), others.end(),
                          [&](const fs::path& other) { return toBytes(other) == otherName; });
    for (const auto& other : others)
        if (containers::sameImgName(toBytes(other), otherName) && isFile(disk, folder / other))
            return folder / other;
    return isFile(disk, folder / fromBytes(otherName)) ? std::optional(folder / fromBytes(otherName)) : std::nullopt;
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

bytes::Result<std::vector<std::byte>> headOf(const FileSource& source) {
    return source.read(0, std::min<std::uint64_t>(source.size(), kArchiveHeadBytes));
}

/// `file` is no separate directory file.
FilePlace placeOf(const fs::path& file, std::span<const std::byte> head, const Disk& disk) {
    const auto name = toBytes(file.filename());
    for (const auto& kind : archiveKinds()) {
        if (!kind.recognise(head) || !(kind.nameEnd.empty() || endsWithoutCase(name, kind.nameEnd)))
            continue;
        if (auto directory = besideWithEnd(file, kind.nameEnd, kind.directoryEnd, disk);
            directory || kind.directoryEnd.empty())
            return {file, &kind, std::move(directory)};
    }
    return {file};
}

FilePlace placeOf(const fs::path& file, const Disk& disk) {
    const auto source = FileSource::open(file, disk);
    if (!source)
        return {file};
    const auto head = headOf(**source);
    return head ? placeOf(file, *head, disk) : FilePlace{file};
}

/// The main file of an archive for its separate directory file; any other path as it is.
fs::path mainFileOf(const fs::path& path, const Disk& disk) {
    for (const auto& kind : archiveKinds()) {
        const auto archive = besideWithEnd(path, kind.directoryEnd, kind.nameEnd, disk);
        // `path` may belong to another kind of archive, which does not use the file beside it.
        if (archive && isFile(disk, path) && placeOf(*archive, disk).kind == &kind)
            return *archive;
    }
    return path;
}

} // namespace

FilePlace placeAt(const fs::path& path, const Disk& disk) {
    return placeOf(mainFileOf(path, disk), disk);
}

bool sameInside(const ArchiveKind& kind, std::string_view a, std::string_view b) {
    return kind.byName ? containers::sameImgName(a, b) : a == b;
}

bool liesIn(const ArchiveKind& kind, std::string_view inside, std::string_view path) {
    return path.empty() || sameInside(kind, inside, path) ||
           (inside.size() > path.size() && inside[path.size()] == '/' &&
            sameInside(kind, inside.substr(0, path.size()), path));
}

std::string entryKey(const ArchiveKind& kind, std::string inside) {
    if (kind.byName)
        return bytes::lowered(inside);
    return inside;
}

Result<ArchiveFiles> openArchiveFiles(const fs::path& named, const Disk& disk) {
    const auto path = mainFileOf(named, disk);
    if (const auto whole = expectWhole(path, disk); !whole)
        return tl::unexpected(whole.error());
    auto source = FileSource::open(path, disk);
    if (!source)
        return tl::unexpected(std::move(source.error()));
    const auto head = headOf(**source);
    if (!head)
        return tl::unexpected(fileError(head.error(), path));
    const auto place = placeOf(path, *head, disk);
    ArchiveFiles files{place.kind, std::move(*source), nullptr};
    if (files.kind == nullptr)
        return tl::unexpected(FileError{FileErrorKind::Invalid, path, texts::format("is not a supported archive")});
    if (!place.directory)
        return files;
    if (const auto together = expectBothReplaced(disk, path, *place.directory); !together)
        return tl::unexpected(together.error());
    auto opened = FileSource::open(*place.directory, disk);
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
    const auto archive = mainFileOf(path, disk);
    auto changed = recoverInPlace(archive, disk);
    const bool ofTwoFiles = changed && placeOf(archive, disk).directory;
    const auto folder = archive.parent_path().empty() ? fs::path(".") : archive.parent_path();
    if (!ofTwoFiles ||
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
    const auto archive = placeAt(path, disk);
    const auto own = timeOf(archive.path);
    return archive.directory ? std::max(own, timeOf(*archive.directory)) : own;
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
            return WayInside{mainFileOf(at, disk), toBytes(inside)};
        }
        inside = inside.empty() ? at.filename() : at.filename() / inside;
    }
    return std::nullopt;
}

} // namespace navsmith::files
