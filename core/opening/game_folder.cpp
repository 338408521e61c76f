#include "core/opening/game_folder.h"

#include "core/files/archive.h"
#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/save_plan.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

using Parts = std::vector<std::string>;

Parts partsOf(const fs::path& path) {
    Parts parts;
    for (const auto& part : path.relative_path()) {
        if (!part.empty() && part != ".") // the path "maps/" ends with an empty part
            parts.push_back(files::toText(part));
    }
    return parts;
}

/// Number of parts before the last occurrence of the system's folder.
std::optional<std::size_t> partsBefore(const Parts& parts, std::string_view folderInGame) {
    const auto folderParts = partsOf(files::fromBytes(folderInGame));
    if (folderParts.empty() || parts.size() < folderParts.size())
        return std::nullopt;
    const auto at = std::find_end(parts.begin(), parts.end(), folderParts.begin(), folderParts.end(), sameName);
    if (at == parts.end())
        return std::nullopt;
    return static_cast<std::size_t>(at - parts.begin());
}

/// For a path through an archive in `folder`: the folder inside the archive, which need not exist any more.
Parts folderInside(const fs::path& folder, const fs::path& file) {
    const auto above = partsOf(folder);
    auto parts = partsOf(file.parent_path());
    const bool inside = parts.size() > above.size() && std::equal(above.begin(), above.end(), parts.begin());
    if (!inside)
        return {};
    parts.erase(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(above.size() + 1));
    return parts;
}

/// Subfolders of this name ignoring case, an exact match first.
std::vector<fs::path> foldersCalled(const files::Disk& disk, const fs::path& folder, std::string_view name) {
    std::vector<fs::path> folders;
    auto names = disk->names(folder).value_or(std::vector<fs::path>{});
    std::ranges::sort(names);
    std::stable_partition(names.begin(), names.end(), [&](const fs::path& n) { return files::toText(n) == name; });
    for (const auto& called : names) {
        if (!sameName(files::toText(called), name))
            continue;
        const auto info = disk->info(folder / called, files::Links::Follow);
        if (info && info->kind == files::FileKind::Folder)
            folders.push_back(folder / called);
    }
    return folders;
}

/// "pak10.pak", ignoring case: all engines of the family load numbered archives.
bool isNumbered(const fs::path& pak) {
    const auto stem = files::toText(pak.stem());
    return stem.size() > 3 && sameName(std::string_view(stem).substr(0, 3), "pak") &&
           std::all_of(stem.begin() + 3, stem.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// In the game's search order.
std::vector<fs::path> paksIn(const fs::path& folder, const files::Disk& disk) {
    auto paks = files::listFolder(folder, disk).value_or(std::vector<fs::path>{});
    std::erase_if(paks, [](const fs::path& file) { return !sameName(files::toText(file.extension()), ".pak"); });
    std::ranges::reverse(paks); // names are in natural order
    std::stable_partition(paks.begin(), paks.end(), isNumbered);
    return paks;
}

std::optional<fs::path> inPak(const fs::path& pak, std::string_view folder, std::span<const std::string> names,
                              const files::Disk& disk, std::vector<std::string>* notes) {
    const auto archive = files::openArchive(pak, {.disk = disk});
    if (!archive) {
        if (notes != nullptr && !names.empty())
            notes->push_back(texts::format("Skipped while looking for ") + names.front() + ": " +
                             files::describe(archive.error()));
        return std::nullopt;
    }
    for (const auto& name : names) {
        const auto path = std::string(folder) + "/" + name;
        for (const auto& entry : archive->content.entries) {
            const auto inside = files::insideName(entry.name);
            if (inside && sameName(*inside, path))
                return pak / files::fromBytes(*inside);
        }
    }
    return std::nullopt;
}

/// All folders with this path below the game, ignoring case; exact matches first.
std::vector<fs::path> looseFolders(const files::Disk& disk, const fs::path& game, std::string_view folder) {
    std::vector<fs::path> folders{game};
    for (const auto& part : partsOf(files::fromBytes(folder))) {
        std::vector<fs::path> next;
        for (const auto& above : folders) {
            auto below = foldersCalled(disk, above, part);
            next.insert(next.end(), std::make_move_iterator(below.begin()), std::make_move_iterator(below.end()));
        }
        folders = std::move(next);
    }
    return folders;
}

/// A folder below the game, with existing parts in their actual spelling.
fs::path spelledAsThere(const files::Disk& disk, const fs::path& game, const Parts& parts) {
    auto loose = game;
    for (const auto& part : parts) {
        const auto there = foldersCalled(disk, loose, part);
        loose /= there.empty() ? files::fromBytes(part) : there.front().filename();
    }
    return loose;
}

} // namespace

bool hasMapName(const fs::path& file) {
    return sameName(files::toText(file.extension()), ".bsp");
}

bool sameName(std::string_view a, std::string_view b) {
    return bytes::equalIgnoringCase(a, b);
}

std::optional<fs::path> firstNamedIn(const fs::path& folder, std::span<const std::string> names,
                                     const files::Disk& disk) {
    const auto paths = files::listFolder(folder, disk).value_or(std::vector<fs::path>{});
    for (const auto& name : names) {
        const auto match = std::ranges::find_if(
            paths, [&](const fs::path& file) { return sameName(files::toText(file.filename()), name); });
        if (match != paths.end())
            return *match;
    }
    return std::nullopt;
}

std::optional<fs::path> gameFolderOf(const systems::System& system, const DocumentPlace& place) {
    if (system.game.folder.empty())
        return std::nullopt;
    const auto folder = files::normalPath(files::absolutePath(place.folder));
    if (!place.archive.empty()) {
        const bool there = std::ranges::any_of(place.files, [&](const DocumentFile& file) {
            return partsBefore(folderInside(place.folder, file.path), system.game.folder).has_value();
        });
        return there ? std::optional(folder) : std::nullopt;
    }
    const auto parts = partsOf(folder);
    const auto before = partsBefore(parts, system.game.folder);
    if (!before)
        return std::nullopt;
    auto game = folder.has_filename() ? folder : folder.parent_path();
    for (auto below = parts.size(); below > *before; --below)
        game = game.parent_path();
    return game;
}

std::optional<fs::path> findFileInGame(const fs::path& game, std::string_view folder,
                                       std::span<const std::string> names, const files::Disk& disk,
                                       std::vector<std::string>* notes) {
    for (const auto& loose : looseFolders(disk, game, folder)) {
        if (auto path = firstNamedIn(loose, names, disk))
            return path;
    }
    for (const auto& pak : paksIn(game, disk)) {
        if (auto path = inPak(pak, folder, names, disk, notes))
            return path;
    }
    return std::nullopt;
}

std::vector<fs::path> packsIn(const fs::path& game, const files::Disk& disk) {
    return paksIn(game, disk);
}

std::optional<fs::path> findBelow(const fs::path& folder, std::string_view path, const files::Disk& disk) {
    return lookBelow(folder, path, disk).value_or(std::nullopt);
}

files::Result<std::optional<fs::path>> lookBelow(const fs::path& folder, std::string_view path,
                                                 const files::Disk& disk) {
    auto current = folder;
    for (const auto& part : partsOf(files::fromBytes(path))) {
        // As it is spelled on disk, even where the system finds it by another spelling; an exact match first.
        const auto listed = disk->names(current);
        if (!listed && !files::isMissing(listed.error()))
            return tl::unexpected(files::fileError(listed.error(), current, texts::format("cannot be listed")));
        auto names = listed.value_or(std::vector<fs::path>{});
        std::ranges::sort(names);
        std::stable_partition(names.begin(), names.end(), [&](const fs::path& n) { return files::toText(n) == part; });
        const auto at =
            std::ranges::find_if(names, [&](const fs::path& n) { return sameName(files::toText(n), part); });
        current /= at == names.end() ? files::fromBytes(part) : *at;
    }
    const auto info = disk->info(current, files::Links::Follow);
    if (!info && !files::isMissing(info.error()))
        return tl::unexpected(files::fileError(info.error(), current, texts::format("cannot be opened")));
    return info ? std::optional(current) : std::nullopt;
}

std::optional<fs::path> folderAbove(const fs::path& whole, std::string_view path) {
    const auto full = files::normalPath(files::absolutePath(whole));
    const auto parts = partsOf(full);
    const auto pathParts = partsOf(files::fromBytes(path));
    if (pathParts.empty() || parts.size() < pathParts.size() ||
        !std::equal(pathParts.rbegin(), pathParts.rend(), parts.rbegin(), sameName))
        return std::nullopt;
    auto folder = full.has_filename() ? full : full.parent_path();
    for (std::size_t i = 0; i < pathParts.size(); ++i)
        folder = folder.parent_path();
    return folder;
}

fs::path looseFolderIn(const fs::path& game, std::string_view folder, const files::Disk& disk) {
    return spelledAsThere(disk, game, partsOf(files::fromBytes(folder)));
}

std::optional<fs::path> findMapInGame(const systems::System& system, const fs::path& game,
                                      std::span<const std::string> names, const files::Disk& disk,
                                      std::vector<std::string>* notes) {
    if (auto found = findFileInGame(game, kMapsFolder, names, disk, notes))
        return found;
    for (const auto base : system.game.baseGames) {
        if (sameName(files::toText(game.filename()), base))
            continue;
        for (const auto& folder : foldersCalled(disk, game.parent_path(), base)) {
            if (auto found = findFileInGame(folder, kMapsFolder, names, disk, notes))
                return found;
        }
    }
    return std::nullopt;
}

fs::path looseFolderOf(const systems::System& system, const fs::path& folder, const fs::path& file,
                       const files::Disk& disk) {
    auto inside = folderInside(folder, file);
    if (!partsBefore(inside, system.game.folder) || !std::ranges::all_of(inside, files::isPlainName))
        return folder;
    // A map itself lies in the first folder of the names inside it.
    if (hasMapName(files::fromBytes(partsOf(file).at(partsOf(folder).size()))) && sameName(inside.front(), kMapsFolder))
        inside.erase(inside.begin());
    return spelledAsThere(disk, folder, inside);
}

} // namespace navsmith::opening
