// Finds the files of a game that a map needs to be drawn: palettes, textures, coloured light.
#pragma once

#include "core/files/disk.h"
#include "core/world/textured_map.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace navsmith::opening {

/// The existing folders and archives in which the game looks for files of a map, in this order:
/// - the archive that the map lies in, if its path leads through one
/// - the folder of the game or mod, above "maps", then its PAK files from the highest number down; before it the
///   folders beside it with the same name and "_addon" or "_hd", after it that with "_downloads", which GoldSrc has
/// - the same for the games that mods are based on: id1, valve and baseq2 beside it
/// - the folder of the map itself
///
/// For games with a gameinfo.txt (Source) these are instead the folder above "maps" and the places that it lists
/// (source_search.h). Others may have VPK archives, too; they follow the PAK files.
///
/// Last come those of `games`, folders of games that the user has named, for maps that lie elsewhere: each as if the
/// map lay in it. A folder that has no game itself stands for the games in it.
std::vector<std::filesystem::path> resourcePlaces(const std::filesystem::path& map,
                                                  std::span<const std::filesystem::path> games = {},
                                                  const files::Disk& disk = {});

/// Looks for a file in each place in turn; ignores case. Lists a folder or an archive the first time that it is asked
/// for, and skips those that cannot be read. The result is for one thread at a time and may be copied; copies share
/// what was listed. Never reads outside the places.
world::FindGameFile findInPlaces(const std::vector<std::filesystem::path>& places, const files::Disk& disk = {});

/// findInPlaces() of resourcePlaces().
world::FindGameFile mapResources(const std::filesystem::path& map, std::span<const std::filesystem::path> games = {},
                                 const files::Disk& disk = {});

/// Larger files of a game are not read.
inline constexpr std::uint64_t kMostResourceBytes = std::uint64_t{256} << 20U;

} // namespace navsmith::opening
