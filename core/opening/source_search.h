// Where games of Source look for files: gameinfo.txt (docs/formats/source-materials.md, section 4).
#pragma once

#include "core/files/disk.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::opening {

inline constexpr std::string_view kGameInfo = "gameinfo.txt";

/// The folder of the game that a map lies in: the nearest above it that has a gameinfo.txt. None if there is none.
std::optional<std::filesystem::path> sourceGameOf(const std::filesystem::path& map, const files::Disk& disk = {});

/// The existing folders and archives (the directories of VPK) in the order in which the game searches them. Numbered
/// archives in a folder ("pak01_dir.vpk") follow it. Without a gameinfo.txt: the folder with all archives in it.
std::vector<std::filesystem::path> sourceSearchPaths(const std::filesystem::path& game, const files::Disk& disk = {});

/// The directories of all VPK archives in a folder ("tf2_textures_dir.vpk"), in natural order.
std::vector<std::filesystem::path> vpksIn(const std::filesystem::path& folder, const files::Disk& disk = {});

} // namespace navsmith::opening
