// Meshes of rooms whose floors are known by hand: how high a player steps, where one falls, climbs, crouches and
// passes.
#include "core/systems/source_nav/generation/generate.h"
#include "tests/core/systems/source_nav/generation/source_hall.h"
#include "tests/support/brush_trees.h"
#include "tests/support/bytes_mutation.h"

#include <glm/vec2.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

using tests::boxSolid;
using tests::kOnGround;
using tests::links;
using tests::platform;
using tests::RawSolid;
using tests::RawVector;
using tests::SolidWorld;

const std::string kStart = "\"classname\" \"info_player_deathmatch\" \"origin\" ";

/// A room with nodes from -100 to 100 in x and y and a floor at 0; a player starts in its west.
struct Room {
    SolidWorld world;

    explicit Room(const std::vector<RawSolid>& solids = {}, const std::string& start = "\"-62 0 40\"")
        : world({-112, -112, 0}, {112, 112, 400}, solids) {
        world.addEntity(kStart + start);
    }
    [[nodiscard]] source::NavFile mesh(std::uint32_t version = 5) const {
        MeshOptions options;
        options.version = version;
        options.analyse = false;
        auto made = generateMesh(world.bytes(), options);
        EXPECT_TRUE(made) << (made ? "" : made.error());
        return made ? std::move(made->file) : source::NavFile{};
    }
};

/// The area with this north-west corner in plan.
const source::NavArea* areaAt(const source::NavFile& mesh, float x, float y) {
    const auto found = std::find_if(mesh.areas.begin(), mesh.areas.end(), [&](const source::NavArea& area) {
        return area.northWest.x == x && area.northWest.y == y;
    });
    return found == mesh.areas.end() ? nullptr : &*found;
}

TEST(GeneratedMesh, flatRoomIsOneArea) {
    const auto mesh = Room().mesh();
    ASSERT_EQ(mesh.areas.size(), 1U);
    const auto& area = mesh.areas.front();
    EXPECT_EQ(glm::vec2(area.northWest.x, area.northWest.y), glm::vec2(-100, -100));
    EXPECT_EQ(glm::vec2(area.southEast.x, area.southEast.y), glm::vec2(100, 100));
    for (const float z : {area.northWest.z, area.southEast.z, area.northEastZ, area.southWestZ})
        EXPECT_NEAR(z, kOnGround, 1e-5);
    EXPECT_EQ(area.id, 1U);
    EXPECT_EQ(area.attributes, 0U);
    EXPECT_TRUE(mesh.connections.empty());
}

TEST(GeneratedMesh, knowsItsMapsSizeAndVersion) {
    const Room room;
    const auto mesh = room.mesh(4);
    EXPECT_EQ(mesh.format.version, 4U);
    EXPECT_EQ(mesh.bspSize, room.world.bytes().size());
}

class Step : public testing::TestWithParam<float> {};
INSTANTIATE_TEST_SUITE_P(Heights, Step, testing::Values(17.0F, 18.0F, 19.0F, 41.0F, 58.0F));

TEST_P(Step, isClimbedBothWays) {
    const auto mesh = Room({platform(GetParam())}).mesh();
    const auto* low = areaAt(mesh, -100, -100);
    const auto* high = areaAt(mesh, 25, -100);
    const auto* between = areaAt(mesh, 0, -100);
    ASSERT_TRUE(low != nullptr && high != nullptr && between != nullptr);
    EXPECT_NEAR(high->northWest.z, GetParam() + kOnGround, 1e-4);
    EXPECT_TRUE(links(mesh, *low, *between, 1) && links(mesh, *between, *low, 3));
    EXPECT_TRUE(links(mesh, *high, *between, 3) && links(mesh, *between, *high, 1));
    // Too steep to walk, so one jumps: 25 units and 45 degrees.
    EXPECT_EQ(between->attributes, GetParam() > 25.5F ? 2U : 0U);
}

TEST(GeneratedMesh, higherStepsLeadOnlyDown) {
    for (const float height : {59.0F, 66.0F}) {
        const auto below = Room({platform(height)}).mesh();
        EXPECT_EQ(below.areas.size(), 1U) << "nobody gets up";
        const auto mesh = Room({platform(height)}, "\"62 0 250\"").mesh();
        const auto* low = areaAt(mesh, -100, -100);
        const auto* high = areaAt(mesh, 25, -100);
        ASSERT_TRUE(low != nullptr && high != nullptr) << height;
        EXPECT_TRUE(links(mesh, *high, *low, 3)) << height;
        EXPECT_FALSE(links(mesh, *low, *high, 1)) << height;
    }
    // The line from middle to middle meets the edge.
    EXPECT_EQ(Room({platform(75)}, "\"62 0 250\"").mesh().areas.size(), 1U);
}

TEST(GeneratedMesh, theLineOfAStepIsOneAboveTheMiddle) {
    const auto areas = [](float edge) { return Room({boxSolid({edge, -112, 0}, {112, 112, 48})}).mesh().areas.size(); };
    EXPECT_GT(areas(6), 1U) << "37 + 48 * 6 / 25 is above the edge";
    EXPECT_EQ(areas(5), 1U) << "37 + 48 * 5 / 25 is below";
}

TEST(GeneratedMesh, pushablesAreBoxesOneLargerAndOneHigher) {
    const auto heightWith = [](const std::string& flags) {
        Room room;
        room.world.addBrushEntity("\"classname\" \"func_pushable\"" + flags, {10, -40, 0}, {90, 40, 40});
        float highest = 0;
        for (const auto& area : room.mesh().areas)
            highest = std::max(highest, area.northWest.z);
        return highest;
    };
    // The stored box of a model ends 1 inside its brush.
    EXPECT_NEAR(heightWith(""), 41 + kOnGround, 1e-4);
    EXPECT_NEAR(heightWith(" \"spawnflags\" \"128\""), kOnGround, 1e-4) << "can be broken";
}

TEST(GeneratedMesh, slopesCountUpToTheirLimit) {
    const auto reaches = [](float run) {
        const auto mesh = Room({tests::rampSolid({12 - run, -112, 0}, {12, 112, 64}, 0), platform(64)}).mesh();
        return std::any_of(mesh.areas.begin(), mesh.areas.end(),
                           [](const source::NavArea& area) { return area.northWest.z > 63; });
    };
    EXPECT_TRUE(reaches(66));
    EXPECT_FALSE(reaches(60));
}

TEST(GeneratedMesh, lowCeilingsMakeAreasToCrouchIn) {
    const auto mesh = Room({boxSolid({12, -112, 60}, {112, 112, 400})}).mesh();
    const auto* free = areaAt(mesh, -100, -100);
    ASSERT_NE(free, nullptr);
    EXPECT_EQ(free->attributes, 0U);
    EXPECT_LE(free->southEast.x, 0);
    const auto* low = areaAt(mesh, 0, -100);
    ASSERT_NE(low, nullptr);
    EXPECT_EQ(low->attributes, 1U);
}

/// A room that a model divides into west and east.
bool passes(const std::string& pairs) {
    Room room;
    room.world.addBrushEntity(pairs, {8, -112, 0}, {16, 112, 400});
    const auto mesh = room.mesh();
    return std::any_of(mesh.areas.begin(), mesh.areas.end(),
                       [](const source::NavArea& area) { return area.southEast.x > 50; });
}

TEST(GeneratedMesh, passesWhatPlayersOpenOrBreak) {
    EXPECT_TRUE(passes("\"classname\" \"func_door\""));
    EXPECT_TRUE(passes("\"classname\" \"func_door_rotating\""));
    EXPECT_TRUE(passes("\"classname\" \"func_breakable\""));
    EXPECT_FALSE(passes("\"classname\" \"func_breakable\" \"spawnflags\" \"1\"")) << "only a trigger breaks it";
    EXPECT_FALSE(passes("\"classname\" \"func_wall\""));
    EXPECT_TRUE(passes("\"classname\" \"func_wall\" \"spawnflags\" \"2048\"")) << "not there with several players";
    EXPECT_TRUE(passes("\"classname\" \"func_illusionary\""));
    EXPECT_TRUE(passes("\"classname\" \"trigger_multiple\""));
}

TEST(GeneratedMesh, laddersLeadUpAndAreKnownAtBothEnds) {
    Room room({platform(150)});
    room.world.addBrushEntity("\"classname\" \"func_ladder\"", {8, -16, 0}, {12, 16, 150});
    const auto mesh = room.mesh(9);
    const auto* low = areaAt(mesh, -100, -100);
    const auto* high = areaAt(mesh, 25, -100);
    ASSERT_TRUE(low != nullptr && high != nullptr);
    ASSERT_EQ(mesh.ladders.size(), 1U);
    const auto& ladder = mesh.ladders.front();
    EXPECT_EQ(ladder.direction, 3U) << "its front looks to the west";
    EXPECT_EQ(ladder.bottomArea, low->id);
    EXPECT_EQ(ladder.topForward, high->id);
    EXPECT_NEAR(ladder.top.z, 150 + kOnGround, 1e-4);
    EXPECT_EQ(source::entries(mesh.ladderIds, low->ladders[0]).size(), 1U);
    EXPECT_EQ(source::entries(mesh.ladderIds, high->ladders[1]).size(), 1U);
    EXPECT_TRUE(source::write(mesh));
    EXPECT_EQ(Room({platform(150)}).mesh().areas.size(), 1U) << "the same room without its ladder";
}

TEST(GeneratedMesh, startsAreAChoice) {
    Room room({boxSolid({8, -112, 0}, {16, 112, 400})});
    room.world.addEntity("\"classname\" \"info_player_start\" \"origin\" \"62 0 40\"");
    const auto areas = [&](const MeshOptions& options) {
        const auto made = generateMesh(room.world.bytes(), options);
        return made ? made->file.areas : std::vector<source::NavArea>{};
    };
    ASSERT_EQ(areas({}).size(), 1U);
    EXPECT_LT(areas({}).front().northWest.x, 0) << "terrorists first";
    MeshOptions all;
    all.rule = SeedRule::AllStarts;
    EXPECT_EQ(areas(all).size(), 2U);
    MeshOptions given;
    given.seeds = {glm::vec3(62, 0, 40)};
    ASSERT_EQ(areas(given).size(), 1U);
    EXPECT_GT(areas(given).front().northWest.x, 0);
}

TEST(GeneratedMesh, theNumberOfThreadsChangesNothing) {
    const Room room({platform(40), boxSolid({-60, -60, 0}, {-40, -40, 90})});
    const auto bytes = [&](std::size_t threads) {
        const auto made = generateMesh(room.world.bytes(), {.threads = threads});
        EXPECT_TRUE(made && !made->file.hidingSpots.empty() && !made->file.encounterPaths.empty());
        return made ? *source::write(made->file) : std::vector<std::byte>{};
    };
    const auto first = bytes(1);
    for (const std::size_t threads : {1U, 2U, 5U, 0U})
        EXPECT_EQ(bytes(threads), first) << threads;
}

TEST(GeneratedMesh, mapsWithoutAnswerAreRefusedWithTheReason) {
    const auto reason = [](const std::vector<std::byte>& map, const MeshOptions& options = {}) {
        const auto made = generateMesh(map, options);
        return made ? "made" : made.error();
    };
    const auto holds = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    EXPECT_PRED2(holds, reason(tests::buildQuakeMap(tests::smallMap(), tests::RawQuakeForm::Quake)), "neither GoldSrc");
    EXPECT_PRED2(holds, reason({}), "bytes");
    const SolidWorld empty({-112, -112, 0}, {112, 112, 400}, {});
    EXPECT_PRED2(holds, reason(empty.bytes()), "no place where players start");
    auto damaged = Room().world.map();
    damaged.nodes.front().plane = 1'000'000;
    EXPECT_PRED2(holds, reason(tests::buildQuakeMap(damaged, tests::RawQuakeForm::GoldSrc)), "solids are damaged");
    MeshOptions small;
    small.mostNodes = 10;
    EXPECT_PRED2(holds, reason(Room().world.bytes(), small), "too large");
}

TEST(GeneratedMesh, stopsInEveryStage) {
    const Room room({platform(40)});
    std::vector<std::string> stages;
    const auto all = generateMesh(room.world.bytes(), {}, [&](std::string_view stage, double) {
        if (stages.empty() || stages.back() != stage)
            stages.emplace_back(stage);
        return true;
    });
    ASSERT_TRUE(all);
    ASSERT_GT(stages.size(), 5U);
    for (const auto& last : stages) {
        const auto made =
            generateMesh(room.world.bytes(), {}, [&](std::string_view stage, double) { return stage != last; });
        ASSERT_FALSE(made) << last;
        EXPECT_EQ(made.error(), "");
    }
}

TEST(GeneratedMesh, mutatedMapsAreMadeOrRefused) {
    Room room({platform(150), boxSolid({-60, -60, 0}, {-40, -40, 90})});
    room.world.addBrushEntity("\"classname\" \"func_ladder\"", {8, -16, 0}, {12, 16, 150});
    room.world.addBrushEntity("\"classname\" \"func_door\" \"spawnflags\" \"1\"", {-20, -112, 0}, {-10, 112, 400});
    const auto whole = room.world.bytes();
    tests::ByteMutator mutator(31);
    MeshOptions options;
    options.mostNodes = 2000;
    int made = 0;
    for (int i = 0; i < 1000; ++i)
        made += generateMesh(mutator.mutated(whole), options).has_value();
    EXPECT_GT(made, 100);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
