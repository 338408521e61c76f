#include "core/opening/world_files.h"

#include "core/files/file_steps.h"
#include "core/files/path_text.h"
#include "core/files/read_file.h"
#include "core/opening/game_folder.h"
#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;
using Kind = world::WorldFileKind;

namespace {

constexpr std::uint64_t kLargestList = std::uint64_t{1} << 22U;
constexpr int kDeepest = 8;                 ///< of folders below a folder of loose files, and of those above a document
constexpr std::size_t kMostLoose = 100'000; ///< files: more is the wrong folder
constexpr int kUsualPriority = 50;          ///< of a mod, from 0 (never) to 100
/// Files of the stock game whose objects are no ground: interiors, scripts, recordings, and what moves.
constexpr std::array<std::string_view, 8> kWithoutGround{"gta_int.img", "script.img", "carrec.img",   "cutscene.img",
                                                         "player.img",  "peds.col",   "vehicles.col", "weapons.col"};

std::string nameOf(const fs::path& path) {
    return files::toText(path.filename());
}

std::string extensionOf(std::string_view name) {
    const auto point = name.rfind('.');
    return point == std::string_view::npos ? std::string() : bytes::lowered(name.substr(point));
}

bool isLoaderText(const std::string& name) {
    const auto low = bytes::lowered(name);
    return low == "gta.dat" || low == "default.dat" ||
           (low.find("loader") != std::string::npos && extensionOf(low) == ".txt");
}

std::optional<Kind> kindOf(std::string_view extension) {
    if (extension == ".ide")
        return Kind::Definitions;
    if (extension == ".ipl")
        return Kind::Placements;
    if (extension == ".col")
        return Kind::Collision;
    if (extension == ".img")
        return Kind::Archive;
    return std::nullopt;
}

/// The value of "name = value", for names of a section of an INI file.
struct Setting {
    std::string section;
    std::string name;
    std::string value;
};

std::vector<Setting> settingsOf(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r";
    std::vector<Setting> settings;
    std::string section;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto whole = text.substr(0, end);
        const auto line = bytes::trimmed(whole.substr(0, whole.find(';')), kBlanks);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with('[') && line.ends_with(']'))
            section = bytes::lowered(line.substr(1, line.size() - 2));
        else if (const auto equals = line.find('='); !line.empty())
            settings.push_back(
                {section, bytes::lowered(bytes::trimmed(line.substr(0, equals), kBlanks)),
                 std::string(equals == std::string_view::npos ? std::string_view()
                                                              : bytes::trimmed(line.substr(equals + 1), kBlanks))});
    }
    return settings;
}

class Finder {
public:
    explicit Finder(const files::Disk& disk) : disk_(disk) {}

    tl::expected<WorldFiles, files::FileError> find(const fs::path& path) {
        const auto info = disk_->info(path, files::Links::Follow);
        if (!info)
            return tl::unexpected(files::fileError(info.error(), path, texts::format("cannot be read")));
        if (info->kind == files::FileKind::Folder) {
            found_.root = path;
            if (const auto list = findBelow(path, kWorldList, disk_)) {
                readGame(*list);
            } else {
                findLoose(path);
            }
        } else if (const auto game = folderAbove(path, kWorldList)) {
            found_.root = *game;
            readGame(path);
        } else {
            // A mod's list names its files from the mod's folder, which is that of the list or lies above it.
            found_.root = path.parent_path();
            auto list = read(path);
            if (!list)
                return tl::unexpected(std::move(list.error()));
            for (int i = 0; i < 2 && !namesAnyFile(*list); ++i)
                found_.root = found_.root.parent_path();
            take(*list, path);
        }
        addWater();
        if (found_.files.empty() && found_.loose.empty())
            return tl::unexpected(files::FileError{files::FileErrorKind::NotRecognised, path,
                                                   texts::format("does not lead to the files of a world"),
                                                   std::nullopt});
        return std::move(found_);
    }

private:
    struct Mod {
        fs::path folder;
        int priority = kUsualPriority;
    };

    files::Result<world::WorldList> read(const fs::path& path) {
        const auto bytes = files::readFile(path, {.largest = kLargestList, .disk = disk_});
        if (!bytes)
            return tl::unexpected(bytes.error());
        addState(path);
        return world::readWorldList(*bytes, nameOf(path));
    }

    void addState(const fs::path& path) {
        const auto info = disk_->info(path, files::Links::Follow);
        found_.states.push_back({files::toText(path), info ? info->size : 0, info ? info->modifiedNs : 0});
    }

    void add(Kind kind, const fs::path& path, std::string name) {
        if (!known_.insert({kind, bytes::lowered(files::toText(path))}).second)
            return;
        addState(path);
        found_.files.push_back({kind, path, std::move(name)});
    }

    /// The file that a list names, or the file of a mod that replaces it.
    std::optional<fs::path> resolve(const std::string& path) {
        const auto name = bytes::lowered(path.substr(path.rfind('/') + 1));
        if (const auto replaced = replacements_.find(name); replaced != replacements_.end())
            return replaced->second;
        auto found = findBelow(found_.root, path, disk_);
        if (!found && extensionOf(path).empty())
            found = findBelow(found_.root, path + ".img", disk_);
        const auto info = found ? disk_->info(*found, files::Links::Follow) : files::SystemResult<files::FileInfo>();
        return found && info && info->kind == files::FileKind::Regular ? found : std::nullopt;
    }

    bool namesAnyFile(const world::WorldList& list) {
        return std::ranges::any_of(list.lines, [&](const auto& line) { return resolve(line.path).has_value(); });
    }

    void take(const world::WorldList& list, const fs::path& from) {
        for (const auto& line : list.lines) {
            if (const auto path = resolve(line.path))
                add(line.kind, *path, line.path.substr(line.path.rfind('/') + 1));
            else
                addMissing(line.kind, line.path,
                           texts::format("{}, line {}: {} was not found", nameOf(from), line.line, line.path));
        }
        found_.notes.insert(found_.notes.end(), list.notes.begin(), list.notes.end());
    }

    void addMissing(Kind kind, const std::string& path, std::string note) {
        found_.notes.push_back(std::move(note));
        const auto name = bytes::lowered(path.substr(path.rfind('/') + 1));
        const bool isListed = std::ranges::any_of(
            found_.missing, [&](const std::string& other) { return bytes::equalIgnoringCase(other, path); });
        if (kind != Kind::Definitions && kind != Kind::Water && !isListed &&
            std::ranges::find(kWithoutGround, name) == kWithoutGround.end())
            found_.missing.push_back(path);
    }

    void takeList(const fs::path& path) {
        if (const auto list = read(path))
            take(*list, path);
        else
            found_.notes.push_back(files::describe(list.error()));
    }

    void readGame(const fs::path& list) {
        const auto mods = findMods();
        // The highest priority wins: it comes first.
        for (const auto& mod : mods)
            findReplacements(mod.folder);
        for (const auto name : kStockArchives) {
            if (const auto path = resolve(std::string(name)))
                add(Kind::Archive, *path, std::string(name.substr(name.rfind('/') + 1)));
            else if (name == kStockArchives.front()) // the other one has interiors
                addMissing(Kind::Archive, std::string(name), texts::format("{} was not found", name));
        }
        if (const auto standard = resolve("data/default.dat"))
            takeList(*standard);
        const auto replaced = replacements_.find("gta.dat");
        takeList(replaced != replacements_.end() ? replaced->second : list);
        for (const auto& text : modLists_)
            takeList(text);
    }

    /// Folders of modloader, those with the highest priority first.
    std::vector<Mod> findMods() {
        std::vector<Mod> mods;
        const auto loader = findBelow(found_.root, "modloader", disk_);
        if (!loader)
            return mods;
        std::vector<Setting> settings;
        if (const auto file = findBelow(*loader, "modloader.ini", disk_)) {
            if (const auto bytes = files::readFile(*file, {.largest = kLargestList, .disk = disk_})) {
                addState(*file);
                settings = settingsOf(bytes::textOf(*bytes));
            }
        }
        for (const auto& folder : foldersIn(*loader)) {
            const auto name = bytes::lowered(nameOf(folder));
            if (name.starts_with('.'))
                continue; // modloader's own
            Mod mod{folder};
            for (const auto& setting : settings) {
                if (setting.name != name)
                    continue;
                if (setting.section.ends_with("priority"))
                    std::from_chars(setting.value.data(), setting.value.data() + setting.value.size(), mod.priority);
                else if (setting.section.ends_with("ignoremods"))
                    mod.priority = 0;
            }
            if (mod.priority > 0)
                mods.push_back(std::move(mod));
        }
        std::ranges::stable_sort(mods, std::greater(), &Mod::priority);
        return mods;
    }

    void findReplacements(const fs::path& mod) {
        for (const auto& path : filesBelow(mod)) {
            const auto name = bytes::lowered(nameOf(path));
            const auto extension = extensionOf(name);
            if (extension == ".txt") {
                modLists_.push_back(path);
                continue;
            }
            if (world::isModelMember(name))
                found_.models.try_emplace(name, path);
            if (kindOf(extension) || extension == ".txd" || name == "gta.dat" || name == "default.dat" ||
                name == "water.dat") {
                if (replacements_.try_emplace(name, path).second && (extension == ".col" || extension == ".ipl"))
                    addLoose(name, path);
            }
        }
    }

    void addLoose(const std::string& name, const fs::path& path) {
        if (found_.loose.try_emplace(name, path).second)
            addState(path);
    }

    std::vector<fs::path> foldersIn(const fs::path& folder) {
        std::vector<fs::path> folders;
        auto names = disk_->names(folder).value_or(std::vector<fs::path>{});
        std::ranges::sort(names);
        for (const auto& name : names) {
            const auto info = disk_->info(folder / name, files::Links::Keep);
            if (info && info->kind == files::FileKind::Folder)
                folders.push_back(folder / name);
        }
        return folders;
    }

    std::vector<fs::path> filesBelow(const fs::path& folder, int depth = 0) {
        auto all = files::listFolder(folder, disk_).value_or(std::vector<fs::path>{});
        if (depth >= kDeepest)
            return all;
        for (const auto& inner : foldersIn(folder)) {
            auto more = filesBelow(inner, depth + 1);
            all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
            if (all.size() > kMostLoose)
                break;
        }
        return all;
    }

    /// Lists that lie there decide on definitions and placements; collision counts in any case, since lists name the
    /// archives that it was taken from.
    void findLoose(const fs::path& folder) {
        const auto all = filesBelow(folder);
        bool listed = false;
        for (const auto& path : all) {
            if (!isLoaderText(nameOf(path)))
                continue;
            const auto before = found_.files.size();
            takeList(path);
            listed = listed || std::ranges::any_of(std::span(found_.files).subspan(before), [](const auto& file) {
                         return file.kind == Kind::Definitions || file.kind == Kind::Placements;
                     });
        }
        for (const auto& path : all) {
            if (world::isModelMember(nameOf(path)))
                found_.models.try_emplace(bytes::lowered(nameOf(path)), path);
            const auto kind = kindOf(extensionOf(nameOf(path)));
            if (kind && (!listed || *kind == Kind::Collision || *kind == Kind::Archive))
                add(*kind, path, nameOf(path));
        }
    }

    void addWater() {
        if (const auto water = resolve("data/water.dat")) {
            add(Kind::Water, *water, "water.dat");
            return;
        }
        if (const auto water = resolve("water.dat"))
            add(Kind::Water, *water, "water.dat");
    }

    files::Disk disk_;
    WorldFiles found_;
    std::set<std::pair<Kind, std::string>> known_;
    std::map<std::string, fs::path> replacements_; ///< files of mods by their name in lower case
    std::vector<fs::path> modLists_;
};

} // namespace

bool mayListWorld(const fs::path& path, const files::Disk& disk) {
    const auto info = disk->info(path, files::Links::Follow);
    return info && (info->kind == files::FileKind::Folder || isLoaderText(nameOf(path)));
}

std::optional<fs::path> findWorldList(const fs::path& below, const files::Disk& disk) {
    std::error_code none;
    auto folder = fs::absolute(below, none).lexically_normal();
    for (int i = 0; i < kDeepest; ++i) {
        if (auto list = findBelow(folder, kWorldList, disk))
            return list;
        const auto above = folder.parent_path();
        if (above == folder)
            break;
        folder = above;
    }
    return std::nullopt;
}

tl::expected<WorldFiles, files::FileError> findWorldFiles(const fs::path& path, const files::Disk& disk) {
    return Finder(disk).find(path);
}

} // namespace navsmith::opening
