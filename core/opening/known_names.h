// Where games keep the files of the systems, and how these are called.
#pragma once

#include "core/files/disk.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::opening {

/// Whether files of some system are called so (Codec::fileNames).
bool isKnownName(std::string_view name);

/// What was looked for in a folder in vain, for messages: names and places, a system after the other.
std::string expectedFiles();

/// Existing places below a game's own folder, in the order of the systems.
std::vector<std::filesystem::path> placesIn(const std::filesystem::path& game, const files::Disk& disk);

/// Folders in a folder, by name, without links. `problems`: where to tell of what may be one, but cannot be looked at.
std::vector<std::filesystem::path> foldersIn(const std::filesystem::path& folder, const files::Disk& disk,
                                             std::vector<files::FileError>* problems = nullptr);

} // namespace navsmith::opening
