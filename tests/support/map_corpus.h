// The real maps of a folder of the corpus, with what its MANIFEST.tsv says of each.
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

/// The files listed in the manifest whose names end so, in its order; nothing if the folder is missing.
std::vector<CorpusMap> corpusMaps(std::string_view folder, std::string_view ending);

} // namespace navsmith::tests
