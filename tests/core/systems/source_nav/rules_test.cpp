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
