#include "tests/core/opening/path_sets.h"

#include "tests/support/nav_bytes.h"
#include "tests/support/path_bytes.h"

#include <utility>

namespace navsmith::opening::test {

namespace fs = std::filesystem;

std::string areaText(int area) {
    const auto made = tests::smallArea(static_cast<std::uint16_t>(area));
    return files::test::textOf(tests::buildArea(made, tests::RawForm::Exact));
}

std::vector<fs::path> putAreas(const fs::path& folder, const std::vector<int>& areas) {
    std::vector<fs::path> paths;
    for (const int area : areas) {
        paths.push_back(folder / ("NODES" + std::to_string(area) + ".DAT"));
        files::test::put(paths.back(), areaText(area));
    }
    return paths;
}

std::string meshText() {
    return files::test::textOf(tests::buildMesh(tests::smallMesh(16)));
}

std::string mapText(std::vector<std::byte> pakFile) {
    auto map = tests::smallSourceMap();
    map.pakFile = std::move(pakFile);
    return files::test::textOf(tests::buildSourceMap(map));
}

std::string mapText(const std::vector<tests::RawZipEntry>& entries) {
    return mapText(tests::buildZip(entries));
}

std::vector<std::string> namesOf(const std::vector<fs::path>& files) {
    std::vector<std::string> names;
    names.reserve(files.size());
    for (const auto& file : files)
        names.push_back(file.filename().string());
    return names;
}

} // namespace navsmith::opening::test
