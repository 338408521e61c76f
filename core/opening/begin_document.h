// Documents that begin empty, for a map that has none yet.
#pragma once

#include "core/files/file_error.h"
#include "core/files/file_ops.h"
#include "core/systems/system.h"

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening {

/// The systems that have something to begin with (MapBinding::blank).
std::vector<const systems::System*> beginners();

/// The file that a map has, or gets.
struct BeginPlace {
    std::filesystem::path file; ///< may lead into an archive, if it is there
    bool there = false;
};

/// For a map in a folder "maps" of a game, also by a path into one of its archives: the file that this game loads,
/// loose or out of its archives (findFileInGame()), or where it looks first if there is none. Games that it is built on
/// do not count: this map hides theirs. For any other map: beside it, or beside the archive. Folders and files without
/// case. `notes` hears of archives that could not be looked into.
BeginPlace placeToBegin(const systems::System& system, const std::filesystem::path& map, files::FileOps* ops = nullptr,
                        std::vector<std::string>* notes = nullptr);

/// Writes the empty file there, folders included; one that is there already stays as it is. What to open then. Errors:
/// those of files::saveSet().
files::Result<std::filesystem::path> beginDocument(const systems::System& system, const std::filesystem::path& map,
                                                   files::FileOps* ops = nullptr);

} // namespace navsmith::opening
