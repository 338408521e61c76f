#include "core/opening/begin_document.h"

#include "core/files/archive.h"
#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/save_set.h"
#include "core/opening/game_folder.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

bool isMapsFolder(const fs::path& folder) {
    return sameName(files::toText(folder.filename()), "maps");
}

std::optional<fs::path> fileCalled(const fs::path& folder, std::string_view name, const files::Disk& disk) {
    for (const auto& file : files::listFolder(folder, disk).value_or(std::vector<fs::path>{})) {
        if (sameName(files::toText(file.filename()), name))
            return file;
    }
    return std::nullopt;
}

/// The first bytes of a map; none if it cannot be read, or lies in an archive.
std::vector<std::byte> headOf(const files::Disk& disk, const fs::path& map) {
    constexpr std::size_t least = 8;
    std::vector<std::byte> head(systems::kMapStartBytes);
    auto file = disk->openToRead(map);
    if (!file)
        return {};
    const auto got = disk->read(*file, head);
    (void)disk->close(*file);
    head.resize(got && *got >= least ? *got : 0);
    return head;
}

std::vector<std::byte> blankFor(const systems::System& system, const fs::path& map, const files::Disk& disk) {
    const auto stem = files::toText(map.stem());
    const auto head = headOf(disk, map);
    const auto info = disk->info(map, files::Links::Follow);
    return system.map.blank({.name = stem, .head = head, .bytes = info ? info->size : 0}).bytes;
}

} // namespace

std::vector<const systems::System*> beginners() {
    std::vector<const systems::System*> all;
    for (const auto& system : systems::all()) {
        if (system.map.blank != nullptr)
            all.push_back(&system);
    }
    return all;
}

std::vector<const systems::System*> beginnersFor(const fs::path& map, const files::Disk& disk) {
    auto all = beginners();
    std::erase_if(all, [&](const auto* system) { return blankFor(*system, map, disk).empty(); });
    return all;
}

BeginPlace placeToBegin(const systems::System& system, const fs::path& map, const files::Disk& disk,
                        std::vector<std::string>* notes) {
    const auto whole = files::normalPath(files::absolutePath(map));
    const auto way = files::throughArchive(whole, disk);
    // The game sees the content of an archive as if it were in the archive's folder.
    const auto path = way ? way->archive.parent_path() / files::fromBytes(way->inside) : whole;
    const auto stem = files::toText(path.stem());
    const std::array names{system.map.blank({.name = stem}).name};
    const bool inGame = !system.game.folder.empty() && isMapsFolder(path.parent_path());
    const auto game = inGame ? path.parent_path().parent_path() : way ? way->archive.parent_path() : path.parent_path();
    if (!inGame) {
        const auto there = fileCalled(game, names.front(), disk);
        return there ? BeginPlace{*there, true} : BeginPlace{game / files::fromBytes(names.front())};
    }
    if (auto there = findFileInGame(game, system.game.folder, names, disk, notes))
        return {std::move(*there), true};
    return {looseFolderIn(game, system.game.folder, disk) / files::fromBytes(names.front())};
}

std::vector<fs::path> filesOfMap(const fs::path& map, const files::Disk& disk) {
    std::vector<fs::path> files;
    for (const auto* system : beginnersFor(map, disk)) {
        if (auto place = placeToBegin(*system, map, disk); place.there)
            files.push_back(std::move(place.file));
    }
    return files;
}

files::Result<fs::path> beginDocument(const systems::System& system, const fs::path& map, const files::Disk& disk) {
    auto [target, there] = placeToBegin(system, map, disk);
    if (there || disk->info(target, files::Links::Follow))
        return target;
    auto bytes = blankFor(system, map, disk);
    if (bytes.empty())
        return tl::unexpected(
            files::FileError{files::FileErrorKind::Invalid, map,
                             texts::format("is not a map of the games of ") + std::string(system.title)});
    const files::PendingFile pending{target, std::move(bytes)};
    if (auto saved = files::saveSet(std::span(&pending, 1), {.disk = disk}); !saved)
        return tl::unexpected(std::move(saved.error()));
    return target;
}

std::vector<const systems::System*> setBeginners() {
    std::vector<const systems::System*> all;
    for (const auto& system : systems::all()) {
        if (system.codec.blankSet != nullptr)
            all.push_back(&system);
    }
    return all;
}

files::Result<void> beginSet(const systems::System& system, const fs::path& folder, const files::Disk& disk) {
    return writeNewSet(system.codec.blankSet(), folder, disk);
}

files::Result<void> writeNewSet(std::vector<systems::OutputFile> made, const fs::path& folder,
                                const files::Disk& disk) {
    std::vector<files::PendingFile> pending;
    for (auto& file : made) {
        if (const auto there = fileCalled(folder, file.name, disk))
            return tl::unexpected(
                files::FileError{files::FileErrorKind::Invalid, *there, texts::format("exists already")});
        pending.push_back({.target = folder / files::fromBytes(file.name), .bytes = std::move(file.bytes)});
    }
    if (auto saved = files::saveSet(pending, {.disk = disk}); !saved)
        return tl::unexpected(std::move(saved.error()));
    return {};
}

} // namespace navsmith::opening
