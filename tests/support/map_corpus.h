// The real maps in a corpus folder, with their data from its MANIFEST.tsv.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

struct CorpusMap {
    std::string name;
    std::string version; ///< column "version" of the manifest
    std::vector<std::byte> bytes;
};

/// The files in the manifest whose names end with `ending`, in its order; empty if the folder is missing.
std::vector<CorpusMap> corpusMaps(std::string_view folder, std::string_view ending);

} // namespace navsmith::tests
