#include "core/opening/begin_document.h"

#include "core/files/archive.h"
#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/read_file.h"
#include "core/files/save_set.h"
#include "core/opening/game_folder.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

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

bool isFolderOfMaps(const fs::path& folder) {
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

void addBeginners(const systems::System& system, const systems::MapStart& start, std::vector<Beginner>& all) {
    for (const auto& blank : system.map.blanks(start))
        all.push_back(
            {&system, std::string(blank.kind),
             blank.title.empty() ? std::string(system.title) : fmt::format("{}: {}", system.title, blank.title)});
}

std::vector<Beginner> beginnersFrom(const systems::MapStart& start) {
    std::vector<Beginner> all;
    for (const auto& system : systems::all()) {
        if (system.map.blanks != nullptr)
            addBeginners(system, start, all);
    }
    return all;
}

/// None if the map is of other games.
std::optional<systems::BlankFile> blankOf(const Beginner& beginner, const systems::MapStart& start) {
    if (beginner.system->map.blanks == nullptr)
        return std::nullopt;
    auto blanks = beginner.system->map.blanks(start);
    const auto blank = std::ranges::find(blanks, beginner.kind, &systems::BlankFile::kind);
    return blank == blanks.end() ? std::nullopt : std::optional(std::move(*blank));
}

} // namespace

std::vector<Beginner> beginners() {
    return beginnersFrom({});
}

std::vector<Beginner> beginnersFor(const fs::path& map, const files::Disk& disk) {
    const auto stem = files::toText(map.stem());
    const auto head = headOf(disk, map);
    return beginnersFrom({.name = stem, .head = head});
}

std::optional<Beginner> beginnerOf(const systems::System& system, std::string_view kind) {
    std::vector<Beginner> all;
    if (system.map.blanks != nullptr)
        addBeginners(system, {}, all);
    const auto beginner =
        kind.empty() ? all.begin()
                     : std::ranges::find(all, kind, [](const Beginner& each) { return std::string_view(each.kind); });
    return beginner == all.end() ? std::nullopt : std::optional(*beginner);
}

BeginPlace placeToBegin(const Beginner& beginner, const fs::path& map, const files::Disk& disk,
                        std::vector<std::string>* notes) {
    const auto whole = files::normalPath(files::absolutePath(map));
    const auto way = files::throughArchive(whole, disk);
    // The game sees the content of an archive as if it were in the archive's folder.
    const auto path = way ? way->archive.parent_path() / files::fromBytes(way->inside) : whole;
    const auto stem = files::toText(path.stem());
    const auto blank = blankOf(beginner, {.name = stem}).value_or(systems::BlankFile{});
    const std::array names{blank.name};
    const auto folder = blank.folder.empty() ? beginner.system->game.folder : blank.folder;
    const bool inGame = !folder.empty() && isFolderOfMaps(path.parent_path());
    const auto game = inGame ? path.parent_path().parent_path() : way ? way->archive.parent_path() : path.parent_path();
    if (!inGame) {
        const auto there = fileCalled(game, names.front(), disk);
        return there ? BeginPlace{*there, true} : BeginPlace{game / files::fromBytes(names.front())};
    }
    if (auto there = findFileInGame(game, folder, names, disk, notes))
        return {std::move(*there), true};
    return {looseFolderIn(game, folder, disk) / files::fromBytes(names.front())};
}

std::vector<fs::path> filesOfMap(const fs::path& map, const files::Disk& disk) {
    std::vector<fs::path> files;
    for (const auto& beginner : beginnersFor(map, disk)) {
        // Kinds may have one name.
        auto place = placeToBegin(beginner, map, disk);
        if (place.there && std::ranges::find(files, place.file) == files.end())
            files.push_back(std::move(place.file));
    }
    return files;
}

files::Result<fs::path> beginDocument(const Beginner& beginner, const fs::path& map, const files::Disk& disk) {
    auto [target, there] = placeToBegin(beginner, map, disk);
    if (there || disk->info(target, files::Links::Follow))
        return target;
    const auto stem = files::toText(map.stem());
    const auto head = headOf(disk, map);
    const auto info = disk->info(map, files::Links::Follow);
    auto blank = blankOf(beginner, {.name = stem, .head = head, .bytes = info ? info->size : 0, .read = [&] {
                                        return files::readFile(map, {.disk = disk}).value_or(std::vector<std::byte>{});
                                    }});
    if (!blank)
        return tl::unexpected(
            files::FileError{files::FileErrorKind::Invalid, map,
                             texts::format("is not a map of the games of ") + std::string(beginner.system->title)});
    const files::PendingFile pending{target, std::move(blank->bytes)};
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

files::Result<void> writeNewSet(std::vector<systems::OutputFile> files, const fs::path& folder,
                                const files::Disk& disk) {
    std::vector<files::PendingFile> pending;
    for (auto& file : files) {
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
