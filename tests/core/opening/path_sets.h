// Small sets of path files on the disk.
#pragma once

#include "tests/core/files/temp_folder.h"

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening::test {

/// A sound path file of this area.
std::string areaText(int area);

/// Writes NODES<area>.DAT for each and gives their paths.
std::vector<std::filesystem::path> putAreas(const std::filesystem::path& folder, const std::vector<int>& areas);

/// "NODES5.DAT", "NODES10.DAT", ...
std::vector<std::string> namesOf(const std::vector<std::filesystem::path>& files);

} // namespace navsmith::opening::test
