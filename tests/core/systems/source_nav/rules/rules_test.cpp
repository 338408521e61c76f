// Rules of navigation meshes beyond those of every system (rule_breaks.cpp).
#include "formats/source/nav_file.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

using checks::Severity;
using systems::source_nav::system;

TEST(NavRules, FindNothingInAMeshWhoseSpotsCountFrom0) {
    auto mesh = soundMesh();
    mesh.areas[0].hidingSpots[0].id = 0;
    mesh.areas[1].encounters[0].spots[0].first = 0;
    EXPECT_EQ(countsOf(issuesOf(loadMesh(mesh))), Counts());
}

TEST(NavRules, SayNothingOfWhatTheVersionDoesNotStore) {
    auto mesh = soundMesh(5);
    mesh.hasUnnamedAreas = 9;
    mesh.analysed = 9;
    mesh.areas[0].light[0] = 9;
    mesh.areas[0].occupyTimes[0] = -9;
    mesh.areas[0].visible = {{99, 9}};
    mesh.areas[0].ladders[0] = {9};
    EXPECT_EQ(countsOf(issuesOf(loadMesh(mesh))), Counts());
}

TEST(NavRules, MessagesSayWhatWasFoundAndWhatIsExpected) {
    auto mesh = soundMesh();
    mesh.areas[2].connections[2] = {77};
    mesh.areas[1].encounters[0].toDirection = 6;
    const auto m = loadMesh(mesh);
    EXPECT_EQ(issuesOf(m, "NAV002")[0].message,
              "The connection leads to area 77, which does not exist: the game crashes");
    EXPECT_EQ(issuesOf(m, "NAV010")[0].message, "The side towards area 3 is 6 (expected 0 to 3)");
}

TEST(NavRules, TellASpotInTheAirFromOneThatTheGameMisreads) {
    auto mesh = soundMesh();
    mesh.places[0] = "BombsiteA"; // no zero
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV008")[0].severity, Severity::Warning);
    mesh.places[0] = std::string(300, 'x');
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV008")[0].severity, Severity::Error);
    mesh = soundMesh();
    mesh.areas[3].visible = {{0, 1}};
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV011")[0].severity, Severity::Note);
    mesh.areas[3].visible = {{88, 1}};
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV011")[0].severity, Severity::Warning);
    mesh = soundMesh(16, 14, RawGame::LeftForDead);
    mesh.areas[3].visible = {{88, 1}};
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV011")[0].severity, Severity::Error);
}

TEST(NavRules, OverlapsAreOfTheSameHeightOnly) {
    auto mesh = soundMesh();
    auto& above = mesh.areas[4]; // 200 units above area 3
    above.northWest[0] = 200;
    above.northWest[1] = 0;
    above.southEast[0] = 300;
    above.southEast[1] = 100;
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV039").size(), 0U);
    const auto raise = [&](float z) {
        above.northWest[2] = above.southEast[2] = above.northEastZ = above.southWestZ = z;
    };
    raise(19);
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV039").size(), 0U);
    raise(18);
    EXPECT_EQ(issuesOf(loadMesh(mesh), "NAV039").size(), 1U);
}

/// Area 3, which lies beside area 2, moved.
RawMesh meshWithOverlap(float west, float north) {
    auto mesh = soundMesh();
    auto& third = mesh.areas[2];
    third.northWest = {west, north, 0};
    third.southEast = {300, north + 100, 0};
    mesh.areas[4].northWest[0] += 200; // the area above it, out of the way
    mesh.areas[4].southEast[0] += 200;
    return mesh;
}

TEST(NavRules, AnOverlapIsToldWithItsSizeAndSliversAreNotes) {
    const auto sliver = issuesOf(loadMesh(meshWithOverlap(197.5F, 0)), "NAV079");
    ASSERT_EQ(sliver.size(), 1U);
    EXPECT_EQ(sliver[0].message, "Overlaps area 2 by 2.5 x 100.0 units, at (199, 50, 0)");
    EXPECT_EQ(sliver[0].severity, Severity::Note);
    const auto wide = issuesOf(loadMesh(meshWithOverlap(160, 0)), "NAV079");
    ASSERT_EQ(wide.size(), 1U);
    EXPECT_EQ(wide[0].severity, Severity::Warning);
    const auto mesh = loadMesh(meshWithOverlap(50, 0)); // over all of area 2 and a strip of area 1
    const auto whole = issuesOf(mesh, "NAV039");
    ASSERT_EQ(whole.size(), 1U);
    EXPECT_EQ(whole[0].message, "Overlaps area 2 by 100.0 x 100.0 units, at (150, 50, 0)");
    EXPECT_EQ(whole[0].other, (model::Element{systems::source_nav::kArea, areaWithId(mesh, 2)}));
    const auto strip = issuesOf(mesh, "NAV079");
    ASSERT_EQ(strip.size(), 1U);
    EXPECT_EQ(strip[0].message, "Overlaps area 1 by 50.0 x 100.0 units, at (75, 50, 0)");
    const auto both = issuesOf(loadMesh(meshWithOverlap(-50, 0)), "NAV039");
    ASSERT_EQ(both.size(), 1U);
    EXPECT_NE(both[0].message.find("and 1 other area"), std::string::npos) << both[0].message;
}

TEST(NavRules, OverlapsAreTrimmedWhereNoGroundIsLost) {
    const auto afterFix = [](float west, float north) {
        auto m = loadMesh(meshWithOverlap(west, north));
        std::vector<std::string> refusals;
        checks::fixIssues(m, system().rules, issuesOf(m, "NAV079"), refusals);
        return std::pair(issuesOf(m, "NAV039").size() + issuesOf(m, "NAV079").size(),
                         source::read(saveMesh(m))->areas[2]);
    };
    const auto sliver = afterFix(197.5F, -30);
    EXPECT_EQ(sliver.first, 0U);
    EXPECT_EQ(sliver.second.northWest, (source::NavPoint{200, -30, 0}));
    const auto under = afterFix(160, 0);
    EXPECT_EQ(under.first, 0U) << "area 2 covers the whole strip";
    EXPECT_EQ(under.second.northWest.x, 200);
    const auto aside = afterFix(160, -50);
    EXPECT_EQ(aside.first, 1U) << "the ground north of area 2 would be lost";
    EXPECT_EQ(aside.second.northWest.x, 160);
}

TEST(NavRules, ConnectionsOverTrimmedGroundLeadThroughTheAreaThatCoversIt) {
    auto mesh = meshWithOverlap(100.5F, 0); // nearly all of area 2
    mesh.areas[2].southEast = {400, 100, 0};
    auto& south = mesh.areas[4]; // of the overlap
    south.northWest = {110, 100, 0};
    south.southEast = {160, 200, 0};
    south.northEastZ = south.southWestZ = 0;
    south.connections = {};
    south.connections[0] = {3};
    mesh.areas[2].connections[2] = {5};
    auto m = loadMesh(mesh);
    std::vector<std::string> refusals;
    checks::fixIssues(m, system().rules, issuesOf(m, "NAV079"), refusals);
    const auto file = source::read(saveMesh(m));
    ASSERT_EQ(file->areas[2].northWest, (source::NavPoint{200, 0, 0}));
    const auto connected = [&](std::size_t area, std::size_t side) {
        const auto ids = source::entries(file->connections, file->areas[area].connections[side]);
        return std::vector<std::uint32_t>(ids.begin(), ids.end());
    };
    EXPECT_EQ(connected(1, 2), (std::vector<std::uint32_t>{5}));
    EXPECT_EQ(connected(1, 1), (std::vector<std::uint32_t>{3}));
    EXPECT_EQ(connected(2, 2), (std::vector<std::uint32_t>{}));
    EXPECT_EQ(connected(2, 3), (std::vector<std::uint32_t>{2}));
    EXPECT_EQ(connected(4, 0), (std::vector<std::uint32_t>{2}));
    EXPECT_EQ(issuesOf(m, "NAV079").size() + issuesOf(m, "NAV039").size(), 0U);
}

TEST(NavRules, ATrimmedAreaKeepsItsSurface) {
    auto mesh = meshWithOverlap(190, 0);
    mesh.areas[2].southEast[2] = mesh.areas[2].northEastZ = 110; // rises to the east by 1 in 1
    auto m = loadMesh(mesh);
    std::vector<std::string> refusals;
    checks::fixIssues(m, system().rules, issuesOf(m, "NAV079"), refusals);
    const auto area = source::read(saveMesh(m))->areas[2];
    EXPECT_EQ(area.northWest, (source::NavPoint{200, 0, 10}));
    EXPECT_EQ(area.southWestZ, 10);
    EXPECT_EQ(area.northEastZ, 110);
}

TEST(NavRules, BlanksInNamesOfPlacesAreFineOutsideCounterStrike) {
    const auto issueIn = [](RawMesh mesh, const std::string& name) {
        mesh.places[0] = name + std::string(1, '\0');
        const auto issues = issuesOf(loadMesh(mesh), "NAV036");
        return issues.empty() ? std::string() : issues[0].message;
    };
    EXPECT_EQ(issueIn(soundMesh(16, 2, RawGame::TeamFortress), "Red base"), "");
    EXPECT_EQ(issueIn(soundMesh(16), "Main hall 2"), "");
    EXPECT_NE(issueIn(soundMesh(5), "Bombsite A"), "");
    EXPECT_NE(issueIn(soundMesh(16, 1, RawGame::CounterStrike), "Bombsite A"), "");
    EXPECT_EQ(issueIn(soundMesh(16), " Hall"), "The name begins or ends with a blank");
}

TEST(NavRules, AFreshIdLeavesReferencesWithTheFirst) {
    auto mesh = soundMesh();
    auto copy = mesh.areas[2];
    copy.northWest[0] += 500;
    copy.southEast[0] += 500;
    copy.hidingSpots.clear();
    mesh.areas.push_back(copy);
    auto m = loadMesh(mesh);
    std::vector<std::string> refusals;
    checks::fixIssues(m, system().rules, issuesOf(m, "NAV003"), refusals);
    const auto file = source::read(saveMesh(m));
    ASSERT_TRUE(file);
    EXPECT_EQ(file->areas[2].id, 3U);
    EXPECT_EQ(file->areas[5].id, 6U);
    EXPECT_EQ(source::entries(file->connections, file->areas[1].connections[1]).front(), 3U);
}

} // namespace
} // namespace navsmith::tests
