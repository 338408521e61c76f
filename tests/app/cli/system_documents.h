// Documents of systems as files for the command line.
#pragma once

#include "tests/core/files/temp_folder.h"
#include "tests/core/systems/harness/system_case.h"

#include <algorithm>
#include <filesystem>
#include <string>

namespace navsmith::cli::test {

inline void putDocument(const std::filesystem::path& folder, const tests::Document& document) {
    std::filesystem::create_directories(folder);
    for (const auto& [name, bytes] : document.files)
        files::test::put(folder / name, std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

inline const tests::SystemCase& pathCase() {
    return *std::ranges::find(tests::systemCases(), "gta_sa_paths", [](const auto& c) { return c.system().id; });
}

} // namespace navsmith::cli::test
