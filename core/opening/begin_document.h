// Creates empty documents for maps that have none yet.
#pragma once

#include "core/files/disk.h"
#include "core/files/file_error.h"
#include "core/systems/system.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// A kind of empty document that can be created for a map (MapBinding::blanks).
struct Beginner {
    const systems::System* system = nullptr;
    std::string kind = {};  ///< BlankFile::kind
    std::string title = {}; ///< for people

    bool operator==(const Beginner&) const = default;
};

/// In the order of the systems.
std::vector<Beginner> beginners();

/// The beginners that can be used for this map.
std::vector<Beginner> beginnersFor(const std::filesystem::path& map, const files::Disk& disk = {});

/// How documents of a system are begun; `kind` empty: the usual kind. None if the system has no such kind.
std::optional<Beginner> beginnerOf(const systems::System& system, std::string_view kind = {});

/// The existing or future file of a map.
struct BeginPlace {
    std::filesystem::path file; ///< may lead into an archive, if it exists
    bool there = false;
};

/// For a map in the folder "maps" of a game, or in one of its archives: the file that this game loads, loose or from an
/// archive (findFileInGame()), or the first place it looks if there is none. Ignores the games that it is based on,
/// since this map hides theirs. For any other map: beside the map, or beside its archive. Ignores the case of names.
/// Adds archives that could not be read to `notes`.
BeginPlace placeToBegin(const Beginner& beginner, const std::filesystem::path& map, const files::Disk& disk = {},
                        std::vector<std::string>* notes = nullptr);

/// The files that games keep for a map, as placeToBegin() says, as far as they exist.
std::vector<std::filesystem::path> filesOfMap(const std::filesystem::path& map, const files::Disk& disk = {});

/// Writes the empty file and creates missing folders; keeps an existing file. Returns the path to open. Errors: those
/// of files::saveSet(); Invalid for a map of other games.
files::Result<std::filesystem::path> beginDocument(const Beginner& beginner, const std::filesystem::path& map,
                                                   const files::Disk& disk = {});

/// Systems that can create an empty document that belongs to no map (Codec::blankSet).
std::vector<const systems::System*> setBeginners();

/// Writes the files of such a document into a folder, which need not exist. Fails with Invalid if one of them is there
/// already; else with errors of files::saveSet().
files::Result<void> beginSet(const systems::System& system, const std::filesystem::path& folder,
                             const files::Disk& disk = {});

/// The same with these files.
files::Result<void> writeNewSet(std::vector<systems::OutputFile> files, const std::filesystem::path& folder,
                                const files::Disk& disk = {});

} // namespace navsmith::opening
