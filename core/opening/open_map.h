// The map that a document lies in: where it may be found, and reading it.
#pragma once

#include "core/files/file_error.h"
#include "core/files/read_file.h"
#include "core/opening/open_document.h"
#include "core/systems/system.h"
#include "core/world/backdrop.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::opening {

struct OpenedMap {
    std::filesystem::path path;
    std::shared_ptr<const world::Backdrop> backdrop;
    std::uint64_t bytes = 0; ///< size of the file
    std::string notice = {}; ///< an interrupted change of the file that was undone first; else empty
};

/// The first map that is there under one of the names that the system knows for the document's files: where their game
/// takes it from (game_folder.h), beside them, in the folder above, or in a folder "maps" of that one. Names are
/// compared without case. Else the archive that the files came out of, if that is a map. The path may lead through an
/// archive. `notes` hears of archives that could not be looked into, a line each.
std::optional<std::filesystem::path> findMap(const systems::System& system, const DocumentPlace& place,
                                             files::FileOps* ops = nullptr, std::vector<std::string>* notes = nullptr);

/// Reads a map and makes it ready for ray casts. Safe to call off the GUI thread. Errors: Unusable, Malformed (a map
/// that cannot be read, or no map), Cancelled when `progress` asks to stop.
tl::expected<OpenedMap, files::FileError> openMap(const std::filesystem::path& path,
                                                  const files::ReadOptions& options = {},
                                                  const systems::Progress& progress = {});

} // namespace navsmith::opening
