#include "core/systems/source_ain/generation/zones.h"

#include <gtest/gtest.h>

namespace navsmith::systems::source_ain::generation {
namespace {

using Zones = std::vector<std::int16_t>;
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

TEST(Zones, partsAreNumberedByTheirLowestNode) {
    const Pairs links{{5, 2}, {1, 4}, {4, 6}};
    EXPECT_EQ(zonesOf(7, links), (Zones{1, 4, 5, 1, 4, 5, 4}));
}

TEST(Zones, nodesWithoutLinksAreAlone) {
    EXPECT_EQ(zonesOf(2, Pairs{}), (Zones{1, 1}));
    EXPECT_TRUE(zonesOf(0, Pairs{}).empty());
}

TEST(Zones, linksToNowhereCountForNothing) {
    source::AinFile file;
    file.nodes.resize(3);
    for (const auto& [source, target] : {std::pair(0, 7), std::pair(-1, 1), std::pair(1, 2)})
        file.links.push_back({static_cast<std::int16_t>(source), static_cast<std::int16_t>(target), {}});
    EXPECT_EQ(zonesOf(file), (Zones{1, 4, 4}));
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
