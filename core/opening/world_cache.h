// Worlds of games as they were put together, kept on disk: opening one again reads a single file. Whoever deletes the
// folder loses nothing but time.
#pragma once

#include "core/files/disk.h"
#include "core/files/file_error.h"
#include "core/opening/world_files.h"
#include "core/world/backdrop.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>

namespace navsmith::opening {

/// The folder keeps this many worlds, those that were added last.
inline constexpr std::size_t kCachedWorlds = 4;

/// The world that was made of files in exactly these states. None if it is not there, damaged, or of another version or
/// language of the program.
std::optional<world::Backdrop> findCachedWorld(const std::filesystem::path& folder,
                                               std::span<const WorldFileState> states, const files::Disk& disk = {});

/// Creates the folder if need be. Another process may do the same at the same time.
files::Result<void> cacheWorld(const std::filesystem::path& folder, std::span<const WorldFileState> states,
                               const world::Backdrop& world, const files::Disk& disk = {});

} // namespace navsmith::opening
