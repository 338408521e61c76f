// Games that keep files in a folder of their own or in archives beside it (GameFiles::folder): the game that a document
// belongs to, the map that a file is for, and where the game looks for a file first.
#pragma once

#include "core/files/disk.h"
#include "core/opening/open_document.h"
#include "core/systems/system.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// The folder of maps in a game.
inline constexpr std::string_view kMapsFolder = "maps";

/// Whether it ends in .bsp, in any case.
bool hasMapName(const std::filesystem::path& file);

/// As the games compare file names: ignores the case of ASCII letters. bytes::lowered() is equal for such names.
bool sameName(std::string_view a, std::string_view b);

/// The file of one of these names in a folder, ignoring case; the first name that there is. None also if the folder
/// cannot be listed.
std::optional<std::filesystem::path> firstNamedIn(const std::filesystem::path& folder,
                                                  std::span<const std::string> names, const files::Disk& disk = {});

/// The game folder of a document: the part before GameFiles::folder in the folder of its files, or of the archive that
/// contains them. Ignores case. None if the files are elsewhere.
std::optional<std::filesystem::path> gameFolderOf(const systems::System& system, const DocumentPlace& place);

/// The file of one of these names that the game would load from a folder below its own ("bots/navigation"): a loose
/// file first, then the PAK files from the highest number down. Ignores case. Skips archives that cannot be read and
/// adds them to `notes`.
std::optional<std::filesystem::path> findFileInGame(const std::filesystem::path& game, std::string_view folder,
                                                    std::span<const std::string> names, const files::Disk& disk = {},
                                                    std::vector<std::string>* notes = nullptr);

/// The PAK files of a game folder in the order in which the game searches them.
std::vector<std::filesystem::path> packsIn(const std::filesystem::path& game, const files::Disk& disk = {});

/// The existing file or folder at a relative path ("models/gta3.img"), ignoring case; among several an exact match,
/// else the first. None if there is none.
std::optional<std::filesystem::path> findBelow(const std::filesystem::path& folder, std::string_view path,
                                               const files::Disk& disk = {});

/// The same, with an error if the disk cannot tell.
files::Result<std::optional<std::filesystem::path>> lookBelow(const std::filesystem::path& folder,
                                                              std::string_view path, const files::Disk& disk = {});

/// The folder from which `path` leads to `whole`, compared by parts and ignoring case. None if `whole` does not end
/// with `path`.
std::optional<std::filesystem::path> folderAbove(const std::filesystem::path& whole, std::string_view path);

/// The path of this folder on disk, with existing parts in their actual spelling.
std::filesystem::path looseFolderIn(const std::filesystem::path& game, std::string_view folder,
                                    const files::Disk& disk = {});

/// The map of one of these names that the game would load: findFileInGame() in its folder "maps", then in those of the
/// games that it is based on (GameFiles::baseGames).
std::optional<std::filesystem::path> findMapInGame(const systems::System& system, const std::filesystem::path& game,
                                                   std::span<const std::string> names, const files::Disk& disk = {},
                                                   std::vector<std::string>* notes = nullptr);

/// The folder for saving a file whose path leads through an archive in `folder`; the game prefers loose files to those
/// in the archive. This is the file's folder inside the archive, below `folder`, if the game keeps such files there;
/// else `folder` itself. Existing folders keep their spelling. Never outside `folder`.
std::filesystem::path looseFolderOf(const systems::System& system, const std::filesystem::path& folder,
                                    const std::filesystem::path& file, const files::Disk& disk = {});

} // namespace navsmith::opening
