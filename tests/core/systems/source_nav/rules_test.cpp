// Every rule: a sound mesh does not trip it, the same mesh broken in one place does, and its fix mends that.
#include "formats/source/nav_file.h"
#include "tests/core/systems/source_nav/rule_breaks.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>

namespace navsmith::tests {
namespace {

using checks::Severity;
using systems::source_nav::system;

class NavRuleTest : public testing::TestWithParam<Break> {};

TEST_P(NavRuleTest, TripsWhereTheMeshIsBrokenAndItsFixMendsIt) {
    const auto& broken = GetParam();
    auto mesh = broken.mesh;
    if (broken.inMesh)
        broken.inMesh(mesh);
    auto bytes = buildMesh(mesh);
    if (broken.inBytes)
        broken.inBytes(bytes);
    auto model = loadMesh(bytes);
    auto issues = issuesOf(model);
    EXPECT_EQ(countsOf(issues), broken.expected);
    ASSERT_GT(countsOf(issues).count(std::string(broken.rule)), 0U);

    std::erase_if(issues, [&](const checks::Issue& issue) { return issue.rule != broken.rule; });
    std::vector<std::string> refusals;
    const auto change = checks::fixIssues(model, system().rules, issues, refusals);
    EXPECT_TRUE(refusals.empty());
    EXPECT_EQ(issuesOf(model, broken.rule).empty(), broken.mended);
    EXPECT_EQ(change.empty(), !broken.mended);
    const auto saved = saveMesh(model);
    EXPECT_EQ(countsOf(issuesOf(loadMesh(saved))), countsOf(issuesOf(model)));
    model.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saveMesh(model) == bytes);
}

INSTANTIATE_TEST_SUITE_P(NavRules, NavRuleTest, testing::ValuesIn(breaks()), [](const auto& info) {
    std::string name(std::string(info.param.rule) + "_" + std::string(info.param.name));
    for (auto& c : name)
        c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    return name;
});

TEST(NavRules, HaveABreakingTestEach) {
    std::set<std::string_view> tested;
    for (const auto& broken : breaks())
        tested.insert(broken.rule);
    for (const auto& rule : system().rules)
        EXPECT_TRUE(tested.contains(rule.id)) << rule.id;
}

TEST(NavRules, HaveIdsAndTitlesOfTheirOwn) {
    std::set<std::string_view> ids;
    std::set<std::string_view> titles;
    for (const auto& rule : system().rules) {
        EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
        EXPECT_TRUE(titles.insert(rule.title).second) << rule.title;
        EXPECT_EQ(rule.fix == nullptr, rule.fixTitle.empty()) << rule.id;
        EXPECT_FALSE(rule.dependsOn.empty()) << rule.id;
    }
}

TEST(NavRules, FindNothingInSoundMeshes) {
    for (const auto& mesh : allSoundMeshes())
        EXPECT_EQ(countsOf(issuesOf(loadMesh(mesh))), Counts()) << nameOf(mesh);
}

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
