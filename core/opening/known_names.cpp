#include "core/opening/known_names.h"

#include "core/files/path_text.h"
#include "core/opening/game_folder.h"
#include "core/systems/registry.h"
#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

/// Folders and archives below a game's own folder in which its files may be.
std::vector<std::string_view> placesOf(const systems::GameFiles& game) {
    auto places = game.copies.places;
    places.insert(places.end(), game.places.begin(), game.places.end());
    if (!game.folder.empty())
        places.push_back(game.folder);
    return places;
}

/// `pattern` has one '*', for any characters.
bool matches(std::string_view pattern, std::string_view name) {
    const auto star = pattern.find('*');
    const auto head = pattern.substr(0, star);
    const auto tail = star == std::string_view::npos ? std::string_view() : pattern.substr(star + 1);
    return name.size() >= head.size() + tail.size() && bytes::startsIgnoringCase(name, head) &&
           bytes::endsIgnoringCase(name, tail);
}

} // namespace

bool isKnownName(std::string_view name) {
    return std::ranges::any_of(systems::all(), [&](const systems::System& system) {
        return std::ranges::any_of(system.codec.fileNames,
                                   [&](std::string_view pattern) { return matches(pattern, name); });
    });
}

std::string expectedFiles() {
    std::vector<std::string> patterns;
    for (const auto& system : systems::all()) {
        auto text = fmt::format("{}: {}", system.title, fmt::join(system.codec.fileNames, ", "));
        if (const auto places = placesOf(system.game); !places.empty())
            text += texts::format(", or {} below it", fmt::join(places, ", "));
        patterns.push_back(std::move(text));
    }
    return fmt::format("{}", fmt::join(patterns, "; "));
}

std::vector<fs::path> placesIn(const fs::path& game, const files::Disk& disk) {
    std::vector<fs::path> places;
    const auto add = [&](const fs::path& place) {
        if (std::ranges::find(places, place) == places.end())
            places.push_back(place);
    };
    for (const auto& system : systems::all()) {
        for (const auto place : placesOf(system.game)) {
            if (const auto there = findBelow(game, place, disk))
                add(*there);
        }
        if (system.game.folder.empty())
            continue;
        for (const auto& pak : packsIn(game, disk))
            add(pak / files::fromBytes(system.game.folder));
    }
    return places;
}

std::vector<fs::path> foldersIn(const fs::path& folder, const files::Disk& disk,
                                std::vector<files::FileError>* problems) {
    const auto tell = [&](std::error_code code, const fs::path& path, std::string_view doing) {
        if (problems != nullptr && !files::isMissing(code))
            problems->push_back(files::fileError(code, path, doing));
    };
    auto names = disk->names(folder);
    if (!names) {
        tell(names.error(), folder, texts::format("cannot be listed"));
        return {};
    }
    std::ranges::sort(*names);
    std::vector<fs::path> folders;
    for (const auto& name : *names) {
        const auto info = disk->info(folder / name, files::Links::Keep);
        if (!info)
            tell(info.error(), folder / name, texts::format("cannot be opened"));
        else if (info->kind == files::FileKind::Folder)
            folders.push_back(folder / name);
    }
    return folders;
}

} // namespace navsmith::opening
