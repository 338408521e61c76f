// The files packed into a Source map, whatever they are: list, extract, put in, erase. packed_files.h has those that
// Navsmith edits.
#pragma once

#include "core/files/put_entry.h"
#include "core/opening/open_document.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// A file in a map, as the map says.
struct MapPackFile {
    std::string name;             ///< as stored: arbitrary bytes, not necessarily unique
    std::uint64_t size = 0;       ///< bytes, uncompressed
    std::uint64_t packedSize = 0; ///< bytes in the map
    std::string method;           ///< "stored", "deflate", "LZMA", "method 12"
};

struct MapPack {
    std::vector<MapPackFile> files; ///< in the map's order
    std::string notice;             ///< an interrupted change of the map has been undone
};

/// Whether two names are the same file for the game: it ignores case, and \ equals /.
bool sameInMap(std::string_view a, std::string_view b);
/// The name in the map of a file that people call so: with / between folders, none at the beginning or the end.
std::string mapPackName(std::string_view name);
/// The files that a pattern stands for: a name, a folder with all that is below it, or a name with * for any characters
/// and ? for one. Indexes, in the map's order.
std::vector<std::size_t> filesCalled(const MapPack& pack, std::string_view pattern);
/// The name under which a game looks for a file on disk: the path from a folder on that games have (materials, models,
/// sound, or else the last called maps), or else the path in the folder of the map's game. None if the file is
/// elsewhere.
std::optional<std::string> gameNameOf(const std::filesystem::path& file, const std::filesystem::path& map);
/// Whether a folder is like a game's: some folder in it has the name of one that games have, and its own path has none,
/// apart from maps. Names of files in it are paths in it.
bool isLikeAGame(const std::filesystem::path& folder, const std::filesystem::path& map);

/// Invalid, with the reason, if the file is no Source map: an archive of another kind, a compressed map, a map of
/// another engine. Maps of games that Navsmith does not read are found out later: Malformed.
files::Result<void> expectMapWithFiles(const std::filesystem::path& map, const files::Disk& disk = {});

/// Lists a map. With Recovery::Recover an interrupted change of it is undone first. Errors: those of
/// expectMapWithFiles(), openArchive() and recoverInPlace().
files::Result<MapPack> listPackedFiles(const std::filesystem::path& map, Recovery recovery = Recovery::Recover,
                                       const files::Disk& disk = {});

/// The content of files, in the order of the names. Of several with one name the first counts. Missing if there is
/// none; Malformed if one cannot be unpacked; those of listPackedFiles().
files::Result<std::vector<std::vector<std::byte>>> extractFromMap(const std::filesystem::path& map,
                                                                  std::span<const std::string> names,
                                                                  const files::ReadOptions& options = {});
files::Result<std::vector<std::byte>> extractFromMap(const std::filesystem::path& map, const std::string& name,
                                                     const files::ReadOptions& options = {});

/// Plans a change of the files in a map. With Recovery::Recover an interrupted one is undone first; nothing else
/// changes. Carry it out with files::putEntries(): all or nothing, new files uncompressed as games need them, with a
/// backup of replaced and erased ones. Everything else in the map keeps its bytes. Missing if a file to
/// erase is not in the map; otherwise as for files::planChanges() and listPackedFiles().
files::Result<files::PlannedEntries> planMapPack(const std::filesystem::path& map, const files::EntryChanges& changes,
                                                 Recovery recovery = Recovery::Recover,
                                                 const files::ReadOptions& options = {});

/// "adds 2 files, replaces 1, erases 3: foo.bsp grows from 100,000 to 101,356 bytes". A single file is named, with its
/// size.
std::string describeMapPack(const files::PlannedEntries& planned);

} // namespace navsmith::opening
