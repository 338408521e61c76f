#include "core/opening/map_resources.h"

#include "core/files/archive.h"
#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/files/read_file.h"
#include "core/files/vpk_files.h"
#include "core/opening/game_folder.h"
#include "core/opening/source_search.h"
#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace navsmith::opening {
namespace {

namespace fs = std::filesystem;

using FileBytes = std::optional<std::vector<std::byte>>;

/// The games that mods are based on.
constexpr std::array<std::string_view, 3> kBaseGames{"id1", "valve", "baseq2"};
/// GoldSrc looks into these folders beside that of a game: before it, and after it.
constexpr std::array<std::string_view, 2> kBefore{"_addon", "_hd"};
constexpr std::array<std::string_view, 1> kAfter{"_downloads"};

bool isFolder(const files::Disk& disk, const fs::path& path) {
    const auto info = disk->info(path, files::Links::Follow);
    return info && info->kind == files::FileKind::Folder;
}

std::string joined(const std::vector<std::string>& parts) {
    std::string name;
    for (const auto& part : parts)
        name += (name.empty() ? "" : "/") + part;
    return name;
}

/// A place where files are looked for.
class Place {
public:
    Place() = default;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    Place(Place&&) = delete;
    Place& operator=(Place&&) = delete;
    virtual ~Place() = default;

    /// `parts` in lower case; none is empty.
    virtual FileBytes read(const std::vector<std::string>& parts, const files::Disk& disk) = 0;
};

class FolderPlace final : public Place {
public:
    explicit FolderPlace(fs::path folder) : folder_(std::move(folder)) {}

    FileBytes read(const std::vector<std::string>& parts, const files::Disk& disk) override {
        auto path = folder_;
        for (const auto& part : parts) {
            const auto& names = namesIn(path, disk);
            const auto found = names.find(part);
            if (found == names.end())
                return std::nullopt;
            path /= found->second;
        }
        auto bytes = files::readFile(path, {kMostResourceBytes, disk});
        return bytes ? FileBytes(std::move(*bytes)) : std::nullopt;
    }

private:
    using Names = std::unordered_map<std::string, fs::path>; ///< by name in lower case

    const Names& namesIn(const fs::path& folder, const files::Disk& disk) {
        const auto [listed, isNew] = listed_.try_emplace(folder);
        if (isNew) {
            auto names = disk->names(folder).value_or(std::vector<fs::path>{});
            std::ranges::sort(names); // of several that differ in case the first one, everywhere
            for (auto& name : names)
                listed->second.try_emplace(bytes::lowered(files::toText(name)), name);
        }
        return listed->second;
    }

    fs::path folder_;
    std::map<fs::path, Names> listed_;
};

class ArchivePlace final : public Place {
public:
    explicit ArchivePlace(fs::path path) : path_(std::move(path)) {}

    FileBytes read(const std::vector<std::string>& parts, const files::Disk& disk) override {
        open(disk);
        const auto entry = entries_.find(joined(parts));
        if (!archive_ || entry == entries_.end())
            return std::nullopt;
        auto bytes = archive_->content.read(entry->second, kMostResourceBytes);
        return bytes ? FileBytes(std::move(*bytes)) : std::nullopt;
    }

private:
    void open(const files::Disk& disk) {
        if (std::exchange(opened_, true))
            return;
        auto archive = files::openArchive(path_, {kMostResourceBytes, disk});
        if (!archive)
            return;
        archive_ = std::move(*archive);
        for (std::size_t i = 0; i < archive_->content.entries.size(); ++i) {
            if (auto inside = files::insideName(archive_->content.entries[i].name))
                entries_.try_emplace(bytes::lowered(*inside), i);
        }
    }

    fs::path path_;
    bool opened_ = false;
    std::optional<files::Archive> archive_;
    std::unordered_map<std::string, std::size_t> entries_; ///< by name in lower case
};

class VpkPlace final : public Place {
public:
    explicit VpkPlace(fs::path path) : path_(std::move(path)) {}

    FileBytes read(const std::vector<std::string>& parts, const files::Disk& disk) override {
        if (!std::exchange(opened_, true))
            vpk_ = files::VpkFiles::open(path_, disk).value_or(nullptr);
        if (vpk_ == nullptr)
            return std::nullopt;
        auto bytes = vpk_->read(joined(parts), kMostResourceBytes);
        return bytes ? FileBytes(std::move(*bytes)) : std::nullopt;
    }

private:
    fs::path path_;
    bool opened_ = false;
    std::shared_ptr<const files::VpkFiles> vpk_;
};

/// All places, and the system's files if no others are given.
struct Places {
    Places(const std::vector<fs::path>& paths, const files::Disk& on) : disk(on) {
        for (const auto& path : paths) {
            if (isFolder(disk, path))
                places.push_back(std::make_unique<FolderPlace>(path));
            else if (sameName(files::toText(path.extension()), ".vpk"))
                places.push_back(std::make_unique<VpkPlace>(path));
            else
                places.push_back(std::make_unique<ArchivePlace>(path));
        }
    }

    files::Disk disk;
    std::vector<std::unique_ptr<Place>> places;
};

/// Games write paths with either separator. None for paths that lead elsewhere.
std::optional<std::vector<std::string>> partsOf(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        const auto end = std::min(path.find_first_of("/\\"), path.size());
        const auto part = path.substr(0, end);
        if (part == "..")
            return std::nullopt;
        if (!part.empty() && part != ".")
            parts.push_back(bytes::lowered(part));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return parts.empty() ? std::nullopt : std::optional(std::move(parts));
}

/// Collects places that exist, each once.
class Collector {
public:
    explicit Collector(const files::Disk& disk) : disk_(disk) {}

    void add(const fs::path& place) {
        if (std::ranges::find(places_, place) == places_.end())
            places_.push_back(place);
    }

    /// A folder, and its PAK files.
    void addGame(const fs::path& folder) {
        if (!isFolder(disk_, folder))
            return;
        add(folder);
        for (const auto& pak : packsIn(folder, disk_))
            add(pak);
        for (const auto& vpk : vpksIn(folder, disk_))
            add(vpk);
    }

    /// A game and the folders that belong to it.
    void addFamily(const fs::path& above, const std::string& name) {
        const auto beside = [&](std::string_view end) {
            if (const auto found = findBelow(above, name + std::string(end), disk_))
                addGame(*found);
        };
        for (const auto end : kBefore)
            beside(end);
        beside("");
        for (const auto end : kAfter)
            beside(end);
    }

    /// A folder that the user has named: a game, or one with games in it, as Steam installs them.
    void addNamed(const fs::path& folder) {
        if (!isFolder(disk_, folder))
            return;
        const auto addSource = [&](const fs::path& game) {
            if (!findBelow(game, kGameInfo, disk_))
                return false;
            addGame(game);
            for (const auto& place : sourceSearchPaths(game, disk_))
                add(place);
            return true;
        };
        if (addSource(folder))
            return;
        bool any = false;
        auto names = disk_->names(folder).value_or(std::vector<fs::path>{});
        std::ranges::sort(names);
        for (const auto& name : names)
            any = (isFolder(disk_, folder / name) && addSource(folder / name)) || any;
        if (!any)
            addGame(folder);
    }

    std::vector<fs::path> release() { return std::move(places_); }

private:
    files::Disk disk_;
    std::vector<fs::path> places_;
};

/// "cstrike" of "cstrike_downloads".
std::string gameName(const std::string& folder) {
    for (const auto end : {kBefore[0], kBefore[1], kAfter[0]}) {
        if (folder.size() > end.size() && sameName(std::string_view(folder).substr(folder.size() - end.size()), end))
            return folder.substr(0, folder.size() - end.size());
    }
    return folder;
}

} // namespace

std::vector<fs::path> resourcePlaces(const fs::path& map, std::span<const fs::path> games, const files::Disk& disk) {
    const auto path = files::normalPath(files::absolutePath(map));
    Collector collector(disk);
    auto game = path.parent_path();
    if (const auto way = files::throughArchive(path, disk)) {
        collector.add(way->archive);
        game = way->archive.parent_path();
    } else if (sameName(files::toText(game.filename()), kMapsFolder)) {
        game = game.parent_path();
    }
    const auto above = game.parent_path();
    if (const auto source = sourceGameOf(path, disk)) {
        // A map may lie in a folder of its own, such as "custom/town/maps".
        collector.addGame(game);
        for (const auto& place : sourceSearchPaths(*source, disk))
            collector.add(place);
    } else if (game.has_filename()) {
        collector.addFamily(above, gameName(files::toText(game.filename())));
        collector.addGame(game);
        for (const auto base : kBaseGames)
            collector.addFamily(above, std::string(base));
    }
    if (isFolder(disk, path.parent_path()))
        collector.add(path.parent_path());
    for (const auto& each : games)
        collector.addNamed(files::normalPath(files::absolutePath(each)));
    return collector.release();
}

world::FindGameFile findInPlaces(const std::vector<fs::path>& places, const files::Disk& disk) {
    return [opened = std::make_shared<Places>(places, disk)](std::string_view path) -> FileBytes {
        const auto parts = partsOf(path);
        if (!parts)
            return std::nullopt;
        for (const auto& place : opened->places) {
            if (auto bytes = place->read(*parts, opened->disk))
                return bytes;
        }
        return std::nullopt;
    };
}

world::FindGameFile mapResources(const fs::path& map, std::span<const fs::path> games, const files::Disk& disk) {
    return findInPlaces(resourcePlaces(map, games, disk), disk);
}

} // namespace navsmith::opening
