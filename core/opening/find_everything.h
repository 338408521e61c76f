// Finds all documents below folders, also in archives, for surveys.
#pragma once

#include "core/opening/find_documents.h"

namespace navsmith::opening {

/// As findDocuments() with Depth::Tree; besides, everything in the archives there, also files of maps in place of which
/// the game uses others. An archive without any supported file is skipped, as other files are.
Found findEverything(std::span<const std::filesystem::path> paths, const files::Disk& disk = {},
                     Recovery recovery = Recovery::Recover, const systems::Progress& progress = {});

} // namespace navsmith::opening
