// Finds and reads the map of a document.
#pragma once

#include "core/files/file_error.h"
#include "core/files/read_file.h"
#include "core/opening/open_document.h"
#include "core/opening/world_files.h"
#include "core/systems/system.h"
#include "core/world/backdrop.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::opening {

struct OpenedMap {
    std::filesystem::path path;
    std::shared_ptr<const world::Backdrop> backdrop;
    std::string notice = {}; ///< about an interrupted change of the file that was undone first; may be empty
    /// For a game's world that was made of its files: what to keep it under (world_cache.h). Empty for others.
    std::vector<WorldFileState> states = {};
    world::FindGameFile models = {}; ///< models and textures of a game's world, see modelFilesOf(); null for others
    std::vector<std::string> missing = {}; ///< files without which a game's world may lack ground (WorldFiles::missing)
};

/// What is wrong with the ground of a map, for people, without a full stop: "has no ground: models/gta3.img was not
/// found". Empty if nothing is known to be.
std::string groundFault(const OpenedMap& map);

/// The first existing map with one of the names that the system suggests for the document's files: where the game loads
/// it from (game_folder.h), beside the files, in the parent folder, or in a folder "maps" of that. Ignores case.
/// Otherwise the archive that contains the files, if it is a map. For systems whose map is a game's world: its list
/// (world_files.h), if the files lie in that game's folder. The path may lead through an archive. Adds archives
/// that could not be read to `notes`, one line each.
std::optional<std::filesystem::path> findMap(const systems::System& system, const DocumentPlace& place,
                                             const files::Disk& disk = {}, std::vector<std::string>* notes = nullptr);

/// Reads a map, or a game's world (world_files.h), and prepares it for ray casts. Takes a world from `cache`, a folder
/// (world_cache.h), if it is there; empty: no cache. `games` are as resourcePlaces() takes them. Works on any thread.
/// Errors: Unusable, Malformed (damaged, or not a map), Cancelled if `progress` returns false.
tl::expected<OpenedMap, files::FileError> openMap(const std::filesystem::path& path,
                                                  const files::ReadOptions& options = {},
                                                  const systems::Progress& progress = {},
                                                  const std::filesystem::path& cache = {},
                                                  std::span<const std::filesystem::path> games = {});

} // namespace navsmith::opening
