// Waypoints of rooms whose ways are known by hand: how high a player steps and jumps, where one falls, rides and dies.
#include "core/systems/quake_nav/generation/compare.h"
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/generation/generator.h"
#include "tests/support/brush_trees.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav::generation {
namespace {

using tests::boxSolid;
using tests::RawSolid;
using tests::RawVector;
using tests::SolidWorld;

constexpr std::uint16_t kTeleporter = 1;
constexpr std::uint16_t kPusher = 2;
constexpr std::uint16_t kTop = 4;
constexpr std::uint16_t kBottom = 8;

/// A hall with its floor at 0; a player starts in its west and an item lies in its east.
struct Hall {
    SolidWorld world;

    explicit Hall(const std::vector<RawSolid>& solids = {}, float itemHeight = 8)
        : world({-512, -128, 0}, {512, 128, 512}, solids) {
        world.addEntity(R"("classname" "info_player_start" "origin" "-448 0 40")");
        world.addEntity(R"("classname" "weapon_rocketlauncher" "origin" "448 0 )" + std::to_string(itemHeight) + "\"");
    }
    [[nodiscard]] Waypoints waypoints(const WaypointOptions& options = {}) const {
        auto result = makeWaypoints(world.quakeBytes(), options, {});
        EXPECT_TRUE(result) << (result ? "" : result.error());
        return result ? std::move(*result) : Waypoints{};
    }
};

/// The east of the hall, raised.
RawSolid platform(float height) {
    return boxSolid({0, -128, 0}, {512, 128, height});
}

std::size_t countOf(const Waypoints& result, LinkKind kind) {
    const auto& links = result.network.links();
    return static_cast<std::size_t>(std::ranges::count(links, kind, &Link::kind));
}

std::vector<Node> nodesWith(const Waypoints& result, std::uint16_t flag) {
    std::vector<Node> matches;
    std::ranges::copy_if(result.network.nodes(), std::back_inserter(matches),
                         [&](const Node& node) { return (node.flags & flag) != 0; });
    return matches;
}

bool remarks(const Waypoints& result, std::string_view kind, std::string_view part) {
    return std::ranges::any_of(result.remarks, [&](const Remark& remark) {
        return remark.kind == kind && (remark.subject + " " + remark.text).find(part) != std::string::npos;
    });
}

TEST(GeneratedWaypoints, flatHallIsWalkedBothWays) {
    const auto result = Hall().waypoints();
    EXPECT_EQ(result.reach.starts, 1U);
    EXPECT_EQ(result.reach.items, 1U);
    EXPECT_EQ(result.reach.itemsReached, 1U);
    EXPECT_TRUE(result.reach.unreached.empty());
    EXPECT_EQ(countOf(result, LinkKind::Walk), result.network.links().size());
    EXPECT_GE(static_cast<double>(result.covered), 0.95 * static_cast<double>(result.floor));
    for (const auto& link : result.network.links())
        EXPECT_TRUE(result.network.linked(link.to, link.from));
    for (const auto& node : result.network.nodes()) {
        EXPECT_NEAR(node.feet.z, 0.03125F, 1e-3F);
        EXPECT_EQ(static_cast<int>(node.radius) % 4, 0);
        EXPECT_GE(node.radius, 4);
    }
}

TEST(GeneratedWaypoints, sameMapGivesTheSameBytes) {
    const Hall hall({platform(40)});
    const auto file = [&] {
        return quake::writeNav(asFile(hall.waypoints(), quake::NavGame::Quake, 18, nullptr).file);
    };
    EXPECT_EQ(file(), file());
}

TEST(GeneratedWaypoints, stepsAreWalkedBarriersJumpedAndWallsAreWalls) {
    const auto step = Hall({platform(18)}, 30).waypoints();
    EXPECT_EQ(step.reach.itemsReached, 1U);
    EXPECT_EQ(countOf(step, LinkKind::Barrier), 0U);
    const auto barrier = Hall({platform(40)}, 50).waypoints();
    EXPECT_EQ(barrier.reach.itemsReached, 1U);
    EXPECT_GT(countOf(barrier, LinkKind::Barrier), 0U);
    const auto wall = Hall({platform(60)}, 70).waypoints();
    EXPECT_EQ(wall.reach.itemsReached, 0U);
    ASSERT_EQ(wall.reach.unreached.size(), 1U);
    EXPECT_EQ(wall.reach.unreached.front().subject, "weapon_rocketlauncher");
    EXPECT_GT(countOf(wall, LinkKind::Ledge), 0U) << "one falls from where the item lies";
}

TEST(GeneratedWaypoints, whatARocketJumpWouldReachIsSaid) {
    const auto high = Hall({platform(200)}, 210).waypoints();
    ASSERT_EQ(high.reach.unreached.size(), 1U);
    EXPECT_NE(high.reach.unreached.front().text.find("a rocket jump would lead there from "), std::string::npos)
        << high.reach.unreached.front().text;
    EXPECT_NE(high.reach.unreached.front().text.find(": 200 up and "), std::string::npos);
    const auto higher = Hall({platform(400)}, 410).waypoints();
    ASSERT_EQ(higher.reach.unreached.size(), 1U);
    EXPECT_EQ(higher.reach.unreached.front().text.find("rocket"), std::string::npos) << "too high";
}

TEST(GeneratedWaypoints, dropsOfUpToFortyAreWalked) {
    const auto fallsOnWalks = [](const Waypoints& result) {
        const auto& nodes = result.network.nodes();
        return std::ranges::count_if(result.network.links(), [&](const Link& link) {
            return link.kind == LinkKind::Walk && nodes[link.from].feet.z - nodes[link.to].feet.z > kStepHeight;
        });
    };
    const auto low = Hall({platform(40)}, 50).waypoints();
    EXPECT_GT(fallsOnWalks(low), 0);
    EXPECT_EQ(countOf(low, LinkKind::Ledge), 0U);
    const auto high = Hall({platform(48)}, 58).waypoints();
    EXPECT_EQ(fallsOnWalks(high), 0);
    EXPECT_GT(countOf(high, LinkKind::Ledge), 0U);
}

TEST(GeneratedWaypoints, ledgesHaveTraversalsAndNoWayBack) {
    const auto result = Hall({platform(60)}, 70).waypoints();
    for (const auto& link : result.network.links()) {
        if (link.kind != LinkKind::Ledge)
            continue;
        const auto& nodes = result.network.nodes();
        EXPECT_LT(nodes[link.to].feet.z, nodes[link.from].feet.z);
        ASSERT_TRUE(link.points);
        EXPECT_GT(link.points->start.z, link.points->end.z);
        EXPECT_FALSE(result.network.linked(link.to, link.from));
    }
}

TEST(GeneratedWaypoints, nobodyWalksIntoLava) {
    RawSolid lava = boxSolid({-64, -128, 0}, {64, 128, 64});
    lava.contents = -5;
    const auto result = Hall({lava}).waypoints();
    for (const auto& node : result.network.nodes())
        EXPECT_TRUE(node.feet.x < -60 || node.feet.x > 60);
    EXPECT_EQ(result.reach.itemsReached, 0U) << "130 units of lava at the height of the floor";
}

TEST(GeneratedWaypoints, passagesBetweenThePointsOfTheLatticeAreFound) {
    // 34 wide, from 39 to 73: a player's middle fits between 55 and 57.
    const auto result = Hall({boxSolid({-8, -128, 0}, {8, 39, 512}), boxSolid({-8, 73, 0}, {8, 128, 512})}).waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
}

TEST(GeneratedWaypoints, teleportersLeadToTheirDestination) {
    Hall hall({boxSolid({-8, -128, 0}, {8, 128, 512})});
    hall.world.addBrushEntity(R"("classname" "trigger_teleport" "target" "over")", {-300, 64, 0}, {-268, 120, 64});
    hall.world.addEntity(
        R"("classname" "info_teleport_destination" "targetname" "over" "origin" "300 0 24" "angle" "90")");
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    ASSERT_EQ(countOf(result, LinkKind::Teleport), 1U);
    const auto link = *std::ranges::find(result.network.links(), LinkKind::Teleport, &Link::kind);
    EXPECT_LT(glm::distance(result.network.nodes()[link.to].feet, glm::vec3(300, 96, 0)), 24)
        << "thrown out northwards";
    ASSERT_EQ(nodesWith(result, kTeleporter).size(), 1U);
    EXPECT_EQ(result.network.from(link.from).size(), 1U) << "nobody walks on in a teleporter";
    EXPECT_TRUE(remarks(result, "teleporter", "info_teleport_destination over"));
}

TEST(GeneratedWaypoints, teleporterWithoutDestinationIsLeftOutAndSaid) {
    Hall hall;
    hall.world.addBrushEntity(R"("classname" "trigger_teleport" "target" "none")", {-300, 64, 0}, {-268, 120, 64});
    const auto result = hall.waypoints();
    EXPECT_EQ(countOf(result, LinkKind::Teleport), 0U);
    EXPECT_TRUE(remarks(result, "teleporter", "no destination"));
}

TEST(GeneratedWaypoints, platsCarryToTheUpperFloor) {
    Hall hall({platform(200)}, 210);
    // Built at its upper end, beside the platform; it waits 200 lower.
    hall.world.addBrushEntity(R"("classname" "func_plat" "height" "192")", {-128, -64, 184}, {0, 64, 200});
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    ASSERT_GT(countOf(result, LinkKind::Elevator), 0U);
    EXPECT_EQ(nodesWith(result, kBottom).size(), 1U);
    EXPECT_FALSE(nodesWith(result, kTop).empty());
    const auto file = asFile(result, quake::NavGame::Quake, 18, nullptr);
    ASSERT_FALSE(file.file.edicts.empty());
    const auto& edict = file.file.edicts.front();
    EXPECT_EQ(edict.minimum, glm::vec3(-129, -65, -9));
    EXPECT_EQ(edict.maximum, glm::vec3(1, 65, 9));
    EXPECT_EQ(file.unknownEdicts, file.file.edicts.size());
    // A file that knows the number of this box gives it.
    quake::NavFile like;
    like.edicts = {edict};
    like.edicts.front().entity = -17;
    EXPECT_EQ(asFile(result, quake::NavGame::Quake, 18, &like).file.edicts.front().entity, -17);
}

TEST(GeneratedWaypoints, platsWithoutHeightKeepEightUnitsOfThemselvesAbove) {
    Hall hall({platform(200)}, 210);
    // 208 tall, as the game spreads its box: it waits 200 lower.
    hall.world.addBrushEntity(R"("classname" "func_plat")", {-128, -64, -8}, {0, 64, 200});
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    const auto file = asFile(result, quake::NavGame::Quake, 18, nullptr);
    ASSERT_FALSE(file.file.edicts.empty());
    EXPECT_EQ(file.file.edicts.front().minimum, glm::vec3(-129, -65, -209));
    EXPECT_EQ(file.file.edicts.front().maximum, glm::vec3(1, 65, 1));
}

TEST(GeneratedWaypoints, platsWithoutRoomAreLeftOutAndSaid) {
    Hall hall({platform(200), boxSolid({-128, -64, 220}, {0, 64, 512})}, 210);
    hall.world.addBrushEntity(R"("classname" "func_plat" "height" "192")", {-128, -64, 184}, {0, 64, 200});
    const auto result = hall.waypoints();
    EXPECT_EQ(countOf(result, LinkKind::Elevator), 0U);
    EXPECT_TRUE(remarks(result, "plat", "no room"));
}

TEST(GeneratedWaypoints, trainsCarryBetweenTheEndsOfTheirTracks) {
    Hall hall({platform(200)}, 210);
    hall.world.addBrushEntity(R"("classname" "func_train" "target" "low")", {-128, -64, 184}, {0, 64, 200});
    hall.world.addEntity(R"("classname" "path_corner" "targetname" "low" "target" "high" "origin" "-128 -64 -8")");
    hall.world.addEntity(R"("classname" "path_corner" "targetname" "high" "target" "low" "origin" "-128 -64 184")");
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    EXPECT_GE(countOf(result, LinkKind::Elevator), 2U) << "up and down";
}

TEST(GeneratedWaypoints, fallsHaveNoLimitInQuake) {
    Hall hall({platform(420)}, 430);
    hall.world.addEntity(R"("classname" "info_player_deathmatch" "origin" "400 64 445")");
    const auto result = hall.waypoints();
    EXPECT_GT(countOf(result, LinkKind::Ledge), 0U);
    EXPECT_EQ(result.reach.startsReached, 1U) << "the lower one, and nobody gets back up";
    EXPECT_DOUBLE_EQ(result.reach.startsPerStart, 0.5);
    EXPECT_DOUBLE_EQ(result.reach.itemsPerStart, 0.5);
}

TEST(GeneratedWaypoints, startsFarAboveTheGroundCount) {
    Hall hall;
    hall.world.addEntity(R"("classname" "info_player_deathmatch" "origin" "200 0 440")");
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.starts, 2U);
    EXPECT_EQ(result.reach.startsReached, 2U);
}

TEST(GeneratedWaypoints, poolsAreWalkedIntoAndOutOf) {
    // A pool as wide as the hall between two platforms, with its surface 8 below their tops.
    RawSolid water = boxSolid({-200, -128, 0}, {200, 128, 192});
    water.contents = -3;
    const Hall hall({boxSolid({-512, -128, 0}, {-200, 128, 200}), boxSolid({200, -128, 0}, {512, 128, 200}), water},
                    210);
    auto world = hall.world;
    world.addEntity(R"("classname" "info_player_deathmatch" "origin" "-400 0 240")");
    const auto result = makeWaypoints(world.quakeBytes(), {}, {});
    ASSERT_TRUE(result);
    EXPECT_EQ(result->reach.itemsReached, 1U);
    EXPECT_EQ(countOf(*result, LinkKind::Ledge), 0U) << "bots walk into water whose surface is at their feet";
}

TEST(GeneratedWaypoints, lowGravityLetsPlayersJumpHigher) {
    const Hall hall({platform(200)}, 210);
    EXPECT_EQ(hall.waypoints().reach.itemsReached, 0U);
    WaypointOptions options;
    options.gravity = 100;
    EXPECT_EQ(hall.waypoints(options).reach.itemsReached, 1U);
}

TEST(GeneratedWaypoints, buttonsOfDoorsGetNodesAndEdicts) {
    Hall hall({boxSolid({-8, -128, 0}, {8, -32, 512}), boxSolid({-8, 32, 0}, {8, 128, 512}),
               boxSolid({-8, -32, 96}, {8, 32, 512})});
    hall.world.addBrushEntity(R"("classname" "func_door" "angle" "90" "targetname" "gate")", {-8, -32, 0}, {8, 32, 96});
    hall.world.addBrushEntity(R"("classname" "func_button" "angle" "90" "target" "gate")", {-216, 112, 24},
                              {-184, 128, 56});
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    EXPECT_TRUE(std::ranges::any_of(result.network.nodes(), [](const Node& node) {
        return glm::distance(node.feet, glm::vec3(-200, 90, 0)) < 72;
    }));
    const auto file = asFile(result, quake::NavGame::Quake, 18, nullptr);
    ASSERT_FALSE(file.file.edicts.empty());
    EXPECT_EQ(file.file.edicts.front().minimum, glm::vec3(-217, 111, 23)) << "the button's box";
    EXPECT_TRUE(remarks(result, "mover", "func_button (*2) sets it going"));
}

TEST(GeneratedWaypoints, doorsThatOpenByThemselvesArePassedWithoutAnEdict) {
    Hall hall({boxSolid({-8, -128, 0}, {8, -32, 512}), boxSolid({-8, 32, 0}, {8, 128, 512}),
               boxSolid({-8, -32, 96}, {8, 32, 512})});
    hall.world.addBrushEntity(R"("classname" "func_door" "angle" "90")", {-8, -32, 0}, {8, 32, 96});
    const auto result = hall.waypoints();
    EXPECT_EQ(result.reach.itemsReached, 1U);
    EXPECT_TRUE(std::ranges::any_of(result.network.links(), [](const Link& link) { return link.mover.has_value(); }));
    EXPECT_TRUE(asFile(result, quake::NavGame::Quake, 18, nullptr).file.edicts.empty());
    EXPECT_TRUE(remarks(result, "mover", "func_door"));
}

TEST(GeneratedWaypoints, pushersThrowOverWalls) {
    Hall hall({boxSolid({-8, -128, 0}, {8, 128, 100})});
    hall.world.addBrushEntity(R"("classname" "trigger_push" "angles" "-60 0 0" "speed" "80")", {-300, -32, 0},
                              {-236, 32, 16});
    const auto result = hall.waypoints();
    EXPECT_EQ(countOf(result, LinkKind::Pusher), 1U);
    EXPECT_EQ(nodesWith(result, kPusher).size(), 1U);
}

TEST(GeneratedWaypoints, givenNodesStayAndAreJoined) {
    WaypointOptions options;
    options.nodes = {{{-448, 0, 0.53125F}, 20, 256}, {{-300, 0, 0.53125F}, 24, 0}};
    options.links = {{0, 1, 8}};
    const auto result = Hall().waypoints(options);
    ASSERT_GT(result.network.nodes().size(), 2U);
    EXPECT_TRUE(result.network.nodes()[0].existing && result.network.nodes()[1].existing);
    EXPECT_EQ(result.network.nodes()[0].radius, 20);
    EXPECT_EQ(result.network.nodes()[0].flags, 256);
    EXPECT_TRUE(result.network.links().front().existing);
    EXPECT_EQ(result.reach.itemsReached, 1U);
}

TEST(GeneratedWaypoints, mapsWithNothingToBeginWithSaySo) {
    const SolidWorld empty({-64, -64, 0}, {64, 64, 128}, {});
    const auto result = makeWaypoints(empty.quakeBytes(), {}, {});
    ASSERT_FALSE(result);
    EXPECT_NE(result.error().find("no place where players start"), std::string::npos);
}

TEST(GeneratedWaypoints, startsWithoutGroundBelowAreSaid) {
    SolidWorld world({-64, -64, 0}, {64, 64, 256}, {});
    world.addEntity(R"("classname" "info_player_start" "origin" "4000 0 40")");
    const auto result = makeWaypoints(world.quakeBytes(), {}, {});
    ASSERT_FALSE(result);
    EXPECT_NE(result.error().find("no ground to stand on below any of the map's 1 starts and items"), std::string::npos)
        << result.error();
}

TEST(GeneratedWaypoints, mapsWithMissingPartsSaySo) {
    auto map = Hall().world.map();
    map.clipNodes.clear();
    const auto noTrees = makeWaypoints(tests::buildQuakeMap(map, tests::RawQuakeForm::Quake), {}, {});
    ASSERT_FALSE(noTrees);
    EXPECT_NE(noTrees.error().find("nothing can be traced"), std::string::npos) << noTrees.error();
    map.models.clear();
    const auto noWorld = makeWaypoints(tests::buildQuakeMap(map, tests::RawQuakeForm::Quake), {}, {});
    ASSERT_FALSE(noWorld);
    EXPECT_NE(noWorld.error().find("no world model"), std::string::npos) << noWorld.error();
}

TEST(GeneratedWaypoints, mapsOf32000UnitsGiveAResult) {
    SolidWorld wide({-16000, -16000, 0}, {16000, 16000, 512}, {});
    wide.addEntity(R"("classname" "info_player_start" "origin" "0 0 40")");
    wide.addEntity(R"("classname" "weapon_rocketlauncher" "origin" "15000 15000 16")");
    const auto result = makeWaypoints(wide.quakeBytes(), {}, {});
    ASSERT_TRUE(result) << result.error();
    EXPECT_LT(result->network.nodes().size(), 12'000U);
    EXPECT_EQ(result->reach.itemsReached, 1U);
    EXPECT_TRUE(remarks(*result, "limit", "so wide"));
    EXPECT_EQ(asFile(*result, quake::NavGame::Quake, 18, nullptr).linksLeftOut, 0U);
}

TEST(GeneratedWaypoints, stopWhenAsked) {
    const auto result = makeWaypoints(Hall().world.quakeBytes(), {}, [](std::string_view, double) { return false; });
    ASSERT_FALSE(result);
    EXPECT_TRUE(result.error().empty());
}

TEST(GeneratedWaypoints, damagedMapsFailOrGiveAResult) {
    const auto whole = Hall({platform(40)}).world.quakeBytes();
    for (std::size_t size = 0; size < whole.size(); size += 61)
        (void)makeWaypoints(std::span(whole).first(size), {}, {});
    std::uint32_t state = 1;
    for (int round = 0; round < 40; ++round) {
        auto broken = whole;
        for (int i = 0; i < 4; ++i) {
            state = state * 1664525U + 1013904223U;
            broken[(state >> 8U) % broken.size()] = static_cast<std::byte>(state >> 24U);
        }
        (void)makeWaypoints(broken, {}, {});
    }
}

TEST(GeneratedWaypoints, settingsHaveAnEffectAndUnknownOnesAreRefused) {
    const auto map = Hall({platform(40)}, 50).world.quakeBytes();
    const auto maker = generator(quake::NavGame::Quake);
    const auto nodesWith = [&](std::vector<std::pair<std::string, double>> settings) {
        GenerateInput input;
        input.mapName = "hall";
        input.map = map;
        input.settings = settings;
        const auto output = maker.generate(input, {});
        return output ? std::to_string(quake::readNav(output->bytes)->nodes.size()) : output.error();
    };
    for (const auto& setting : maker.settings)
        EXPECT_EQ(nodesWith({{std::string(setting.id), setting.byDefault}}), nodesWith({})) << setting.id;
    EXPECT_NE(nodesWith({{"spacing", 64}}), nodesWith({}));
    EXPECT_EQ(nodesWith({{"nonsense", 5}}), "there is no setting \"nonsense\"");
    EXPECT_EQ(nodesWith({{"spacing", 5}}), "spacing must be between 48 and 512");
}

TEST(GeneratedWaypoints, fileIsWholeAndAgreesWithItself) {
    const auto map = Hall({platform(44)}, 54).world.quakeBytes(); // a ledge down
    const auto maker = generator(quake::NavGame::Quake);
    ASSERT_TRUE(maker.takes(std::span(map).first(8)));
    GenerateInput input;
    input.mapName = "hall";
    input.map = map;
    const auto result = maker.generate(input, {});
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->name, "hall.nav");
    const auto file = quake::readNav(result->bytes);
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->tail.empty());
    for (const auto& node : file->nodes)
        EXPECT_LE(node.linkCount, quake::kMaxNodeLinks);
    const auto same = compareWaypoints(map, result->bytes, result->bytes);
    ASSERT_TRUE(same) << same.error();
    for (const auto& figure : same->figures) {
        const bool agrees =
            figure.id.find("recall") != std::string_view::npos || figure.id.find("precision") != std::string_view::npos;
        EXPECT_TRUE(!agrees || figure.value == 1.0) << figure.id << ' ' << figure.value;
    }
}

/// The share of the walks made between three nodes in a hall that link the outer ones with the inner one: 1 if no walk
/// leads past that.
double shareOverTheMiddle(float y, float middleY) {
    const Hall hall;
    Waypoints known;
    known.terrain.game = quake::NavGame::Quake;
    for (const auto& feet : {glm::vec3(-100, y, 0), glm::vec3(0, middleY, 0), glm::vec3(100, y, 0)})
        known.network.add({.feet = feet});
    for (const auto& [from, to] : {std::pair(0U, 1U), std::pair(1U, 0U), std::pair(1U, 2U), std::pair(2U, 1U)})
        known.network.link({from, to, LinkKind::Walk, 0, {}, {}, false});
    const auto file = quake::writeNav(asFile(known, quake::NavGame::Quake, 18, nullptr).file);
    const auto comparison = compareWaypoints(hall.world.quakeBytes(), file, file);
    EXPECT_TRUE(comparison);
    const auto figure = std::ranges::find(comparison->figures, "known_nodes_link_precision", &Agreement::id);
    return figure == comparison->figures.end() ? 0.0 : figure->value;
}

TEST(GeneratedWaypoints, longWalksAlongAWallAreLeftOutWhereANodeIsNearTheWay) {
    EXPECT_DOUBLE_EQ(shareOverTheMiddle(100, 40), 1.0) << "beside the wall";
    EXPECT_DOUBLE_EQ(shareOverTheMiddle(0, 60), 4.0 / 6.0) << "with room on both sides";
}

TEST(GeneratedWaypoints, comparingListsTheLinksThatAreMissing) {
    const Hall hall;
    const auto map = hall.world.quakeBytes();
    auto file = asFile(hall.waypoints(), quake::NavGame::Quake, 18, nullptr).file;
    const auto reference = quake::writeNav(file);
    const auto links = file.links.size();
    file.links.clear();
    for (auto& node : file.nodes)
        node.firstLink = node.linkCount = 0;
    const auto comparison = compareWaypoints(map, quake::writeNav(file), reference);
    ASSERT_TRUE(comparison) << comparison.error();
    ASSERT_EQ(comparison->misses.size(), links);
    EXPECT_EQ(comparison->misses.front().type, "walk");
    EXPECT_EQ(comparison->misses.front().cause, "level");
    EXPECT_TRUE(compareWaypoints(map, reference, reference)->misses.empty());
}

} // namespace
} // namespace navsmith::systems::quake_nav::generation
