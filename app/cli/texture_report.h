// info --textures: how much of maps can be drawn with textures.
#pragma once

#include "app/cli/session.h"

#include <filesystem>
#include <span>

namespace navsmith::cli {

ExitStatus showMapTextures(std::span<const std::filesystem::path> paths, bool json, Session& session);

} // namespace navsmith::cli
