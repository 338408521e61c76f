#include "core/opening/source_search.h"

#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/game_folder.h"
#include "formats/bytes/plain_text.h"
#include "formats/key_values/key_values.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMostGameInfoBytes = std::uint64_t{1} << 20U;
constexpr std::string_view kDirectoryEnd = "_dir.vpk";
/// Kinds of search paths that files of maps may be in.
constexpr std::array<std::string_view, 4> kSearchedKinds{"game", "mod", "platform", "download"};

/// "game+mod" has two kinds.
bool isSearched(std::string_view key) {
    while (true) {
        const auto end = key.find('+');
        const auto kind = key.substr(0, end);
        if (std::any_of(kSearchedKinds.begin(), kSearchedKinds.end(),
                        [&](std::string_view k) { return sameName(k, kind); }))
            return true;
        if (end == std::string_view::npos)
            return false;
        key.remove_prefix(end + 1);
    }
}

/// "pak01_dir.vpk".
bool isNumberedPak(const std::string& name) {
    return name.size() == 13 && sameName(std::string_view(name).substr(0, 3), "pak") &&
           bytes::endsIgnoringCase(name, kDirectoryEnd) &&
           std::all_of(name.begin() + 3, name.begin() + 5, [](char c) { return c >= '0' && c <= '9'; });
}

/// "pak01_003.vpk", data of "pak01_dir.vpk".
bool isPakData(const std::string& name) {
    if (name.size() < 8 || !bytes::endsIgnoringCase(name, ".vpk"))
        return false;
    const auto number = std::string_view(name).substr(name.size() - 8, 4);
    return number[0] == '_' &&
           std::all_of(number.begin() + 1, number.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class Search {
public:
    explicit Search(const files::Disk& disk) : disk_(disk) {}

    /// A folder, and the archives in it: all, or only those that games find by their number.
    void addFolder(const fs::path& folder, bool all) {
        add(folder);
        for (const auto& file : vpksIn(folder, disk_)) {
            if (all || isNumberedPak(files::toText(file.filename())))
                add(file);
        }
    }

    /// A value of gameinfo.txt.
    void addValue(const fs::path& game, std::string_view value) {
        auto text = bytes::slashed(value);
        constexpr std::string_view kOfGame = "|gameinfo_path|";
        constexpr std::string_view kOfEngine = "|all_source_engine_paths|";
        auto base = game.parent_path();
        const auto cut = [&](std::string_view start) {
            const bool there = bytes::startsIgnoringCase(text, start);
            if (there)
                text.erase(0, start.size());
            return there;
        };
        if (cut(kOfGame))
            base = game;
        else
            (void)cut(kOfEngine);
        if (bytes::endsIgnoringCase(text, "/*")) {
            addAllIn(existing(base, text.substr(0, text.size() - 2)));
            return;
        }
        if (!bytes::endsIgnoringCase(text, ".vpk")) {
            if (const auto folder = existing(base, text))
                addFolder(*folder, false);
            return;
        }
        const auto stem = text.substr(0, text.size() - 4);
        auto archive = existing(base, stem + std::string(kDirectoryEnd));
        if (!archive)
            archive = existing(base, text);
        if (archive)
            add(*archive);
    }

    std::vector<fs::path> release() { return std::move(places_); }

private:
    void add(const fs::path& place) {
        if (std::ranges::find(places_, place) == places_.end())
            places_.push_back(place);
    }

    std::optional<fs::path> existing(const fs::path& base, const std::string& below) {
        auto exact = (base / files::fromBytes(below)).lexically_normal();
        if (!exact.has_filename())
            exact = exact.parent_path();
        if (disk_->info(exact, files::Links::Follow))
            return exact;
        return findBelow(base, below, disk_);
    }

    /// Folders and archives in a folder, by name.
    void addAllIn(const std::optional<fs::path>& folder) {
        if (!folder)
            return;
        auto names = disk_->names(*folder).value_or(std::vector<fs::path>{});
        std::ranges::sort(names);
        for (const auto& name : names) {
            const auto info = disk_->info(*folder / name, files::Links::Follow);
            const auto text = files::toText(name);
            if (info && info->kind == files::FileKind::Folder)
                addFolder(*folder / name, false);
            else if (info && bytes::endsIgnoringCase(text, ".vpk") && !isPakData(text))
                add(*folder / name);
        }
    }

    files::Disk disk_;
    std::vector<fs::path> places_;
};

} // namespace

std::optional<fs::path> sourceGameOf(const fs::path& map, const files::Disk& disk) {
    constexpr int kMostFolders = 8;
    auto folder = map.parent_path();
    for (int i = 0; i < kMostFolders && folder.has_relative_path(); ++i, folder = folder.parent_path()) {
        if (findBelow(folder, kGameInfo, disk))
            return folder;
    }
    return std::nullopt;
}

std::vector<fs::path> vpksIn(const fs::path& folder, const files::Disk& disk) {
    auto vpks = files::listFolder(folder, disk).value_or(std::vector<fs::path>{});
    std::erase_if(vpks, [](const fs::path& file) {
        return !bytes::endsIgnoringCase(files::toText(file.filename()), kDirectoryEnd);
    });
    return vpks;
}

std::vector<fs::path> sourceSearchPaths(const fs::path& game, const files::Disk& disk) {
    Search search(disk);
    const auto path = findBelow(game, kGameInfo, disk);
    const auto text = path ? files::readFile(*path, {kMostGameInfoBytes, disk}).value_or(std::vector<std::byte>{})
                           : std::vector<std::byte>{};
    const auto info = key_values::readKeyValues(text);
    // GameInfo { FileSystem { SearchPaths { game hl2 } } }
    const key_values::KeyValue* block = info.entries.empty() ? nullptr : &info.entries.front();
    for (const std::string_view key : {"FileSystem", "SearchPaths"})
        block = block == nullptr ? nullptr : key_values::findKey(block->block, key);
    if (block == nullptr) {
        search.addFolder(game, true);
        return search.release();
    }
    for (const auto& entry : block->block) {
        if (!entry.isBlock && isSearched(entry.key))
            search.addValue(game, entry.value);
    }
    return search.release();
}

} // namespace navsmith::opening
