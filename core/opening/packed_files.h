// Navigation files packed into maps: listing them, the bytes to pack, and where to extract one to. map_pack.h changes
// maps.
#pragma once

#include "core/opening/map_pack.h"
#include "core/opening/open_document.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace navsmith::opening {

struct PackedFile {
    std::filesystem::path path;  ///< through the map
    std::filesystem::path loose; ///< where the game would load it from disk, or beside the map under its own name
    std::uint64_t size = 0;      ///< bytes, according to the map
};

/// The files of all systems in a map. Those that the game uses for the map come first, in its search order. With
/// Recovery::Recover an interrupted change of the map is undone first, and `notice` says so. Errors: those of
/// openArchive() and recoverInPlace().
struct PackedFiles {
    std::vector<PackedFile> files;
    std::string notice;
};
files::Result<PackedFiles> packedFiles(const std::filesystem::path& map, Recovery recovery = Recovery::Recover,
                                       const files::Disk& disk = {});

/// The name under which the game looks for the document in this map. None if it does not look for it there.
std::optional<std::string> nameInMap(const systems::System& system, const std::filesystem::path& map);

/// Where the game looks for the document outside the map, in its order; the first is where it belongs. Beside the map,
/// also under the map's whole name if the game shortens that. For maps of the workshop, the folder above comes first.
/// Empty if it does not look for it in maps.
std::vector<std::filesystem::path> looseFiles(const systems::System& system, const std::filesystem::path& map);

/// The bytes of a single-file document. Invalid if it has several files, or if its system does not pack files into
/// maps.
files::Result<std::vector<std::byte>> bytesToPack(const systems::System& system, const model::Model& model,
                                                  const std::filesystem::path& map);
/// The same for a map of that size: updates the map size if the file stores it.
files::Result<std::vector<std::byte>> bytesInMap(const systems::System& system, model::Model model,
                                                 const files::PlannedEntries& planned);

/// The first of looseFiles() that exists, if the game prefers it to the packed one.
std::optional<std::filesystem::path> readBeforePacked(const systems::System& system, const std::filesystem::path& map,
                                                      const files::Disk& disk = {});

/// The file of a system that the game uses for a map.
struct FileOfMap {
    std::optional<std::filesystem::path> beside; ///< it is beside the map, not in it
    std::set<std::string> passedOver;            ///< names of files in the map that the game ignores
    std::vector<std::string> notices;            ///< what was opened in place of what
};
FileOfMap fileOfMap(const systems::System& system, const std::filesystem::path& map,
                    const files::ArchiveContent& content, const files::Disk& disk = {});

/// A notice for opening a file outside maps, as a sentence: that the game reads the one inside the file's map in its
/// place. Reads the directory of the map, but no files in it.
std::optional<std::string> readFromMap(const systems::System& system, const DocumentPlace& place,
                                       const files::Disk& disk = {});

} // namespace navsmith::opening
