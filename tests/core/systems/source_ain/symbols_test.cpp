// How nodes and links are drawn: for one hull at a time.
#include "core/systems/source_ain/kinds.h"
#include "tests/core/systems/source_ain/ain_world.h"

namespace navsmith::tests {
namespace {

namespace ain = systems::source_ain;
using model::Slot;

symbol::Primitives drawn(const model::Model& m, model::ElementTypeId type, Slot row) {
    symbol::Primitives out;
    symbol::symbolOf(systemOf(m).view, type)->overview(m, {}, row, out);
    return out;
}

TEST(AinSymbols, LinksHaveTheColourOfTheHullsWay) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    const auto colour = [&](Slot l) { return drawn(m, ain::kLink, l).segments.front().a.colour; };
    const auto group = [&](Slot l) {
        const auto& symbol = *symbol::symbolOf(systemOf(m).view, ain::kLink);
        return symbol.groups[symbol.groupOf(m, l)].id;
    };
    EXPECT_EQ(colour(0), ain::kWayKinds[0].colour);
    EXPECT_EQ(group(0), "walk");
    m.setSetting(ain::kHullSetting, 7);
    EXPECT_EQ(colour(0), ain::kWayKinds[5].colour) << "the large hull has no way";
    EXPECT_EQ(group(0), "none");
    EXPECT_EQ(group(1), "walk");
}

TEST(AinSymbols, NodesAreWhereTheHullStands) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    const auto at = [&] { return drawn(m, ain::kNode, 4).sprites.front().position.z; };
    EXPECT_NEAR(at(), 36.13, 0.01) << "the middle of a human";
    m.setSetting(ain::kHullSetting, 1);
    EXPECT_NEAR(at(), 20.13, 0.01);
    const auto feet = drawn(m, ain::kNode, 4).quads.front();
    EXPECT_NEAR(feet.corners[0].z, 1.13, 0.01);
    EXPECT_NEAR(feet.corners[2].x - feet.corners[0].x, 40, 0.01) << "as wide as the hull";
}

TEST(AinSymbols, OnlyHintsAndLaddersFaceSomewhere) {
    auto m = loadAin(ainFile(ainOfFourteen()));
    const auto arrows = [&](Slot n) {
        const auto segments = drawn(m, ain::kNode, n).segments;
        return std::ranges::count_if(segments, [](const auto& s) { return (s.b.style & symbol::SegmentArrow) != 0; });
    };
    EXPECT_EQ(arrows(0), 0);
    EXPECT_EQ(arrows(11), 1);
    m.setMap(ainRoom());
    EXPECT_EQ(arrows(0), 1) << "a hint of the map";
    EXPECT_EQ(arrows(1), 0);
}

TEST(AinSymbols, DeletedNodesAreFaint) {
    const auto m = loadAin(fourteenWith([](AinBytes& g) { g.nodes[4].type = 1; }));
    const auto out = drawn(m, ain::kNode, 4);
    EXPECT_TRUE(out.quads.empty());
    EXPECT_LT(out.sprites.front().colour.a, 255);
}

TEST(AinSettings, OfferTheHullsOfTheFile) {
    const auto& settings = systemNamed("source_ain").settings;
    const auto m = loadAin(ainFile(ainOfFourteen(27)));
    EXPECT_EQ(systems::optionsOf(settings[ain::kHullSetting], m).size(), 9U);
    const auto value = systems::findSetting(settings, m, "hull=large");
    ASSERT_TRUE(value);
    EXPECT_EQ(value->option, 7U);
    EXPECT_FALSE(systems::findSetting(settings, m, "hull=medium_tall")) << "not in version 27";
    EXPECT_FALSE(systems::findSetting(settings, m, "hull"));
    EXPECT_FALSE(systems::findSetting(settings, m, "sort=large"));
    EXPECT_EQ(systems::findSetting(settings, m, "game=gmod")->setting, std::size_t{ain::kGameSetting});
}

} // namespace
} // namespace navsmith::tests
