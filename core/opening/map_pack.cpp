#include "core/opening/map_pack.h"

#include "core/files/archive.h"
#include "core/files/path_text.h"
#include "core/model/wording.h"
#include "core/opening/file_head.h"
#include "core/opening/foreign_files.h"
#include "core/world/map_file.h"
#include "formats/bytes/plain_text.h"
#include "formats/containers/zip_change.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using files::FileError;
using files::FileErrorKind;

/// Why a file has no files packed into it, after its name.
std::string whyNoPack(const fs::path& path, const files::FilePlace& place, const FileHead& head) {
    if (place.kind != nullptr)
        return texts::format("is no map of the Source engine: it is of the kind \"{}\"", place.kind->title);
    const auto start = std::span(head.bytes);
    if (const auto map = world::recogniseMap(start, files::toText(path.filename())))
        return texts::format("is no map of the Source engine, and only these have files packed into them ({})",
                             map->title);
    const auto foreign = recogniseForeign(files::toText(path.filename()), start, head.size);
    return foreign ? foreign->what : texts::format("is no map of the Source engine");
}

FileError missing(const fs::path& map, std::string_view name) {
    return {FileErrorKind::Missing, map, texts::format("has no file \"{}\" packed into it", name)};
}

files::Result<files::Archive> openPack(const fs::path& map, const files::ReadOptions& options) {
    return expectMapWithFiles(map, options.disk).and_then([&] { return files::openArchive(map, options); });
}

// Folders of games of the Source engine, apart from maps, of which maps bring files of their own.
constexpr std::array<std::string_view, 12> kGameFolders{"cfg",    "expressions", "lua",       "materials",
                                                        "media",  "models",      "particles", "resource",
                                                        "scenes", "scripts",     "shaders",   "sound"};

bool isGameFolder(std::string_view part) {
    return std::ranges::any_of(kGameFolders, [&](auto folder) { return sameInMap(folder, part); });
}

bool isMapsFolder(std::string_view part) {
    return sameInMap("maps", part);
}

fs::path fullPath(const fs::path& path) {
    std::error_code failure;
    const auto absolute = fs::absolute(path, failure);
    return (failure ? path : absolute).lexically_normal();
}

/// The parts of a path, below the folder of the map's game if the file lies there.
struct PathParts {
    std::vector<std::string> names;
    bool inGame = false;
};

PathParts partsOf(const fs::path& path, const fs::path& map) {
    PathParts parts;
    auto inside = fullPath(path).relative_path();
    for (auto folder = fullPath(map).parent_path(); folder.has_relative_path(); folder = folder.parent_path()) {
        if (!isMapsFolder(files::toBytes(folder.filename())))
            continue;
        const auto relative = fullPath(path).lexically_relative(folder.parent_path());
        parts.inGame = !relative.empty() && *relative.begin() != ".." && relative != ".";
        if (parts.inGame) {
            inside = relative;
            break;
        }
    }
    for (const auto& part : inside)
        if (!part.empty())
            parts.names.push_back(files::toBytes(part));
    return parts;
}

/// * stands for any characters, ? for one. Both texts are keys.
bool fitsPattern(std::string_view pattern, std::string_view name) {
    std::size_t at = 0;
    std::size_t in = 0;
    auto star = std::string_view::npos; // position behind the last star
    std::size_t resume = 0;             // where the name goes on if that star takes one character more
    while (in < name.size()) {
        if (at < pattern.size() && pattern[at] == '*') {
            star = ++at;
            resume = in;
        } else if (at < pattern.size() && (pattern[at] == '?' || pattern[at] == name[in])) {
            ++at;
            ++in;
        } else if (star != std::string_view::npos) {
            at = star;
            in = ++resume;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

/// "x.txt (12 bytes)" of one file, "3 files" of more. `files` is not empty.
std::string shown(const std::vector<std::pair<std::string, std::uint64_t>>& files) {
    if (files.size() > 1)
        return model::counted(files.size(), "file");
    return fmt::format("{} ({})", files.front().first, model::counted(files.front().second, "byte"));
}

} // namespace

bool sameInMap(std::string_view a, std::string_view b) {
    return containers::sameZipName(a, b);
}

std::string mapPackName(std::string_view name) {
    auto result = bytes::slashed(name);
    while (result.starts_with("./"))
        result.erase(0, 2);
    result.erase(0, std::min(result.find_first_not_of('/'), result.size()));
    result.erase(result.find_last_not_of('/') + 1);
    return result;
}

std::vector<std::size_t> filesCalled(const MapPack& pack, std::string_view pattern) {
    const auto key = containers::zipNameKey(mapPackName(pattern));
    std::vector<std::size_t> exact;
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < pack.files.size(); ++i) {
        const auto name = containers::zipNameKey(pack.files[i].name);
        if (name == key || sameInMap(pack.files[i].name, pattern))
            exact.push_back(i);
        else if (!key.empty() && (name.starts_with(key + '/') || fitsPattern(key, name)))
            others.push_back(i);
    }
    return exact.empty() ? others : exact; // a name may have a * in it
}

std::optional<std::string> gameNameOf(const fs::path& file, const fs::path& map) {
    const auto parts = partsOf(file, map);
    const auto folders = std::span(parts.names).first(parts.names.size() - (parts.names.empty() ? 0 : 1));
    auto start = std::ranges::find_if(folders, isGameFolder);
    if (start == folders.end()) {
        const auto last = std::ranges::find_if(folders.rbegin(), folders.rend(), isMapsFolder);
        start = last == folders.rend() ? folders.begin() : std::prev(last.base());
        if (last == folders.rend() && !parts.inGame)
            return std::nullopt;
    }
    const auto from = parts.names.begin() + (start - folders.begin());
    return fmt::format("{}", fmt::join(from, parts.names.end(), "/"));
}

bool isLikeAGame(const fs::path& folder, const fs::path& map) {
    if (std::ranges::any_of(partsOf(folder, map).names, isGameFolder))
        return false;
    std::error_code failure;
    for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure)) {
        const auto name = files::toBytes(at->path().filename());
        if (at->is_directory(failure) && (isGameFolder(name) || isMapsFolder(name)))
            return true;
    }
    return false;
}

files::Result<void> expectMapWithFiles(const fs::path& map, const files::Disk& disk) {
    const auto head = readHead(disk, map, kForeignBytes);
    if (!head)
        return tl::unexpected(head.error());
    const auto place = files::placeAt(map, disk);
    if (place.kind != nullptr && place.kind->plan != nullptr && !place.kind->savedInto)
        return {};
    return tl::unexpected(FileError{FileErrorKind::Invalid, map, whyNoPack(map, place, *head)});
}

files::Result<MapPack> listPackedFiles(const fs::path& map, Recovery recovery, const files::Disk& disk) {
    MapPack pack;
    if (recovery == Recovery::Recover) {
        auto undone = files::recoverArchive(map, disk);
        if (!undone)
            return tl::unexpected(std::move(undone.error()));
        if (undone->isNews())
            pack.notice = std::move(undone->message);
    }
    auto archive = openPack(map, {.disk = disk});
    if (!archive)
        return tl::unexpected(std::move(archive.error()));
    for (auto& entry : archive->content.entries) {
        auto packing = entry.packing.value_or(files::ArchiveEntry::Packing{entry.size, {}});
        pack.files.push_back({std::move(entry.name), entry.size, packing.size, std::move(packing.method)});
    }
    return pack;
}

files::Result<std::vector<std::vector<std::byte>>>
extractFromMap(const fs::path& map, std::span<const std::string> names, const files::ReadOptions& options) {
    const auto archive = openPack(map, options);
    if (!archive)
        return tl::unexpected(archive.error());
    const auto& entries = archive->content.entries;
    std::vector<std::vector<std::byte>> contents;
    for (const auto& name : names) {
        const auto entry = std::ranges::find_if(
            entries, [&](const files::ArchiveEntry& candidate) { return sameInMap(candidate.name, name); });
        if (entry == entries.end())
            return tl::unexpected(missing(map, name));
        auto bytes = archive->content.read(static_cast<std::size_t>(entry - entries.begin()), options.largest);
        if (const auto unchanged = archive->expectUnchanged(); !unchanged)
            return tl::unexpected(unchanged.error());
        if (!bytes)
            return tl::unexpected(files::fileError(std::move(bytes.error()), map));
        contents.push_back(std::move(*bytes));
    }
    return contents;
}

files::Result<std::vector<std::byte>> extractFromMap(const fs::path& map, const std::string& name,
                                                     const files::ReadOptions& options) {
    return extractFromMap(map, std::span(&name, 1), options).map([](std::vector<std::vector<std::byte>>&& contents) {
        return std::move(contents.front());
    });
}

files::Result<files::PlannedEntries> planMapPack(const fs::path& map, const files::EntryChanges& changes,
                                                 Recovery recovery, const files::ReadOptions& options) {
    if (recovery == Recovery::Recover)
        if (const auto undone = files::recoverArchive(map, options.disk); !undone)
            return tl::unexpected(undone.error());
    if (const auto fine = expectMapWithFiles(map, options.disk); !fine)
        return tl::unexpected(fine.error());
    if (!changes.erased.empty()) {
        const auto archive = files::openArchive(map, options);
        if (!archive)
            return tl::unexpected(archive.error());
        const auto& entries = archive->content.entries;
        for (const auto& name : changes.erased)
            if (std::ranges::none_of(entries, [&](const auto& entry) { return sameInMap(entry.name, name); }))
                return tl::unexpected(missing(map, name));
    }
    return files::planChanges(map, changes, options);
}

std::string describeMapPack(const files::PlannedEntries& planned) {
    const auto& plan = planned.plan;
    std::vector<std::pair<std::string, std::uint64_t>> added;
    std::vector<std::pair<std::string, std::uint64_t>> replaced;
    std::vector<std::pair<std::string, std::uint64_t>> erased;
    for (const auto& entry : plan.entries)
        (entry.replaced ? replaced : added).emplace_back(entry.name, entry.size);
    for (const auto& entry : plan.erased)
        erased.emplace_back(entry.name, entry.size);
    std::vector<std::string> parts;
    if (!added.empty())
        parts.push_back(texts::format("adds {}", shown(added)));
    if (!replaced.empty())
        parts.push_back(texts::format("replaces {}", shown(replaced)));
    if (!erased.empty())
        parts.push_back(texts::format("erases {}", shown(erased)));
    const auto text = fmt::format("{}", fmt::join(parts, ", "));
    const auto name = files::toText(planned.archive.filename());
    const auto before = model::counted(planned.oldSize, "byte");
    const auto after = model::counted(plan.archiveSize, "byte");
    if (plan.archiveSize == planned.oldSize)
        return texts::format("{}: {} stays at {}", text, name, before);
    return plan.archiveSize > planned.oldSize
               ? texts::format("{}: {} grows from {} to {}", text, name, before, after)
               : texts::format("{}: {} shrinks from {} to {}", text, name, before, after);
}

} // namespace navsmith::opening
