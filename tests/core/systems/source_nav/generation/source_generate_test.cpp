// Meshes of Source rooms whose floors are known by hand: steps, slopes, drops, ceilings, fences, stairs, ladders and
// terrain.
#include "core/systems/source_nav/generation/generate.h"
#include "tests/core/systems/source_nav/generation/source_hall.h"
#include "tests/support/bytes_mutation.h"

#include <glm/vec3.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

using tests::areaOver;
using tests::boxSolid;
using tests::Hall;
using tests::kOnGround;
using tests::kTerrorist;
using tests::links;
using tests::platform;
using tests::RawSolid;
using tests::RawVector;
using tests::SourceRoom;

constexpr std::uint32_t kCrouch = 0x1;
constexpr std::uint32_t kStairs = 0x1000;
constexpr std::uint32_t kObstacleTop = 0x4000;
enum Sides : std::size_t { kNorth, kEast, kSouth, kWest };

struct Ends {
    source::NavFile mesh;
    const source::NavArea* low = nullptr;
    const source::NavArea* high = nullptr;

    Ends(const Hall& hall, std::string_view game) : mesh(hall.mesh(game)) {
        low = areaOver(mesh, -90, 1);
        high = areaOver(mesh, 90, 1);
    }
    [[nodiscard]] bool up() const { return low != nullptr && high != nullptr && links(mesh, *low, *high, kEast); }
    [[nodiscard]] bool down() const { return low != nullptr && high != nullptr && links(mesh, *high, *low, kWest); }
};

TEST(SourceMesh, flatRoomIsOneArea) {
    const auto mesh = Hall().mesh();
    ASSERT_EQ(mesh.areas.size(), 1U);
    const auto& area = mesh.areas.front();
    EXPECT_EQ(area.northWest, (source::NavPoint{-100, -100, kOnGround}));
    EXPECT_EQ(area.southEast, (source::NavPoint{100, 100, kOnGround}));
    EXPECT_EQ(area.id, 1U);
    EXPECT_EQ(area.attributes, 0U);
    EXPECT_EQ(area.light, (std::array<float, 4>{1, 1, 1, 1}));
    EXPECT_TRUE(mesh.connections.empty());
    EXPECT_EQ(mesh.hasUnnamedAreas, 1);
}

TEST(SourceMesh, formatsAreThoseOfTheGames) {
    const Hall hall;
    const auto formatOf = [&](std::string_view game) { return hall.mesh(game).format; };
    EXPECT_EQ(formatOf("css"), (source::NavFormat{16, 1, source::NavLayout::CounterStrike}));
    EXPECT_EQ(formatOf("tf2"), (source::NavFormat{16, 2, source::NavLayout::TeamFortress}));
    EXPECT_EQ(formatOf("hl2dm"), (source::NavFormat{16, 0, source::NavLayout::Plain}));
    EXPECT_EQ(formatOf(""), formatOf("css")) << "players start as terrorists";
    EXPECT_EQ(hall.mesh().bspSize, hall.room.bytes().size());
    MeshOptions old;
    old.version = 9;
    const auto made = generateMesh(hall.room.bytes(), old);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->file.format, (source::NavFormat{9, 0, source::NavLayout::Plain}));
    EXPECT_TRUE(source::write(made->file));
}

TEST(SourceMesh, lowStepsAreWalkedAndHighOnesJumped) {
    for (const float height : {17.0F, 18.0F}) {
        const auto mesh = Hall({platform(height)}).mesh();
        const auto* low = areaOver(mesh, -90, 0.5F);
        const auto* between = areaOver(mesh, 12, 0.5F);
        const auto* high = areaOver(mesh, 90, 0.5F);
        ASSERT_TRUE(low != nullptr && between != nullptr && high != nullptr) << height;
        EXPECT_NEAR(high->northWest.z, height + kOnGround, 1e-4);
        EXPECT_TRUE(links(mesh, *low, *between, kEast) && links(mesh, *between, *low, kWest));
        EXPECT_TRUE(links(mesh, *between, *high, kEast) && links(mesh, *high, *between, kWest));
        EXPECT_EQ(between->attributes, 0U);
    }
    // The area over the edge is for jumping, so the areas beside it are linked and it goes.
    for (const float height : {19.0F, 41.0F}) {
        const Ends ends(Hall({platform(height)}), "css");
        EXPECT_TRUE(ends.up() && ends.down()) << height;
        EXPECT_EQ(ends.mesh.areas.size(), 2U) << height;
    }
}

struct Heights {
    std::string_view game;
    float climbed;
    float lethal; ///< a drop of this much and more
};
class Drops : public testing::TestWithParam<Heights> {};
INSTANTIATE_TEST_SUITE_P(Games, Drops,
                         testing::Values(Heights{"css", 58, 200}, Heights{"tf2", 200, 400}, Heights{"dods", 200, 400},
                                         Heights{"gmod", 200, 400}, Heights{"hl2dm", 200, 400}));

TEST_P(Drops, areClimbedUpToTheGamesLimit) {
    const auto [game, climbed, lethal] = GetParam();
    const Ends highest(Hall({platform(climbed)}, "\"-62 0 40\"", 900), game);
    EXPECT_NE(highest.high, nullptr);
    const Ends higher(Hall({platform(climbed + 1)}, "\"-62 0 40\"", 900), game);
    EXPECT_EQ(higher.high, nullptr) << "nobody gets up";
}

TEST_P(Drops, leadDownOneWayUnlessLethal) {
    const auto [game, climbed, lethal] = GetParam();
    const auto from = [&, game = game](float height) {
        return Ends(Hall({platform(height)}, "\"62 0 " + std::to_string(height + 20) + "\"", 900), game);
    };
    // Places to jump down to are looked for from half a player's height above, so deeper ones are known but not linked.
    constexpr float kHalfPlayer = 35.5F;
    const auto linked = from(lethal - kHalfPlayer - 1);
    EXPECT_TRUE(linked.down());
    EXPECT_FALSE(linked.up());
    const auto survived = from(lethal - 1);
    EXPECT_NE(survived.low, nullptr);
    EXPECT_FALSE(survived.down());
    const auto died = from(lethal + 1);
    EXPECT_NE(died.high, nullptr);
    EXPECT_EQ(died.low, nullptr);
}

TEST(SourceMesh, slopesCountUpToTheirLimit) {
    const auto reaches = [](float degrees) {
        constexpr float kRise = 64;
        const float run = kRise / std::tan(degrees * 3.14159265F / 180);
        const auto mesh = Hall({tests::rampSolid({12 - run, -112, 0}, {12, 112, kRise}, 0), platform(kRise)}).mesh();
        return std::any_of(mesh.areas.begin(), mesh.areas.end(),
                           [](const source::NavArea& area) { return area.northWest.z > kRise - 1; });
    };
    EXPECT_TRUE(reaches(44));
    EXPECT_FALSE(reaches(46));
}

TEST(SourceMesh, ceilingsMakeOneCrouchOrStop) {
    const auto under = [](float ceiling) {
        auto mesh = Hall({boxSolid({12, -112, ceiling}, {112, 112, 400})}).mesh();
        const auto* low = areaOver(mesh, 50, 0.5F);
        const auto* free = areaOver(mesh, -50, 0.5F);
        EXPECT_NE(free, nullptr);
        EXPECT_TRUE(free == nullptr || free->attributes == 0U);
        EXPECT_TRUE(free == nullptr || free == low || free->southEast.x == 0) << "up to where one must crouch";
        return low == nullptr ? -1 : static_cast<int>(low->attributes);
    };
    EXPECT_EQ(under(72), 0);
    EXPECT_EQ(under(70), static_cast<int>(kCrouch));
    EXPECT_EQ(under(56), static_cast<int>(kCrouch));
    EXPECT_EQ(under(54), -1);
}

TEST(SourceMesh, fencesGetAreasOnTheirTops) {
    const auto mesh = Hall({boxSolid({10, -112, 0}, {14, 112, 40})}).mesh();
    const auto* west = areaOver(mesh, -90, 1);
    const auto* east = areaOver(mesh, 90, 1);
    ASSERT_TRUE(west != nullptr && east != nullptr);
    EXPECT_FALSE(links(mesh, *west, *east, kEast)) << "the way leads over the top";
    int tops = 0;
    for (const auto& area : mesh.areas) {
        if ((area.attributes & kObstacleTop) == 0)
            continue;
        ++tops;
        // The fence is 4 wide, and 5 with the box that goes over it; the area has at least 10. Along a fence that runs
        // north and south, it begins at the place before it.
        EXPECT_NEAR(area.northWest.x, 0, 0.1);
        EXPECT_NEAR(area.southEast.x, 10, 0.1);
        EXPECT_NEAR(area.northWest.z, 40 + kOnGround, 1e-3);
        EXPECT_TRUE(links(mesh, *west, area, kEast) && links(mesh, area, *west, kWest));
        EXPECT_TRUE(links(mesh, *east, area, kWest) && links(mesh, area, *east, kEast));
        EXPECT_EQ(area.connections[kNorth].count + area.connections[kSouth].count, 0U) << "nobody runs along a fence";
    }
    EXPECT_EQ(tops, 8);
    EXPECT_EQ(mesh.areas.size(), 10U);
    EXPECT_EQ(Hall({boxSolid({10, -112, 0}, {14, 112, 59})}).mesh().areas.size(), 1U) << "too high";
    EXPECT_EQ(Hall({boxSolid({10, -112, 0}, {14, 112, 17})}).mesh().areas.size(), 1U) << "one steps over it";
}

TEST(SourceMesh, fencesAlsoRunFromWestToEast) {
    const auto mesh = Hall({boxSolid({-112, 10, 0}, {112, 14, 40})}).mesh();
    std::size_t tops = 0;
    for (const auto& area : mesh.areas) {
        if ((area.attributes & kObstacleTop) == 0)
            continue;
        ++tops;
        EXPECT_NEAR(area.northWest.y, 7, 0.1);
        EXPECT_NEAR(area.southEast.y, 17, 0.1);
        EXPECT_EQ(area.connections[kEast].count + area.connections[kWest].count, 0U);
        EXPECT_EQ(area.connections[kNorth].count, 1U);
        EXPECT_EQ(area.connections[kSouth].count, 1U);
    }
    EXPECT_EQ(tops, 8U);
}

/// Eight steps to the east, with treads as deep as the lattice.
std::vector<RawSolid> staircase() {
    std::vector<RawSolid> steps;
    for (int i = 0; i < 8; ++i) {
        const float x = -87 + 25.0F * static_cast<float>(i);
        steps.push_back(boxSolid({x, -112, 0}, {112, 112, 12.0F * static_cast<float>(i + 1)}));
    }
    return steps;
}

TEST(SourceMesh, flightsOfStepsAreStairs) {
    const auto mesh = Hall(staircase(), "\"-100 0 40\"").mesh();
    const auto* stairs = areaOver(mesh, 1, 1);
    ASSERT_NE(stairs, nullptr);
    EXPECT_EQ(stairs->attributes, kStairs);
    EXPECT_GT(stairs->southEast.x - stairs->northWest.x, 50) << "one area over several steps";
    // A ramp of the same rise is none.
    const auto ramp = Hall({tests::rampSolid({-112, -112, 0}, {112, 112, 107}, 0)}, "\"-62 0 80\"").mesh();
    for (const auto& area : ramp.areas)
        EXPECT_EQ(area.attributes & kStairs, 0U);
}

TEST(SourceMesh, areasUnderOverhangsAreSplitFromThoseInTheOpen) {
    // A deck in the west, from which one drops to the floor in the east, which goes on below it.
    const auto mesh = Hall({boxSolid({-112, -112, 100}, {12, 112, 110})}, "\"-62 0 130\"").mesh();
    ASSERT_EQ(mesh.areas.size(), 3U);
    const auto* deck = areaOver(mesh, -50, 1);
    const auto* open = areaOver(mesh, 50, 1);
    ASSERT_TRUE(deck != nullptr && open != nullptr);
    EXPECT_NEAR(deck->northWest.z, 110 + kOnGround, 1e-3);
    EXPECT_EQ(open->northWest.x, 0);
    EXPECT_EQ(source::entries(mesh.connections, deck->connections[kEast]).size(), 1U);
    EXPECT_TRUE(links(mesh, *deck, *open, kEast));
}

TEST(SourceMesh, areasThatTouchAtACornerAreJoined) {
    // Two islands, and ground beside the corner that is too small for a node.
    const std::vector<RawSolid> islands{boxSolid({-112, -112, -500}, {5, 5, 0}),
                                        boxSolid({-5, -5, -500}, {112, 112, 0})};
    const auto mesh = [&](bool withGround) {
        SourceRoom room({-112, -112, -500}, {112, 112, 400});
        for (const auto& island : islands)
            room.add(island);
        if (withGround)
            room.add(boxSolid({5, -20, -500}, {20, -5, 0}));
        room.addEntity(kTerrorist + "\"-62 -62 40\"");
        MeshOptions options;
        options.analyse = false;
        return generateMesh(room.bytes(), options).value().file;
    };
    EXPECT_EQ(mesh(false).areas.size(), 2U);
    const auto joined = mesh(true);
    ASSERT_EQ(joined.areas.size(), 3U);
    const auto* small = areaOver(joined, 6, -6);
    const auto* west = areaOver(joined, -50, -50);
    const auto* east = areaOver(joined, 50, 50);
    ASSERT_TRUE(small != nullptr && west != nullptr && east != nullptr);
    EXPECT_EQ(small->southEast.x - small->northWest.x, 12.5F);
    EXPECT_TRUE(links(joined, *west, *small, kEast) && links(joined, *small, *west, kWest));
    EXPECT_TRUE(links(joined, *east, *small, kNorth) && links(joined, *small, *east, kSouth));
}

TEST(SourceMesh, clipsStopThoseTheyAreFor) {
    const auto passes = [](std::uint32_t contents, std::string_view game) {
        Hall hall;
        hall.room.add(boxSolid({8, -112, 0}, {16, 112, 400}), contents);
        const auto mesh = hall.mesh(game);
        return areaOver(mesh, 90, 1) != nullptr;
    };
    EXPECT_FALSE(passes(0x20000, "css")) << "monster clip";
    EXPECT_TRUE(passes(0x10000, "css")) << "player clip";
    EXPECT_TRUE(passes(0x20000, "tf2"));
    EXPECT_FALSE(passes(0x10000, "tf2"));
    EXPECT_FALSE(passes(0x8, "css")) << "grate";
    EXPECT_TRUE(passes(0x20, "css")) << "water";
}

TEST(SourceMesh, passesWhatPlayersOpenOrBreak) {
    const auto passes = [](const std::string& pairs) {
        Hall hall;
        hall.room.addBrushEntity(pairs, {8, -112, 0}, {16, 112, 400});
        const auto mesh = hall.mesh();
        return areaOver(mesh, 90, 1) != nullptr;
    };
    EXPECT_TRUE(passes("\"classname\" \"func_door\""));
    EXPECT_TRUE(passes("\"classname\" \"func_door_rotating\""));
    EXPECT_TRUE(passes("\"classname\" \"func_breakable\" \"health\" \"50\""));
    EXPECT_FALSE(passes("\"classname\" \"func_breakable\" \"health\" \"0\"")) << "only a trigger breaks it";
    EXPECT_FALSE(passes("\"classname\" \"func_breakable\" \"health\" \"50\" \"spawnflags\" \"1\""));
    EXPECT_TRUE(passes("\"classname\" \"func_breakable\" \"health\" \"0\" \"propdata\" \"24\""))
        << "its material has health";
    EXPECT_TRUE(passes("\"classname\" \"func_brush\" \"Solidity\" \"1\"")) << "never solid";
    EXPECT_TRUE(passes("\"classname\" \"func_brush\" \"Solidity\" \"0\"")) << "can be switched off";
    EXPECT_FALSE(passes("\"classname\" \"func_brush\" \"Solidity\" \"2\"")) << "always solid";
    EXPECT_FALSE(passes("\"classname\" \"func_movelinear\""));
    EXPECT_TRUE(passes("\"classname\" \"trigger_multiple\""));
}

TEST(SourceMesh, nobodyWalksOnTheSky) {
    Hall hall;
    hall.room.addSurface({12, -112, 0}, {112, 112, 4}, 0x4);
    const auto mesh = hall.mesh();
    EXPECT_NE(areaOver(mesh, -50, 1), nullptr);
    EXPECT_EQ(areaOver(mesh, 50, 1), nullptr);
}

TEST(SourceMesh, terrainIsGroundAndWhatLiesBelowIsNot) {
    // A hill of 40 in the middle.
    std::array<float, 25> hill{};
    hill[12] = 40;
    Hall over;
    over.room.addTerrain({-112, -112}, {112, 112}, hill);
    const auto mesh = over.mesh();
    float highest = 0;
    for (const auto& area : mesh.areas)
        highest = std::max({highest, area.northWest.z, area.southEast.z, area.northEastZ, area.southWestZ});
    EXPECT_GT(highest, 25);
    EXPECT_LE(highest, 41);
    // A roof of terrain over the east: the game takes what lies under it for the outside of the map.
    std::array<float, 25> roof{};
    roof.fill(200);
    Hall below;
    below.room.addTerrain({12, -112}, {112, 112}, roof);
    const auto free = below.mesh();
    EXPECT_NE(areaOver(free, -50, 1), nullptr);
    EXPECT_EQ(areaOver(free, 50, 1), nullptr);
}

TEST(SourceMesh, laddersLeadUpAndAreKnownAtBothEnds) {
    Hall hall({platform(150)});
    hall.room.add(boxSolid({8, -16, 4}, {12, 16, 150}), 0x20000000);
    EXPECT_EQ(hall.mesh().areas.size(), 1U) << "the game's own generator does not climb";
    MeshOptions options;
    options.settings = {{"ladders", 1.0F}};
    options.analyse = false;
    const auto mesh = generateMesh(hall.room.bytes(), options).value().file;
    const auto* low = areaOver(mesh, -50, 1);
    const auto* high = areaOver(mesh, 50, 1);
    ASSERT_TRUE(low != nullptr && high != nullptr);
    ASSERT_EQ(mesh.ladders.size(), 1U);
    const auto& ladder = mesh.ladders.front();
    EXPECT_EQ(ladder.direction, 3U) << "its front looks to the west";
    EXPECT_EQ(ladder.bottomArea, low->id);
    EXPECT_EQ(ladder.topForward, high->id);
    EXPECT_NEAR(ladder.top.z, 150 + kOnGround, 1e-3);
    EXPECT_EQ(ladder.bottom.z, 4);
    EXPECT_EQ(ladder.length, 146) << "before its top moved to an area";
    EXPECT_EQ(source::entries(mesh.ladderIds, low->ladders[0]).size(), 1U);
    EXPECT_EQ(source::entries(mesh.ladderIds, high->ladders[1]).size(), 1U);
}

TEST(SourceMesh, settingsAreThoseOfTheGame) {
    const auto areasWith = [](const Hall& hall, const std::string& setting, float value) {
        MeshOptions options;
        options.settings = {{setting, value}};
        options.analyse = false;
        return generateMesh(hall.room.bytes(), options).value().file.areas.size();
    };
    EXPECT_EQ(areasWith(Hall(), "nav_area_max_size", 4), 4U) << "eight cells by eight";
    const Hall step({platform(41)});
    EXPECT_EQ(areasWith(step, "nav_generate_fixup_jump_areas", 1), 2U);
    EXPECT_EQ(areasWith(step, "nav_generate_fixup_jump_areas", 0), 10U) << "one for jumping at each place of the edge";
    const Hall fence({boxSolid({10, -112, 0}, {14, 112, 40})});
    const auto tops = [&](float value) {
        MeshOptions options;
        options.settings = {{"nav_generate_fencetops", value}};
        options.analyse = false;
        const auto made = generateMesh(fence.room.bytes(), options).value();
        return std::ranges::count_if(made.file.areas,
                                     [](const source::NavArea& area) { return (area.attributes & kObstacleTop) != 0; });
    };
    EXPECT_EQ(tops(1), 8);
    EXPECT_EQ(tops(0), 0);
    MeshOptions wrong;
    wrong.settings = {{"nav_area_max_size", 51.0F}};
    EXPECT_EQ(generateMesh(step.room.bytes(), wrong).error(), "nav_area_max_size takes 1 to 50, not 51");
    wrong.settings = {{"sv_gravity", 800.0F}};
    EXPECT_EQ(generateMesh(step.room.bytes(), wrong).error(), "there is no setting \"sv_gravity\"");
}

TEST(SourceMesh, globalOffensiveKeepsAreasForJumping) {
    const Hall step({platform(41)});
    EXPECT_EQ(step.mesh("css").areas.size(), 2U);
    EXPECT_EQ(step.mesh("csgo").areas.size(), 10U) << "one at each place of the edge";
}

TEST(SourceMesh, theAnalysisFollows) {
    const auto made = generateMesh(Hall({platform(40)}).room.bytes(), {});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->game, "Counter-Strike: Source");
    EXPECT_EQ(made->file.analysed, 1);
    EXPECT_FALSE(made->file.hidingSpots.empty());
    EXPECT_FALSE(made->file.visible.empty());
}

TEST(SourceMesh, theSameMapGivesTheSameBytes) {
    const Hall hall({platform(40), boxSolid({-60, -60, 0}, {-40, -40, 90})});
    const auto bytes = [&] {
        const auto made = generateMesh(hall.room.bytes(), {});
        return made ? *source::write(made->file) : std::vector<std::byte>{};
    };
    const auto first = bytes();
    EXPECT_FALSE(first.empty());
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(bytes(), first);
}

TEST(SourceMesh, mapsWithoutAnswerAreRefusedWithTheReason) {
    const auto reason = [](const std::vector<std::byte>& map, const MeshOptions& options = {}) {
        const auto made = generateMesh(map, options);
        return made ? "made" : made.error();
    };
    const auto holds = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    const SourceRoom empty({-112, -112, 0}, {112, 112, 400});
    EXPECT_PRED2(holds, reason(empty.bytes()), "no place where players start");
    EXPECT_PRED2(holds, reason(Hall({}, "\"0 0 -1000\"").room.bytes()), "no ground");
    EXPECT_PRED2(holds, reason(tests::buildSourceMap({})), "solids are damaged or missing");
    MeshOptions small;
    small.mostNodes = 10;
    EXPECT_PRED2(holds, reason(Hall().room.bytes(), small), "too large");
    // As wide as maps can be, with floor everywhere.
    SourceRoom vast({-16000, -16000, 0}, {16000, 16000, 400});
    vast.addEntity(kTerrorist + "\"0 0 40\"");
    MeshOptions some;
    some.mostNodes = 20'000;
    EXPECT_PRED2(holds, reason(vast.bytes(), some), "more than 20,000 places");
    MeshOptions far;
    far.seeds = {glm::vec3(1e9F, 0, 0)};
    EXPECT_PRED2(holds, reason(Hall().room.bytes(), far), "too far away");
    MeshOptions unknown;
    unknown.game = "quake";
    EXPECT_PRED2(holds, reason(Hall().room.bytes(), unknown), "\"quake\"");
    MeshOptions old;
    old.version = 5;
    EXPECT_PRED2(holds, reason(Hall().room.bytes(), old), "versions 6 to 16");
}

TEST(SourceMesh, stopsInEveryStage) {
    const Hall hall({platform(40)});
    std::vector<std::string> stages;
    double before = 0;
    const auto all = generateMesh(hall.room.bytes(), {}, [&](std::string_view stage, double part) {
        EXPECT_TRUE(part >= before && part <= 1) << stage << ": one bar for the whole";
        before = part;
        if (stages.empty() || stages.back() != stage)
            stages.emplace_back(stage);
        return true;
    });
    ASSERT_TRUE(all);
    ASSERT_GT(stages.size(), 6U);
    for (const auto& last : stages) {
        const auto made =
            generateMesh(hall.room.bytes(), {}, [&](std::string_view stage, double) { return stage != last; });
        ASSERT_FALSE(made) << last;
        EXPECT_EQ(made.error(), "");
    }
}

TEST(SourceMesh, mutatedMapsAreMadeOrRefused) {
    Hall hall({platform(150), boxSolid({-60, -60, 0}, {-40, -40, 90})});
    hall.room.add(boxSolid({8, -16, 0}, {12, 16, 150}), 0x20000000);
    hall.room.addBrushEntity("\"classname\" \"func_brush\" \"Solidity\" \"2\"", {-20, -112, 0}, {-10, 112, 30});
    hall.room.addTerrain({-112, -112}, {112, 112}, {});
    const auto whole = hall.room.bytes();
    tests::ByteMutator mutator(31);
    MeshOptions options;
    options.mostNodes = 500;
    int made = 0;
    for (int i = 0; i < 300; ++i)
        made += generateMesh(mutator.mutated(whole), options).has_value();
    EXPECT_GT(made, 30);
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
