// Documents of several files that make no sense one by one.
#pragma once

#include "core/files/disk.h"

#include <filesystem>
#include <vector>

namespace navsmith::systems {
struct System;
}

namespace navsmith::opening {

/// The other files in the folder of `file` that belong to its document, see Codec::inParts. None if the folder cannot
/// be listed.
std::vector<std::filesystem::path> partsBeside(const systems::System& system, const std::filesystem::path& file,
                                               const files::Disk& disk = {});

} // namespace navsmith::opening
