// Waypoints of rooms of Quake II whose ways are known by hand: ladders, pads, plats, doors, and what jumps and kills.
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/generation/generator.h"
#include "tests/support/quake2_room.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav::generation {
namespace {

using tests::Quake2Room;
using tests::RawVector;
namespace contents = tests::quake2_contents;

constexpr std::uint16_t kTeleporterFlag = 1;
constexpr std::uint16_t kElevatorFlag = 4;
constexpr std::uint16_t kLadderFlag = 8;
constexpr float kNoExit = 1e30F;

/// A hall with its floor at 0; a player starts in its west and an item lies in its east.
struct BrushHall {
    Quake2Room room{{-512, -128, 0}, {512, 128, 512}};

    explicit BrushHall(float itemHeight = 16) {
        room.addEntity(R"("classname" "info_player_deathmatch" "origin" "-448 0 40")");
        room.addEntity(R"("classname" "weapon_railgun" "origin" "448 0 )" + std::to_string(itemHeight) + "\"");
    }
    /// With the east raised.
    static BrushHall withPlatform(float height) {
        BrushHall hall(height + 16);
        hall.room.addBox({0, -128, 0}, {512, 128, height});
        return hall;
    }
    /// With the east behind a wall.
    static BrushHall withWall() {
        BrushHall hall;
        hall.room.addBox({-8, -128, 0}, {8, 128, 512});
        return hall;
    }
    [[nodiscard]] Waypoints waypoints() const {
        auto result = makeWaypoints(room.bytes(), usualOptions(quake::NavGame::Quake2), {});
        EXPECT_TRUE(result) << (result ? "" : result.error());
        return result ? std::move(*result) : Waypoints{};
    }
};

std::vector<Link> linksOf(const Waypoints& result, LinkKind kind) {
    std::vector<Link> matches;
    std::ranges::copy_if(result.network.links(), std::back_inserter(matches),
                         [&](const Link& link) { return link.kind == kind; });
    return matches;
}

std::uint16_t nodeFlags(const Waypoints& result, NodeIndex node) {
    return result.network.nodes()[node].flags;
}

TEST(GeneratedWaypointsOfQuake2, areLikeThoseOfTheGame) {
    const auto result = BrushHall().waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    EXPECT_EQ(linksOf(result, LinkKind::Walk).size(), result.network.links().size());
    for (const auto& node : result.network.nodes())
        EXPECT_LE(node.radius, 32);
    const auto made2 = asFile(result, quake::NavGame::Quake2, 6, nullptr);
    const auto file = quake::readNav(quake::writeNav(made2.file));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->game, quake::NavGame::Quake2);
    for (const auto& link : file->links)
        EXPECT_EQ(link.mask, 3) << "both teams";
}

TEST(GeneratedWaypointsOfQuake2, mapsOfBothFormsGiveTheSame) {
    const BrushHall hall = BrushHall::withPlatform(40);
    const auto file = [&](tests::RawQuake2Form form) {
        const auto result = makeWaypoints(hall.room.bytes(form), usualOptions(quake::NavGame::Quake2), {});
        return quake::writeNav(asFile(result.value(), quake::NavGame::Quake2, 6, nullptr).file);
    };
    EXPECT_EQ(file(tests::RawQuake2Form::Ibsp), file(tests::RawQuake2Form::Qbsp));
}

TEST(GeneratedWaypointsOfQuake2, playersStepInTheAir) {
    EXPECT_TRUE(linksOf(BrushHall::withPlatform(18).waypoints(), LinkKind::Barrier).empty());
    const auto high = BrushHall::withPlatform(58).waypoints();
    EXPECT_EQ(high.reach.itemsReached, 1U) << "a jump of 45 and a step";
    ASSERT_FALSE(linksOf(high, LinkKind::Barrier).empty());
    for (const auto& link : linksOf(high, LinkKind::Ledge))
        EXPECT_EQ(link.points->exit.x, kNoExit);
    const auto tooHigh = BrushHall::withPlatform(66).waypoints();
    EXPECT_EQ(tooHigh.reach.itemsReached, 0U);
    ASSERT_EQ(tooHigh.reach.unreached.size(), 1U);
    EXPECT_NE(tooHigh.reach.unreached.front().text.find("66 lower"), std::string::npos)
        << tooHigh.reach.unreached.front().text;
}

TEST(GeneratedWaypointsOfQuake2, laddersAreClimbed) {
    auto hall = BrushHall::withPlatform(200);
    hall.room.addBox({-8, -32, 0}, {0, 32, 200}, contents::kLadder | contents::kClip);
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    const auto ladders = linksOf(result, LinkKind::Ladder);
    ASSERT_EQ(ladders.size(), 1U);
    const auto& ladder = ladders.front();
    EXPECT_EQ(ladder.ladder, glm::vec3(1, 0, 0)) << "towards the ladder";
    EXPECT_EQ(nodeFlags(result, ladder.from), kLadderFlag);
    EXPECT_EQ(nodeFlags(result, ladder.to), 0);
    EXPECT_EQ(ladder.points->exit, glm::vec3(kNoExit));
    EXPECT_LT(result.network.nodes()[ladder.from].feet.z, 1);
    EXPECT_GT(result.network.nodes()[ladder.to].feet.z, 199);
    const auto file = asFile(result, quake::NavGame::Quake2, 6, nullptr).file;
    EXPECT_TRUE(
        std::ranges::any_of(file.traversals, [](const auto& t) { return t.ladderPlane == glm::vec3(1, 0, 0); }));
}

TEST(GeneratedWaypointsOfQuake2, whatStopsNobodyIsNotClimbed) {
    auto hall = BrushHall::withPlatform(200);
    hall.room.addBox({-8, -32, 0}, {0, 32, 200}, contents::kLadder);
    EXPECT_EQ(hall.waypoints().reach.itemsReached, 0U);
}

TEST(GeneratedWaypointsOfQuake2, padsTeleport) {
    auto hall = BrushHall::withWall();
    hall.room.addEntity(R"("classname" "misc_teleporter" "target" "over" "origin" "-200 64 24")");
    hall.room.addEntity(R"("classname" "misc_teleporter_dest" "targetname" "over" "origin" "200 0 24")");
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    const auto links = linksOf(result, LinkKind::Teleport);
    ASSERT_EQ(links.size(), 1U);
    EXPECT_EQ(nodeFlags(result, links.front().from), kTeleporterFlag);
    EXPECT_NEAR(result.network.nodes()[links.front().to].feet.z, 8, 0.1) << "on the other pad";
}

TEST(GeneratedWaypointsOfQuake2, platsLeaveTheirLip) {
    auto hall = BrushHall::withPlatform(200);
    // Built at its upper end, 200 high, which the game spreads to 202: with a lip of 16 its top waits at 14.
    hall.room.addBrushEntity(R"("classname" "func_plat" "lip" "16")", {-128, -64, 0}, {0, 64, 200});
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    const auto links = linksOf(result, LinkKind::Elevator);
    ASSERT_FALSE(links.empty());
    EXPECT_EQ(nodeFlags(result, links.front().from), kElevatorFlag);
    EXPECT_EQ(nodeFlags(result, links.front().to), 0);
    EXPECT_NEAR(result.network.nodes()[links.front().from].feet.z, 14, 0.1);
    const auto file = asFile(result, quake::NavGame::Quake2, 6, nullptr);
    EXPECT_EQ(file.unknownEdicts, 0U);
    ASSERT_FALSE(file.file.edicts.empty());
    EXPECT_EQ(file.file.edicts.front().entity, 2) << "the model *1, after the world";
    EXPECT_EQ(file.file.edicts.front().maximum, glm::vec3(2, 66, 16));
}

TEST(GeneratedWaypointsOfQuake2, doorsOfAllKindsArePassed) {
    for (const auto* door : {R"("classname" "func_door" "angle" "90")", R"("classname" "func_door_rotating")",
                             R"("classname" "func_door_secret")", R"("classname" "func_explosive")"}) {
        BrushHall hall;
        hall.room.addBox({-8, -128, 0}, {8, -32, 512});
        hall.room.addBox({-8, 32, 0}, {8, 128, 512});
        hall.room.addBrushEntity(door, {-8, -32, 0}, {8, 32, 512});
        const auto result = hall.waypoints();
        EXPECT_EQ(result.reach.itemsReached, 1U) << door;
        EXPECT_TRUE(std::ranges::any_of(result.network.links(), [](const Link& l) { return l.mover.has_value(); }));
    }
}

TEST(GeneratedWaypointsOfQuake2, wallsThatAppearLaterAreNotThere) {
    BrushHall hall;
    hall.room.addBrushEntity(R"("classname" "func_wall" "spawnflags" "1")", {-8, -128, 0}, {8, 128, 512});
    EXPECT_EQ(hall.waypoints().reach.itemsReached, 1U);
    BrushHall solid;
    solid.room.addBrushEntity(R"("classname" "func_wall")", {-8, -128, 0}, {8, 128, 512});
    EXPECT_EQ(solid.waypoints().reach.itemsReached, 0U);
}

TEST(GeneratedWaypointsOfQuake2, nobodyWalksIntoWhatKills) {
    for (const auto liquid : {contents::kLava, contents::kSlime}) {
        BrushHall hall;
        hall.room.addBox({-128, -128, 0}, {128, 128, 64}, liquid);
        EXPECT_EQ(hall.waypoints().reach.itemsReached, 0U);
    }
    BrushHall hall;
    hall.room.addBrushEntity(R"("classname" "trigger_hurt" "dmg" "1000")", {-128, -128, 0}, {128, 128, 16});
    const auto result = hall.waypoints();
    for (const auto& node : result.network.nodes())
        EXPECT_TRUE(node.feet.x < -140 || node.feet.x > 140);
    BrushHall pain;
    pain.room.addBrushEntity(R"("classname" "trigger_hurt" "dmg" "5")", {-128, -128, 0}, {128, 128, 16});
    EXPECT_EQ(pain.waypoints().reach.itemsReached, 1U);
}

TEST(GeneratedWaypointsOfQuake2, playersSwim) {
    BrushHall hall;
    hall.room.addBox({-512, -128, 0}, {-100, 128, 128}); // both sides above a basin
    hall.room.addBox({100, -128, 0}, {512, 128, 128});
    hall.room.addBox({-100, -128, 0}, {100, 128, 120}, contents::kWet);
    hall.room.addEntity(R"("classname" "info_player_deathmatch" "origin" "-448 0 168")");
    hall.room.addEntity(R"("classname" "item_armor_body" "origin" "448 0 144")");
    const auto result = hall.waypoints();
    EXPECT_GE(result.reach.itemsReached, 1U);
    EXPECT_TRUE(std::ranges::any_of(result.network.nodes(), [](const Node& n) { return (n.flags & 16) != 0; }));
}

TEST(GeneratedWaypointsOfQuake2, pushedPlayersSteerToALedge) {
    auto hall = BrushHall::withPlatform(200);
    hall.room.addBrushEntity(R"("classname" "trigger_push" "angle" "-1" "speed" "70")", {-96, -32, 0}, {-32, 32, 32});
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    EXPECT_FALSE(linksOf(result, LinkKind::Pusher).empty());
}

TEST(GeneratedWaypointsOfQuake2, gapsAreLeapt) {
    auto hall = BrushHall::withPlatform(200);
    hall.room.addBox({-512, -128, 0}, {-150, 128, 200});
    hall.room.addEntity(R"("classname" "info_player_deathmatch" "origin" "-448 0 240")");
    EXPECT_FALSE(linksOf(hall.waypoints(), LinkKind::LongJump).empty()) << "a gap of 150";
    auto wide = BrushHall::withPlatform(200);
    wide.room.addBox({-512, -128, 0}, {-320, 128, 200});
    wide.room.addEntity(R"("classname" "info_player_deathmatch" "origin" "-448 0 240")");
    EXPECT_TRUE(linksOf(wide.waypoints(), LinkKind::LongJump).empty()) << "a gap of 320";
}

TEST(GeneratedWaypointsOfQuake2, mapsWithMissingPartsSaySo) {
    const auto errorOf = [](const std::vector<std::byte>& map) {
        const auto result = makeWaypoints(map, {}, {});
        return result ? std::string() : result.error();
    };
    EXPECT_NE(errorOf(Quake2Room({-64, -64, 0}, {64, 64, 128}).bytes()).find("no place where players start"),
              std::string::npos);
    auto noBrushes = tests::smallQuake2Map();
    noBrushes.brushes.clear();
    for (auto& leaf : noBrushes.quake2Leaves)
        leaf.brushes.clear();
    EXPECT_NE(errorOf(tests::buildQuake2Map(noBrushes)).find("no brushes"), std::string::npos);
    auto noModel = tests::smallQuake2Map();
    noModel.models.clear();
    EXPECT_NE(errorOf(tests::buildQuake2Map(noModel)).find("no world model"), std::string::npos);
    Quake2Room buried({-64, -64, 0}, {64, 64, 128});
    buried.addEntity(R"("classname" "info_player_start" "origin" "0 0 -500")");
    EXPECT_FALSE(errorOf(buried.bytes()).empty()) << "the only start is outside of the map";
}

TEST(GeneratedWaypointsOfQuake2, damagedMapsFailOrGiveAResult) {
    auto hall = BrushHall::withPlatform(40);
    hall.room.addBox({-8, -32, 0}, {0, 32, 200}, contents::kLadder | contents::kClip);
    hall.room.addBrushEntity(R"("classname" "func_plat")", {-128, -64, 0}, {-64, 64, 40});
    const auto whole = hall.room.bytes();
    for (std::size_t size = 0; size < whole.size(); size += 97)
        (void)makeWaypoints(std::span(whole).first(size), {}, {});
    std::uint32_t state = 1;
    for (int round = 0; round < 60; ++round) {
        auto broken = whole;
        for (int i = 0; i < 4; ++i) {
            state = state * 1664525U + 1013904223U;
            broken[(state >> 8U) % broken.size()] = static_cast<std::byte>(state >> 24U);
        }
        (void)makeWaypoints(broken, {}, {});
    }
}

TEST(GeneratedWaypointsOfQuake2, mapsOf32000UnitsGiveAResult) {
    Quake2Room wide({-16000, -16000, 0}, {16000, 16000, 512});
    wide.addEntity(R"("classname" "info_player_start" "origin" "0 0 40")");
    wide.addEntity(R"("classname" "weapon_railgun" "origin" "15000 15000 16")");
    std::size_t reports = 0;
    const auto result =
        makeWaypoints(wide.bytes(), usualOptions(quake::NavGame::Quake2), [&](std::string_view, double) {
            ++reports;
            return true;
        });
    ASSERT_TRUE(result) << result.error();
    EXPECT_GT(reports, 1000U) << "so that it can be stopped";
    EXPECT_LT(result->network.nodes().size(), 12'000U);
    EXPECT_EQ(result->reach.itemsReached, 1U);
    EXPECT_TRUE(std::ranges::any_of(result->remarks, [](const Remark& r) { return r.kind == "limit"; }));
    EXPECT_EQ(asFile(*result, quake::NavGame::Quake2, 6, nullptr).linksLeftOut, 0U);
}

TEST(GeneratedWaypointsOfQuake2, generatorTakesItsMapsOnly) {
    const auto map = BrushHall().room.bytes();
    const auto head = std::span(map).first(8);
    const auto maker = generator(quake::NavGame::Quake2);
    EXPECT_TRUE(maker.takes(head));
    EXPECT_FALSE(generator(quake::NavGame::Quake).takes(head));
    GenerateInput input;
    input.mapName = "hall";
    input.map = map;
    for (const std::uint32_t version : {0U, 1U, 3U}) {
        input.version = version;
        const auto result = maker.generate(input, {});
        ASSERT_TRUE(result) << result.error();
        const auto file = quake::readNav(result->bytes);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->version, version == 0 ? 6 : static_cast<std::int32_t>(version));
        EXPECT_TRUE(file->tail.empty());
    }
    input.version = 7;
    EXPECT_NE(maker.generate(input, {}).error().find("1 to 6"), std::string::npos);
}

} // namespace
} // namespace navsmith::systems::quake_nav::generation
