// Routes of bots: by hand in a small mesh, and over real meshes.
#include "core/routing/route.h"
#include "core/systems/source_nav/mesh/components.h"
#include "tests/core/systems/source_nav/nav_world.h"
#include "tests/support/corpus.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace navsmith::tests {
namespace {

using model::Model;
using model::Slot;
using routing::Graph;
using routing::Route;

// Of RawNavArea.
constexpr std::uint32_t kCrouchArea = 0x1;
constexpr std::uint32_t kJumpArea = 0x2;
constexpr std::uint32_t kAvoidArea = 0x80;

RawMesh counterStrikeMesh() {
    return soundMesh(16, 1, RawGame::CounterStrike);
}

Route botRoute(const RawMesh& mesh, std::uint32_t from, std::uint32_t to, std::string_view who = {}) {
    const auto& declared = systemNamed("source_nav").routing;
    const auto model = loadMesh(mesh);
    const auto all = routing::travellersOf(declared, model);
    const auto found = std::ranges::find(all, who, &routing::Traveller::id);
    routing::Search search;
    return findRoute(Graph(declared, model, found == all.end() ? all.front() : *found), search, model,
                     areaWithId(model, from), areaWithId(model, to));
}

std::string botReason(const RawMesh& mesh, std::uint32_t from, std::uint32_t to, std::string_view who = {}) {
    const auto route = botRoute(mesh, from, to, who);
    return route.reason ? route.reason->id : "";
}

RawNavArea& areaOf(RawMesh& mesh, std::uint32_t id) {
    return *std::ranges::find(mesh.areas, id, &RawNavArea::id);
}

TEST(BotRoutes, CostTheDistanceOfTheCentres) {
    const auto route = botRoute(counterStrikeMesh(), 1, 3);
    ASSERT_TRUE(route.found());
    EXPECT_EQ(route.steps.size(), 3U);
    EXPECT_EQ(route.cost, 200);
    EXPECT_EQ(route.length, 200);
}

TEST(BotRoutes, ClimbLaddersAndFall) {
    const auto up = botRoute(counterStrikeMesh(), 1, 5);
    ASSERT_TRUE(up.found());
    EXPECT_EQ(up.cost, 100 + 200); // to area 2, and the ladder
    // Down the drop to 4: sqrt(100^2 + 200^2) and the pain of 200 units, 0.2178 * 200 - 26 points, squared by 100. Or
    // down the ladder and round by 2 and 1, which is cheaper.
    const auto down = botRoute(counterStrikeMesh(), 5, 4);
    ASSERT_TRUE(down.found());
    EXPECT_EQ(down.cost, 200 + 100 + 100);
    EXPECT_EQ(down.steps.size(), 4U);
}

TEST(BotRoutes, MindWhatAFallCosts) {
    auto mesh = counterStrikeMesh();
    mesh.ladders[0].areas = {0, 0, 0, 0, 0};
    mesh.areas[1].ladders = {};
    mesh.areas[4].ladders = {};
    const float damage = 0.2178F * 200 - 26;
    const float way = std::sqrt(100.0F * 100 + 200.0F * 200);
    EXPECT_NEAR(botRoute(mesh, 5, 4).cost, way + 100 * damage * damage, 1);
    auto& high = areaOf(mesh, 5);
    const auto raise = [&](float z) { high.northWest[2] = high.southEast[2] = high.northEastZ = high.southWestZ = z; };
    raise(160); // 8.8 points: a bot in a hurry does not mind
    EXPECT_NEAR(botRoute(mesh, 5, 4).cost, std::sqrt(100.0F * 100 + 160.0F * 160), 0.01F);
    EXPECT_GT(botRoute(mesh, 5, 4, "bot_safest").cost, 7000);
    raise(540);
    EXPECT_EQ(botReason(mesh, 5, 4), "dead_end");
    EXPECT_EQ(botReason(mesh, 4, 5), "one_way");
}

TEST(BotRoutes, PayForCrouchingJumpingAndAvoiding) {
    auto mesh = counterStrikeMesh();
    areaOf(mesh, 2).attributes = kCrouchArea;
    EXPECT_EQ(botRoute(mesh, 1, 3).cost, 100 * 21 + 100);
    EXPECT_EQ(botRoute(mesh, 1, 3, "bot_safest").cost, 100 * 6 + 100);
    EXPECT_EQ(botRoute(mesh, 1, 3, "rescuer").cost, 100 * 61 + 100);
    areaOf(mesh, 2).attributes = kJumpArea | kAvoidArea;
    EXPECT_EQ(botRoute(mesh, 1, 3).cost, 100 * 22 + 100);
    areaOf(mesh, 3).attributes = kJumpArea;
    EXPECT_EQ(botReason(mesh, 1, 3), "jump_to_jump");
}

TEST(BotRoutes, OfOtherGamesPayWhatTheEngineOffers) {
    auto mesh = soundMesh(16);
    areaOf(mesh, 2).attributes = kCrouchArea | kJumpArea;
    EXPECT_EQ(botRoute(mesh, 1, 3).cost, 100 * 26 + 100);
}

TEST(BotRoutes, OfTeamsKeepToTheirSide) {
    auto mesh = soundMesh(16, 2, RawGame::TeamFortress);
    EXPECT_EQ(botRoute(mesh, 1, 3, "red").cost, 200);
    areaOf(mesh, 2).gameFlags = 0x8000; // a one-way door of the blue team
    EXPECT_EQ(botReason(mesh, 1, 3, "red"), "team_blocked");
    EXPECT_EQ(botReason(mesh, 1, 3, "blue"), "");
    areaOf(mesh, 2).gameFlags = 0x8000 | 0x40000000;
    EXPECT_EQ(botReason(mesh, 1, 3, "red"), "");
    areaOf(mesh, 2).gameFlags = 0x1;
    EXPECT_EQ(botReason(mesh, 1, 3, "blue"), "blocked");
    areaOf(mesh, 2).gameFlags = 0x2; // spawn room of the red team
    EXPECT_EQ(botReason(mesh, 1, 3, "red"), "");
    EXPECT_EQ(botReason(mesh, 1, 3, "blue"), "team_blocked");
    areaOf(mesh, 2).gameFlags = 0;
    EXPECT_EQ(botReason(mesh, 2, 5, "red"), "no_ladders");
}

TEST(BotRoutes, OfTeamsJumpAndDropSoFar) {
    auto mesh = soundMesh(16, 2, RawGame::TeamFortress);
    auto& east = areaOf(mesh, 3);
    const auto raise = [&](float z) { east.northWest[2] = east.southEast[2] = east.northEastZ = east.southWestZ = z; };
    raise(20);
    EXPECT_NEAR(botRoute(mesh, 2, 3, "red").cost, 2 * std::sqrt(100.0F * 100 + 20.0F * 20), 0.01F);
    raise(72);
    EXPECT_EQ(botReason(mesh, 2, 3, "red"), "too_high");
    EXPECT_EQ(botReason(mesh, 3, 2, "red"), "");
    raise(1001);
    EXPECT_EQ(botReason(mesh, 3, 2, "red"), "dead_end");
}

TEST(BotRoutes, ExistInRealMeshes) {
    const auto meshes = realMeshes();
    if (meshes.empty())
        GTEST_SKIP() << missingCorpus(kNoMeshes);
    const auto& declared = systemNamed("source_nav").routing;
    routing::Search search;
    std::size_t found = 0;
    std::size_t pairs = 0;
    for (const auto& path : meshes) {
        const auto model = loadMesh(readFile(path));
        const auto& areas = model.order(systems::source_nav::kArea).all();
        if (areas.empty())
            continue;
        const auto components = systems::source_nav::connectedComponents(model);
        std::mt19937 random(5);
        for (const auto& traveller : routing::travellersOf(declared, model)) {
            const Graph graph(declared, model, traveller);
            for (int i = 0; i < 50; ++i) {
                const Slot from = areas[random() % areas.size()];
                const Slot to = areas[random() % areas.size()];
                const auto route = findRoute(graph, search, model, from, to);
                ++pairs;
                found += route.found() ? 1 : 0;
                if (route.found()) {
                    ASSERT_EQ(components[from], components[to]) << path;
                    ASSERT_GE(route.cost, 0);
                }
            }
        }
    }
    EXPECT_GT(found, pairs / 2);
}

} // namespace
} // namespace navsmith::tests
