// Small sets of path files on disk.
#pragma once

#include "tests/core/files/temp_folder.h"
#include "tests/support/map_bytes.h"

#include <filesystem>
#include <string>
#include <vector>

namespace navsmith::opening::test {

/// A valid path file of this area.
std::string areaText(int area);

/// Writes NODES<area>.DAT for each area and returns the paths.
std::vector<std::filesystem::path> putAreas(const std::filesystem::path& folder, const std::vector<int>& areas);

/// A navigation mesh.
std::string meshText();

/// A small Source map with these files in its pakfile, or with this pakfile.
std::string mapText(const std::vector<tests::RawZipEntry>& entries);
std::string mapText(std::vector<std::byte> pakFile);

/// "NODES5.DAT", "NODES10.DAT", ...
std::vector<std::string> namesOf(const std::vector<std::filesystem::path>& files);

} // namespace navsmith::opening::test
