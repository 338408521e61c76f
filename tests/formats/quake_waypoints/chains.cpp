#include "tests/formats/quake_waypoints/chains.h"

#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace navsmith::tests {

using quake_waypoints::Dialect;

quake_waypoints::Waypoints waypointsOf(Dialect dialect, std::string_view name, std::string_view text) {
    const quake_waypoints::Part part{std::string(name), std::string(text)};
    auto waypoints = quake_waypoints::read(dialect, std::span(&part, 1));
    if (!waypoints)
        throw std::runtime_error(bytes::describe(waypoints.error()));
    return std::move(*waypoints);
}

std::string textOf(const quake_waypoints::Waypoints& waypoints) {
    const auto parts = quake_waypoints::write(waypoints);
    EXPECT_EQ(parts.size(), 1U);
    return parts.front().text;
}

std::optional<std::vector<Chain>> corpusChains() {
    std::vector<Chain> chains;
    for (const auto* folder : {"ktx", "frikbot", "frikbot-nex", "frikbot-qc", "frogbot2", "nexuiz"}) {
        const auto at = corpusFolder(std::string("quake-text/") + folder);
        if (!at)
            return std::nullopt;
        std::map<std::string, Chain> named;
        for (const auto& path : filesIn(*at)) {
            const auto bytes = readFile(path);
            const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
            const auto name = path.filename().string();
            const auto kinds = quake_waypoints::recognise(name, std::string_view(text).substr(0, 64));
            if (kinds.empty())
                continue; // entities
            auto& chain = named[std::string(quake_waypoints::stemOf(kinds.front().dialect, name))];
            chain.name = std::string(folder) + "/" + name;
            chain.dialect = kinds.front().dialect;
            chain.parts.push_back({name, text});
        }
        for (auto& [stem, chain] : named) {
            std::ranges::sort(chain.parts, {}, [dialect = chain.dialect](const auto& part) {
                return quake_waypoints::partNumber(dialect, part.name);
            });
            chains.push_back(std::move(chain));
        }
    }
    return chains;
}

} // namespace navsmith::tests
