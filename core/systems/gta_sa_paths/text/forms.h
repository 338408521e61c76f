// The compiler works on files of the extended form, which hold all that those of the stock form do.
#pragma once

#include "formats/gta_sa/extended_path_file.h"
#include "formats/gta_sa/path_file.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

using PathFile = gta_sa::ExtendedPathFile;

PathFile toExtended(const gta_sa::PathFile& stock);
std::vector<PathFile> toExtended(std::span<const gta_sa::PathFile> stock);
/// The inverse. What the stock form has no room for is cut off.
gta_sa::PathFile toStock(const PathFile& extended);

} // namespace navsmith::systems::gta_sa_paths::compiler
