// Files in a map that a game reads from there: which there are, putting one in, and where one goes that is taken out.
#pragma once

#include "core/files/put_entry.h"
#include "core/opening/open_document.h"

#include <optional>
#include <string>
#include <vector>

namespace navsmith::opening {

struct PackedFile {
    std::filesystem::path path;  ///< through the map
    std::filesystem::path loose; ///< where a game would take it from the disk, or beside the map by its own name
    std::uint64_t size = 0;      ///< bytes, as the map claims
};

/// The files of any system in a map, those first that a game takes for the map's own, in its order. With
/// Recovery::Recover an interrupted change of the map is undone first; `notice` is then what to tell of it. Errors:
/// those of openArchive() and recoverInPlace().
struct PackedFiles {
    std::vector<PackedFile> files;
    std::string notice;
};
files::Result<PackedFiles> packedFiles(const std::filesystem::path& map, Recovery recovery = Recovery::Recover,
                                       files::FileOps* ops = nullptr);

/// Under which name a game looks in this map for what the document holds. None if it looks there for no such thing.
std::optional<std::string> nameInMap(const systems::System& system, const std::filesystem::path& map);

/// Looks at what packing a file of `size` bytes will do; an interrupted change of the map is undone first. Changes
/// nothing else. Safe to call on any thread.
files::Result<files::PlannedEntries> planPacking(const std::filesystem::path& map, const std::string& name,
                                                 std::uint64_t size, const files::ReadOptions& options = {});

/// The bytes of a document's only file. Invalid if it has several, or its system packs nothing into maps.
files::Result<std::vector<std::byte>> bytesToPack(const systems::System& system, const model::Model& model,
                                                  const std::filesystem::path& map);
/// The same as they are in a map of that size: a file that says how large its map is says this. The model stays as it
/// is.
files::Result<std::vector<std::byte>> bytesInMap(const systems::System& system, const model::Model& model,
                                                 const files::PlannedEntries& planned);

/// The file beside a map that a game reads before what is packed into it; none if there is none.
std::optional<std::filesystem::path> readBeforePacked(const systems::System& system, const std::filesystem::path& map,
                                                      files::FileOps* given = nullptr);

/// "adds maps/foo.nav (1,234 bytes): foo.bsp grows from 100,000 to 101,356 bytes".
std::string describePacking(const files::PlannedEntries& planned);

} // namespace navsmith::opening
