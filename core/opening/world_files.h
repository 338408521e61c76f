// Finds the files of a game's world: those that gta.dat and the lists of mods name, those of modloader, or what lies
// loose in a folder. docs/formats/gta-sa-world.md, section 1.
#pragma once

#include "core/files/disk.h"
#include "core/files/file_error.h"
#include "core/world/game_world.h"
#include "core/world/textured_map.h"

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

struct WorldFile {
    world::WorldFileKind kind = world::WorldFileKind::Definitions;
    std::filesystem::path path; ///< may lead to a file that takes the place of the one that a list names
    std::string name = {};      ///< the file name that the game knows it by

    bool operator==(const WorldFile&) const = default;
};

/// What tells whether a file has changed without reading it.
struct WorldFileState {
    std::string path;
    std::uint64_t size = 0;      ///< bytes
    std::int64_t modifiedNs = 0; ///< nanoseconds since 1970-01-01 UTC

    bool operator==(const WorldFileState&) const = default;
};

struct WorldFiles {
    std::filesystem::path root;   ///< the game's folder, or the folder of loose files
    std::vector<WorldFile> files; ///< within each kind in the order in which the game reads them
    /// Files that stand in for members of archives, or join them, by their name in lower case.
    std::map<std::string, std::filesystem::path> loose;
    /// Models and textures that stand in for members of archives, in the same way. Not among the states.
    std::map<std::string, std::filesystem::path> models;
    std::vector<std::string> notes;     ///< a sentence for each missing file, without a full stop
    std::vector<std::string> missing;   ///< those of them that may have ground, as the lists name them
    std::vector<WorldFileState> states; ///< of all files above, and of the lists that named them
};

/// Path of the list of a game's world, below the game's folder.
inline constexpr std::string_view kWorldList = "data/gta.dat";
/// The archives that the game opens before those of its list, below its folder.
inline constexpr std::array<std::string_view, 2> kStockArchives{"models/gta3.img", "models/gta_int.img"};

/// Whether `path` is a folder, or a text whose name says that it lists a world's files: "gta.dat", "*loader*.txt".
bool mayListWorld(const std::filesystem::path& path, const files::Disk& disk = {});

/// The list of the game in whose folder `below` lies. None if it lies in no game's folder.
std::optional<std::filesystem::path> findWorldList(const std::filesystem::path& below, const files::Disk& disk = {});

/// `path`: the list, or a folder. A folder with the list counts as the list; in another one all loose files count, or
/// those that its own lists name. Errors: Missing, NotAFile, Permission; NotRecognised if there is no file of a world.
tl::expected<WorldFiles, files::FileError> findWorldFiles(const std::filesystem::path& path,
                                                          const files::Disk& disk = {});

/// Models and textures of a world, by name: those of `models`, then those in the archives, of which the first that
/// holds a name counts. Keeps the archives open. Any thread may ask. Null if there is no model.
world::FindGameFile modelFilesOf(const WorldFiles& worldFiles, const files::Disk& disk = {});

} // namespace navsmith::opening
