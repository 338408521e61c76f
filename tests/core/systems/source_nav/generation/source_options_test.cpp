// What options, turned entities and static props change in the mesh of a Source map.
#include "core/systems/source_nav/generation/generate.h"
#include "tests/core/systems/source_nav/generation/source_hall.h"
#include "tests/support/map_bytes.h"
#include "tests/support/phy_bytes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

using tests::areaOver;
using tests::boxSolid;
using tests::Hall;
using tests::kTerrorist;
using tests::platform;
using tests::RawVector;
using tests::SourceRoom;

TEST(SourceMesh, turnedEntitiesStandInTheWay) {
    const auto reachesEast = [](const std::string& angles) {
        Hall hall({}, "\"-62 -60 40\"");
        hall.room.addBrushEntity("\"classname\" \"func_wall\" \"angles\" \"" + angles + "\"", {-112, -8, 0},
                                 {112, 8, 400});
        return areaOver(hall.mesh(), 90, -60) != nullptr;
    };
    EXPECT_FALSE(reachesEast("0 90 0"));
    EXPECT_TRUE(reachesEast("0 0 0"));
}

TEST(SourceMesh, staticPropsStandInTheWay) {
    const auto reachesEast = [](std::uint8_t solid, const RawVector& angles) {
        auto map = Hall({}, "\"-62 -60 40\"").room.map();
        map.endModel();
        map.pakFile =
            tests::buildZip({{"models/wall.phy", tests::buildPhy({tests::phyBox({-112, -8, 0}, {112, 8, 400})})}});
        map.staticProps = tests::buildStaticProps({"models/wall.mdl"}, {}, {{.angles = angles, .solid = solid}});
        const auto made = generateMesh(tests::buildSourceMap(map), {.analyse = false});
        EXPECT_TRUE(made) << (made ? "" : made.error());
        return made && areaOver(made->file, 90, -60) != nullptr;
    };
    constexpr std::uint8_t kShape = 6;
    EXPECT_FALSE(reachesEast(kShape, {0, 90, 0}));
    EXPECT_TRUE(reachesEast(kShape, {0, 0, 0}));
    EXPECT_TRUE(reachesEast(0, {0, 90, 0})) << "not solid";
}

/// A hall with a prop in its east from the floor to a height of 40.
tests::RawSourceMap hallWithProp(const std::string& model) {
    auto map = Hall({}, "\"-62 -60 40\"").room.map();
    map.endModel();
    const auto leaf = static_cast<std::uint16_t>(map.models.size());
    map.moreLeaves = {{12, -112, 0, 112, -50, 8}, {100, 40, 40, 112, 112, 60}};
    map.staticProps = tests::buildStaticProps({model}, {leaf, static_cast<std::uint16_t>(leaf + 1)},
                                              {{.origin = {60, 0, 4}, .firstLeaf = 0, .leafCount = 2}});
    return map;
}

TEST(SourceMesh, thereIsNoGroundOnGuessedProps) {
    const auto mesh = generateMesh(tests::buildSourceMap(hallWithProp("models/truck.mdl")), {.analyse = false}).value();
    const auto* const below = areaOver(mesh.file, -60, 0);
    ASSERT_NE(below, nullptr);
    EXPECT_EQ(areaOver(mesh.file, 80, 0), nullptr) << "neither on it nor through it";
    EXPECT_NE(areaOver(mesh.file, 30, 60), nullptr) << "around it";
    for (const auto& area : mesh.file.areas)
        EXPECT_LT(area.northWest.z, 1.0F);
    EXPECT_TRUE(mesh.inAir.empty());
    ASSERT_EQ(mesh.notes.size(), 1U);
    EXPECT_NE(mesh.notes[0].find("1 as guessed boxes"), std::string::npos) << mesh.notes[0];
    const auto passed =
        generateMesh(tests::buildSourceMap(hallWithProp("models/props_foliage/tree_card_01.mdl")), {.analyse = false})
            .value();
    EXPECT_EQ(passed.file.areas.size(), 1U) << "a card of trees is no garden";
    EXPECT_NE(passed.notes[0].find("1 passed through"), std::string::npos) << passed.notes[0];
}

TEST(SourceMesh, oneStandsOnPropsWhoseShapeIsKnown) {
    const auto find = [](std::string_view path) -> std::optional<std::vector<std::byte>> {
        if (path != "models/truck.phy")
            return std::nullopt;
        return tests::buildPhy({tests::phyBox({-40, -100, -4}, {48, 100, 36})});
    };
    const auto mesh =
        generateMesh(tests::buildSourceMap(hallWithProp("models/truck.mdl")), {.analyse = false, .find = find}).value();
    const auto* const on = areaOver(mesh.file, 80, 1);
    ASSERT_NE(on, nullptr);
    EXPECT_NEAR(on->northWest.z, 40, 0.1F);
    EXPECT_NE(mesh.notes[0].find("1 with the collision model"), std::string::npos) << mesh.notes[0];
    EXPECT_TRUE(mesh.inAir.empty());
}

TEST(SourceMesh, onlyGroundInABoxGetsAreas) {
    // Crates that are climbed, so that there are obstacles on the edge of the box.
    const Hall hall({boxSolid({-10, -60, 0}, {10, 60, 30})});
    MeshOptions options;
    options.inside = Box::between({0, 112, 200}, {-112, -112, -50});
    const auto made = generateMesh(hall.room.bytes(), options);
    ASSERT_TRUE(made) << made.error();
    EXPECT_NE(areaOver(made->file, -90, 0.5F), nullptr);
    for (const auto& area : made->file.areas) {
        EXPECT_LE(area.northWest.x, 0);
        EXPECT_LE(area.southEast.x, 0);
    }
    options.inside = Box::between({0, 0, 1000}, {10, 10, 2000});
    const auto none = generateMesh(hall.room.bytes(), options);
    ASSERT_FALSE(none);
    EXPECT_NE(none.error().find("lies in the box"), std::string::npos) << none.error();
}

TEST(SourceMesh, partsOfTheAnalysisAreAChoice) {
    const Hall hall({platform(40), boxSolid({-60, -60, 0}, {-40, -40, 90})});
    MeshOptions options;
    options.parts = {AnalysisPart::HidingSpots};
    const auto some = generateMesh(hall.room.bytes(), options);
    const auto all = generateMesh(hall.room.bytes(), {});
    ASSERT_TRUE(some && all);
    EXPECT_FALSE(some->file.hidingSpots.empty());
    EXPECT_TRUE(some->file.encounterPaths.empty());
    EXPECT_EQ(some->file.analysed, 0);
    EXPECT_FALSE(all->file.encounterPaths.empty());
    EXPECT_EQ(all->file.analysed, 1);
}

TEST(SourceMesh, beginsWhereTheGameDoes) {
    const auto reached = [](std::string_view game) {
        SourceRoom room({-112, -112, 0}, {112, 112, 400});
        room.add(boxSolid({8, -112, 0}, {16, 112, 400}));
        room.addEntity("\"classname\" \"info_player_start\" \"origin\" \"62 0 40\"");
        room.addEntity(kTerrorist + "\"-62 0 40\"");
        MeshOptions options;
        options.game = game;
        options.analyse = false;
        const auto mesh = generateMesh(room.bytes(), options).value().file;
        return std::pair(areaOver(mesh, -50, 1) != nullptr, areaOver(mesh, 50, 1) != nullptr);
    };
    EXPECT_EQ(reached("css"), std::pair(true, false)) << "where the first terrorist starts";
    EXPECT_EQ(reached("csgo"), std::pair(true, false));
    for (const auto* const game : {"hl2dm", "tf2", "dods", "gmod"})
        EXPECT_EQ(reached(game), std::pair(true, true)) << game << ": wherever players start";
}

TEST(SourceMesh, otherStartsCountIfTheyLeadToMoreGround) {
    // Two rooms; the east one is the larger.
    const auto reached = [](std::string_view game, const std::string& west, const std::string& east) {
        SourceRoom room({-112, -112, 0}, {112, 112, 400});
        room.add(boxSolid({-42, -112, 0}, {-34, 112, 400}));
        const auto addStart = [&](const std::string& name, const char* place) {
            room.addEntity("\"classname\" \"" + name + "\" \"origin\" " + place);
        };
        addStart(west, "\"-87 0 40\"");
        addStart(east, "\"62 0 40\"");
        MeshOptions options;
        options.game = game;
        options.analyse = false;
        const auto mesh = generateMesh(room.bytes(), options).value().file;
        return std::pair(areaOver(mesh, -60, 1) != nullptr, areaOver(mesh, 50, 1) != nullptr);
    };
    const std::string first = "info_player_start";
    const std::string other = "info_player_deathmatch";
    EXPECT_EQ(reached("hl2dm", other, first), std::pair(false, true)) << "the game begins in the larger part";
    EXPECT_EQ(reached("hl2dm", first, other), std::pair(true, true)) << "it begins in the smaller part";
    EXPECT_EQ(reached("gmod", other, other), std::pair(true, true)) << "nowhere to begin for the game";
}

} // namespace
} // namespace navsmith::systems::source_nav::generation
