// Every rule that needs no map: sound waypoints do not trip it, the same broken in one place do, and its fix mends
// that.
#include "tests/core/systems/quake_nav/rule_breaks.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>

namespace navsmith::tests {
namespace {

class QuakeRuleTest : public testing::TestWithParam<Break> {};

TEST_P(QuakeRuleTest, TripsWhereTheWaypointsAreBrokenAndItsFixMendsIt) {
    const auto& broken = GetParam();
    auto raw = soundWaypoints(broken.form);
    if (broken.make)
        broken.make(raw);
    auto bytes = buildWaypoints(raw);
    if (broken.inBytes)
        broken.inBytes(bytes);
    auto model = loadWaypoints(bytes);
    auto issues = issuesOf(model);
    EXPECT_EQ(countsOf(issues), broken.expected);
    ASSERT_GT(countsOf(issues).count(std::string(broken.rule)), 0U);

    std::erase_if(issues, [&](const checks::Issue& issue) { return issue.rule != broken.rule; });
    std::vector<std::string> refusals;
    const auto change = checks::fixIssues(model, systemOf(model).rules, issues, refusals);
    EXPECT_TRUE(refusals.empty());
    EXPECT_EQ(issuesOf(model, broken.rule).empty(), broken.mended);
    EXPECT_EQ(change.empty(), !broken.mended);
    const auto saved = saveWaypoints(model);
    EXPECT_EQ(countsOf(issuesOf(loadWaypoints(saved))), countsOf(issuesOf(model)));
    model.apply(change, model::Direction::Backward);
    EXPECT_TRUE(saveWaypoints(model) == bytes);
}

INSTANTIATE_TEST_SUITE_P(QuakeRules, QuakeRuleTest, testing::ValuesIn(breaks()), [](const auto& info) {
    std::string name(std::string(info.param.rule) + "_" + std::string(info.param.name));
    for (auto& c : name)
        c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    return name;
});

TEST(QuakeRules, HaveABreakingTestEach) {
    std::set<std::string_view> tested;
    for (const auto& broken : breaks())
        tested.insert(broken.rule);
    for (const auto& rule : quakeSystem().rules)
        EXPECT_TRUE(rule.onMap || tested.contains(rule.id)) << rule.id;
}

TEST(QuakeRules, HaveIdsAndTitlesOfTheirOwn) {
    for (const auto* system : {&quakeSystem(), &quake2System()}) {
        std::set<std::string_view> ids;
        std::set<std::string_view> titles;
        for (const auto& rule : system->rules) {
            EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
            EXPECT_TRUE(titles.insert(rule.title).second) << rule.title;
            EXPECT_EQ(rule.fix == nullptr, rule.fixTitle.empty()) << rule.id;
            EXPECT_FALSE(rule.dependsOn.empty()) << rule.id;
        }
    }
}

TEST(QuakeRules, FindNothingInSoundWaypointsOfAnyForm) {
    for (const auto& form : allWaypointForms()) {
        auto m = loadWaypoints(soundWaypoints(form));
        EXPECT_EQ(countsOf(issuesOf(m)), Counts()) << nameOf(form);
        m.setMap(houseMap());
        EXPECT_EQ(countsOf(issuesOf(m)), Counts()) << nameOf(form);
        EXPECT_EQ(countsOf(issuesOf(loadWaypoints(noWaypoints(form)))), Counts()) << nameOf(form);
    }
}

TEST(QuakeRules, NodesWithoutLinksAreNoFaultInQuakeII) {
    auto raw = soundWaypoints(kQuake2Form);
    raw.nodes.push_back({0, 0, 12, 32, {5, 5, 5}});
    EXPECT_EQ(issuesOf(loadWaypoints(raw), "QN011").at(0).severity, checks::Severity::Note);
}

TEST(QuakeRules, SayWhatWasFoundAndWhatIsExpected) {
    auto raw = soundWaypoints();
    raw.links[0].target = 77;
    raw.links[1].type = 10;
    raw.heuristic = -1;
    const auto m = loadWaypoints(raw);
    EXPECT_EQ(issuesOf(m, "QN020").at(0).message, "Leads to node 77, which does not exist");
    EXPECT_EQ(issuesOf(m, "QN021").at(0).message, "Type 10 (expected 0 to 9)");
    EXPECT_EQ(issuesOf(m, "QN002").at(0).message, "Heuristic -1 (expected a number above 0, usually 0.8)");
}

} // namespace
} // namespace navsmith::tests
