// Rules of GTA IV paths beyond those of every system (rule_breaks.cpp).
#include "tests/core/systems/gta_iv_paths/iv_world.h"

namespace navsmith::tests {
namespace {

TEST(IvRules, AllowPaddingBehindTheLinks) {
    auto files = bytesOf(smallIvWorld().areas());
    files["nodes27.nod"] = padded(files["nodes27.nod"]);
    EXPECT_EQ(ivCounts(loadIv(files), true), Counts());
}

TEST(IvRules, MindAreasThatAreTooFull) {
    IvAreas areas = smallIvWorld().areas();
    auto& file = areas[30];
    for (int i = 0; i < 65536; ++i)
        file.nodes.push_back({.area = 30,
                              .id = static_cast<std::uint16_t>(i),
                              .x = static_cast<std::int16_t>(12000 + i % 6000),
                              .y = static_cast<std::int16_t>(-6000 + i / 6000),
                              .flags = 1U << 15U});
    EXPECT_EQ(ivCounts(loadIv(bytesOf(areas))), Counts({{"IV006", 1}}));
}

TEST(IvRules, NameLinksToAreasThatAreNoNeighbours) {
    auto world = smallIvWorld();
    const auto a = world.add(IvType::Car, -2900, -2900);
    const auto b = world.add(IvType::Car, -2900, 1000);
    world.join(a, b);
    auto areas = world.areas();
    for (const unsigned area : {0U, 40U})
        areas[area].links[0].length = 255;
    EXPECT_EQ(ivCounts(loadIv(bytesOf(areas)), true), Counts({{"IV020", 2}}));
}

TEST(IvRules, SayNothingOfWhatANeighbourThatIsNotOpenWouldTell) {
    for (const unsigned area : {27U, 28U}) {
        EXPECT_EQ(ivCounts(loadIvOnly(area), true), Counts({{"IV023", 1}}));
    }
}

} // namespace
} // namespace navsmith::tests
