// Games that keep files in a folder of their own and in archives beside it (GameFiles::folder): where the game is
// that a document belongs to, which of its maps a file is for, and where the game takes a file from first.
#pragma once

#include "core/files/file_ops.h"
#include "core/opening/open_document.h"
#include "core/systems/system.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// The folder of the game that a document lies in: what is before GameFiles::folder in the folder of its files, or
/// for files in an archive the folder that this lies in. Without case. None if the files lie elsewhere.
std::optional<std::filesystem::path> gameFolderOf(const systems::System& system, const DocumentPlace& place);

/// The file of one of these names that the game would load out of a folder below its own ("bots/navigation"): loose,
/// then in its PAK files from the highest number down. Without case. Archives that cannot be read are passed over;
/// `notes` hears of them.
std::optional<std::filesystem::path> findFileInGame(const std::filesystem::path& game, std::string_view folder,
                                                    std::span<const std::string> names, files::FileOps* ops = nullptr,
                                                    std::vector<std::string>* notes = nullptr);

/// What is there under a path below a folder ("models/gta3.img"), whatever the case of its parts; of several the one
/// that is spelled so, else the first. None if there is nothing.
std::optional<std::filesystem::path> findBelow(const std::filesystem::path& folder, std::string_view path,
                                               files::FileOps* ops = nullptr);

/// The folder that a path is `path` below, by its parts alone and without case. None if it ends otherwise.
std::optional<std::filesystem::path> folderAbove(const std::filesystem::path& whole, std::string_view path);

/// Such a folder on the disk; the parts of it that are there already are spelled as they are.
std::filesystem::path looseFolderIn(const std::filesystem::path& game, std::string_view folder,
                                    files::FileOps* ops = nullptr);

/// The map of one of these names that the game would load: findFileInGame() in its folder "maps", then the same
/// in the folders of the games that it is built on (GameFiles::baseGames).
std::optional<std::filesystem::path> findMapInGame(const systems::System& system, const std::filesystem::path& game,
                                                   std::span<const std::string> names, files::FileOps* ops = nullptr,
                                                   std::vector<std::string>* notes = nullptr);

/// Where a file is saved to whose path leads through an archive in `folder`: the game takes what lies there before what
/// is in the archive. Its folder inside the archive, below `folder`, if the game keeps such files there; else `folder`
/// itself. Folders that are there already are spelled as they are. Never outside of `folder`.
std::filesystem::path looseFolderOf(const systems::System& system, const std::filesystem::path& folder,
                                    const std::filesystem::path& file, files::FileOps* ops = nullptr);

} // namespace navsmith::opening
