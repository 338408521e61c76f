// Rules of San Andreas paths beyond those of every system (rule_breaks.cpp).
#include "core/systems/gta_sa_paths/edges.h"
#include "tests/core/systems/gta_sa_paths/rule_breaks.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace navsmith::tests {
namespace {

using checks::Severity;
using model::Transaction;
using systems::gta_sa_paths::system;

TEST(Rules, AreThoseOfTheFormatPage) {
    std::vector<std::string> ids;
    for (const auto& rule : system().rules)
        ids.emplace_back(rule.id);
    const std::vector<std::string> page{
        "SA001", "SA002", "SA003", "SA004", "SA005", "SA006", "SA007", "SA008", "SA009", "SA010", "SA011",
        "SA012", "SA020", "SA021", "SA022", "SA023", "SA024", "SA025", "SA026", "SA027", "SA028", "SA029",
        "SA030", "SA031", "SA032", "SA033", "SA034", "SA035", "SA036", "SA037", "SA038", "SA039", "SA040",
        "SA041", "SA042", "SA043", "SA050", "SA051", "SA052", "SA053", "SA054", "SA055", "SA056", "SA057",
        "SA058", "SA059", "SA060", "SA061", "SA062", "SA063", "SA064", "SA065", "SA066", "SA067"};
    EXPECT_EQ(ids, page);
}

TEST(Rules, SayNothingOfWhatANeighbourThatIsNotOpenWouldTell) {
    for (const unsigned area : {27U, 28U}) {
        const auto alone = loadOnly(area);
        EXPECT_EQ(countsOf(issuesOf(alone)), Counts({{"SA057", 1}}));
    }
}

TEST(Rules, MessagesNameTheNeighbourAndWhatIsExpected) {
    auto files = bytesOf(smallWorld().areas());
    records(27, [](RawArea& a) { a.links[11].length = 17; })(files);
    const auto issues = issuesOf(loadSet(files), "SA025");
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].message,
              "The link to node 28:4 is stored as 17 units; the nodes are 140.0 apart (expected 140)");
}

TEST(Rules, CountPedLinksAboveElevenAsAWarningAndAboveFifteenAsAnError) {
    for (const auto& [added, severity] : {std::pair(10, Severity::Warning), std::pair(14, Severity::Error)}) {
        auto model = loadSet(bytesOf(smallWorld().areas()));
        Transaction tx(model, "Add");
        addPeds(tx, added);
        const auto issues = issuesOf(model, "SA010");
        ASSERT_EQ(issues.size(), 1U);
        EXPECT_EQ(issues[0].severity, severity);
    }
}

TEST(Rules, TrafficThatEndsInAParkingPlaceIsNotTrapped) {
    namespace sa = systems::gta_sa_paths;
    const auto breaks = pathBreaks();
    const auto trap = std::ranges::find(breaks, "SA043", &Break::rule);
    ASSERT_NE(trap, breaks.end());
    auto model = loadSet(trap->files());
    Transaction tx(model, "Trap");
    trap->inModel(tx);
    const auto issues = issuesOf(model, "SA043");
    ASSERT_EQ(issues.size(), 1U);
    const auto node = issues[0].element.slot;
    constexpr unsigned parking = 2;
    tx.set(sa::node::flags, node, model.get(sa::node::flags, node) | parking << sa::flag::behaviourShift);
    EXPECT_TRUE(issuesOf(model, "SA043").empty());
}

/// A row of peds too far apart to be connected: as many parts of the ped graph as nodes.
PathWorld scattered(int peds) {
    auto world = smallWorld();
    for (int i = 0; i < peds; ++i) {
        const int row = i / 200;
        world.add(WorldType::Ped, -2900 + 20 * (i % 200), 1000 + 20 * row);
    }
    return world;
}

TEST(Rules, AllowAsManyFloodGroupsAsThereAreNumbers) {
    const auto counts = countsOf(issuesOf(loadSet(bytesOf(scattered(254).areas()))));
    EXPECT_EQ(counts, Counts({{"SA050", 254}}));
}

TEST(Rules, ReportTheFirstPartThatNoFloodGroupIsLeftForAndRefuseToNumber) {
    auto model = loadSet(bytesOf(scattered(255).areas()));
    const auto issues = issuesOf(model, "SA042");
    ASSERT_EQ(issues.size(), 1U);
    const auto faults = issuesOf(model, "SA033"); // the builder's numbers run over, like a byte
    ASSERT_FALSE(faults.empty());
    std::vector<std::string> refusals;
    EXPECT_TRUE(checks::fixIssues(model, system().rules, faults, refusals).empty());
    ASSERT_EQ(refusals.size(), 1U);
    EXPECT_NE(refusals[0].find("256 unconnected components"), std::string::npos);
}

} // namespace
} // namespace navsmith::tests
