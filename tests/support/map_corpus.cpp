#include "tests/support/map_corpus.h"

#include "tests/support/corpus.h"

#include <fstream>
#include <sstream>

namespace navsmith::tests {

std::vector<CorpusMap> corpusMaps(std::string_view folder, std::string_view ending) {
    std::vector<CorpusMap> maps;
    const auto path = corpusFolder(folder);
    if (!path)
        return maps;
    std::ifstream manifest(*path / "MANIFEST.tsv");
    std::string line;
    while (std::getline(manifest, line)) {
        std::vector<std::string> columns;
        std::istringstream stream(line);
        for (std::string column; std::getline(stream, column, '\t');)
            columns.push_back(column);
        if (columns.size() > 4 && columns[0].ends_with(ending))
            maps.push_back({columns[0], columns[4], readFile(*path / columns[0])});
    }
    return maps;
}

} // namespace navsmith::tests
