// The game's own texts, and the files that the studio made from them.
#pragma once

#include "core/systems/gta_sa_paths/text/compile.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths::compiler {

struct StockTexts {
    std::vector<std::string> names;
    std::vector<gta_paths_ipl::PathText> texts;

    [[nodiscard]] std::vector<Source> sources() const {
        std::vector<Source> sources;
        for (std::size_t i = 0; i < texts.size(); ++i)
            sources.push_back({names[i], &texts[i]});
        return sources;
    }
};

inline StockTexts readStockTexts(const std::filesystem::path& folder) {
    StockTexts stock;
    for (const auto* const number : {"", "2", "3", "4", "5"}) {
        stock.names.push_back(std::string("paths") + number + ".ipl");
        stock.texts.push_back(*gta_paths_ipl::read(tests::readFile(folder / stock.names.back())));
    }
    return stock;
}

inline std::vector<PathFile> readStockFiles(const std::filesystem::path& folder) {
    std::vector<PathFile> files;
    for (int area = 0; area < 64; ++area)
        files.push_back(toExtended(*gta_sa::read(tests::readFile(folder / ("NODES" + std::to_string(area) + ".DAT")))));
    return files;
}

inline std::vector<std::byte> stockBytes(const PathFile& file) {
    return gta_sa::write(toStock(file));
}

} // namespace navsmith::systems::gta_sa_paths::compiler
