#include "core/walkable/agents.h"
#include "core/walkable/placed_ground.h"

#include <gtest/gtest.h>

namespace navsmith::walkable {
namespace {

TEST(Agents, TheFirstIsTheOneOfTheUsualEstimate) {
    const Options usual;
    const auto options = withAgent({}, gameAgents().front());
    EXPECT_EQ(options.radius, usual.radius);
    EXPECT_EQ(options.height, usual.height);
    EXPECT_EQ(options.step, usual.step);
    EXPECT_EQ(options.climb, usual.climb);
    EXPECT_NEAR(options.leastNormalZ, usual.leastNormalZ, 0.001F);
}

TEST(Agents, WorldsHaveTheirOwnWhoseUnitsAreMetres) {
    const auto usual = onFoot();
    const auto options = withAgent(usual, worldAgents().front());
    EXPECT_EQ(options.radius, usual.radius);
    EXPECT_EQ(options.height, usual.height);
    EXPECT_EQ(options.step, usual.step);
    EXPECT_EQ(options.climb, usual.climb);
    EXPECT_NEAR(options.leastNormalZ, usual.leastNormalZ, 0.001F);
}

TEST(Agents, SizesAreReadAndTheOthersAreUsual) {
    const auto agent = parseAgent("radius=24, height = 96,slope=30");
    ASSERT_TRUE(agent) << agent.error();
    EXPECT_EQ(agent->radius, 24);
    EXPECT_EQ(agent->height, 96);
    EXPECT_EQ(agent->step, 18);
    EXPECT_NEAR(withAgent({}, *agent).leastNormalZ, 0.866, 0.001);
    EXPECT_NE(parseAgent("width=3").error().find("\"width\" is no size; there are radius, height, step, climb, slope"),
              std::string::npos);
    EXPECT_NE(parseAgent("slope=steep").error().find("from 1 to 89"), std::string::npos);
    EXPECT_NE(parseAgent("height=-1").error().find("from 0.5 to 4096"), std::string::npos);
}

TEST(Agents, OwnOnesComeBackFromTheirFile) {
    Agent big{.name = "big zombie", .title = {}, .radius = 24.5F, .height = 110, .step = 18, .climb = 58, .slope = 40};
    const std::vector<Agent> own{big, {.name = "crab", .title = {}, .radius = 12, .height = 24}};
    EXPECT_EQ(parseAgents(agentsText(own)), own);
    EXPECT_EQ(
        parseAgents("\nbroken\nbig zombie: radius=x\nplayer: radius=1\n crab : height=24\r\ncrab: height=9\n").size(),
        1U)
        << "wrong lines, names of the games and repeated names are left out";
    EXPECT_EQ(findAgent("big zombie", own)->height, 110);
    EXPECT_EQ(findAgent("standing", own)->height, 72);
    EXPECT_EQ(findAgent("radius=3", own)->radius, 3);
    EXPECT_NE(findAgent("ghost", own).error().find("player, standing, quake, npc, big zombie, crab"),
              std::string::npos);
    EXPECT_FALSE(whyNotName("a: b").empty());
    EXPECT_FALSE(whyNotName("player").empty());
    EXPECT_FALSE(whyNotName("pedestrian").empty());
    EXPECT_TRUE(whyNotName("crab").empty());
}

} // namespace
} // namespace navsmith::walkable
