// Every edit that needs no map: results, refusals, and that no new issues appear.
#include "core/systems/quake_nav/access.h"
#include "tests/core/systems/quake_nav/edit_waypoints.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

using model::kNoSlot;
using model::Slot;
using systems::quake_nav::kEdict;
using systems::quake_nav::kEnd;
using systems::quake_nav::kStart;
using systems::quake_nav::kTraversal;
using systems::quake_nav::originOf;
using systems::quake_nav::pointOf;
namespace link = systems::quake_nav::link;
namespace node = systems::quake_nav::node;

constexpr std::uint8_t kLedge = 3;
constexpr std::uint8_t kElevator = 6;

/// Both games, with and without a map.
struct Case {
    RawWaypointForm form;
    bool withMap = false;
};
class QuakeEdits : public testing::TestWithParam<Case> {
protected:
    Hand hand{soundWaypoints(GetParam().form), GetParam().withMap};
    [[nodiscard]] bool isQuake2() const { return GetParam().form.quake2; }
};
INSTANTIATE_TEST_SUITE_P(Games, QuakeEdits,
                         testing::Values(Case{kQuakeForm, false}, Case{kQuakeForm, true}, Case{kQuake2Form, false},
                                         Case{kQuake2Form, true}),
                         [](const auto& info) {
                             return std::string(info.param.form.quake2 ? "Quake2" : "Quake") +
                                    (info.param.withMap ? "OnAMap" : "");
                         });

TEST_P(QuakeEdits, TheWaypointsAreSound) {
    EXPECT_EQ(countsOf(issuesOf(hand.model)), (std::map<std::string, std::size_t>()));
}

TEST_P(QuakeEdits, ProposeWhatTheirParametersTake) {
    const Elements selections[] = {nodesAt({0, 1}), {linkAt(0)}, {{kEdict, 1}}, nodesAt({0, 1, 2, 3, 4, 5, 6})};
    for (const auto& edit : systemOf(hand.model).editing.edits) {
        for (const auto& selection : selections) {
            if (edit.propose == nullptr || !systems::whyDisabled(edit, hand.model, selection).empty())
                continue;
            const auto values = systems::initialNumbers(edit, hand.model, selection);
            ASSERT_EQ(values.size(), edit.parameters.size()) << edit.id;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (edit.parameters[i].choices != nullptr)
                    continue;
                EXPECT_GE(values[i], edit.parameters[i].min) << edit.id;
                EXPECT_LE(values[i], edit.parameters[i].max) << edit.id;
            }
        }
    }
}

TEST_P(QuakeEdits, SayWhatToChooseWhereNothingIs) {
    for (const auto& edit : systemOf(hand.model).editing.edits) {
        const bool ofAll = edit.scope != systems::EditScope::Selection;
        EXPECT_EQ(ofAll, edit.whyDisabled == nullptr || edit.id == "retie" || edit.usesMapFile) << edit.id;
        EXPECT_NE(ofAll ? "about all" : systems::whyDisabled(edit, hand.model, {}), "") << edit.id;
    }
}

// Nodes -------------------------------------------------------------------------------------------------------------

TEST_P(QuakeEdits, InsertPutsANodeInTheMiddleOfAWalkAndOfTheWayBack) {
    const auto made = hand.run("insert", {linkAt(hand.link(0, 2))});
    ASSERT_EQ(made.size(), 1U);
    const Slot n = made[0].slot;
    EXPECT_EQ(originOf(hand.model, n), glm::vec3(100, 350, 0.53125F));
    EXPECT_EQ(hand.model.get(node::radius, n), 32);
    EXPECT_NE(hand.link(0, n), kNoSlot);
    EXPECT_NE(hand.link(n, 2), kNoSlot);
    EXPECT_NE(hand.link(2, n), kNoSlot);
    EXPECT_NE(hand.link(n, 0), kNoSlot);
    EXPECT_EQ(hand.link(0, 2), kNoSlot);
    EXPECT_EQ(hand.model.get(link::mask, hand.link(n, 2)), isQuake2() ? 3 : 0xFF);
}

TEST_P(QuakeEdits, InsertLeavesAnEdictWithTheFirstHalf) {
    const Slot n = hand.run("insert", {linkAt(hand.link(0, 1))}).at(0).slot;
    const auto saved = hand.saved();
    EXPECT_EQ(saved.edicts[0].link, 0U);
    EXPECT_EQ(saved.links[0].target, n);
}

TEST_P(QuakeEdits, InsertPassesJumpsOverAndRefusesThemAlone) {
    EXPECT_NE(hand.refusal("insert", {linkAt(hand.link(3, 4))}).find("walk links"), std::string::npos);
    const auto made = hand.run("insert", nodesAt({0, 1, 3, 4}));
    EXPECT_EQ(made.size(), 2U);
    ASSERT_EQ(hand.notes.size(), 1U);
    EXPECT_EQ(hand.type(3, 4), kLongJump);
}

TEST_P(QuakeEdits, InsertRefusesALinkThatLeadsNowhereElse) {
    auto raw = soundWaypoints(GetParam().form);
    raw.links[2].target = 0;
    Hand odd(raw, GetParam().withMap);
    EXPECT_NE(odd.refusal("insert", {linkAt(2)}), "");
    raw.links[2].target = 77;
    Hand loose(raw, GetParam().withMap);
    EXPECT_NE(loose.refusal("insert", {linkAt(2)}), "");
}

TEST_P(QuakeEdits, MergeGivesTheLastNodeTheLinksOfTheOthers) {
    EXPECT_EQ(hand.run("merge", nodesAt({2, 6})), nodesAt({6}));
    EXPECT_FALSE(hand.model.isLive(nodeAt(2)));
    EXPECT_NE(hand.link(6, 0), kNoSlot);
    EXPECT_NE(hand.link(0, 6), kNoSlot);
    EXPECT_EQ(hand.type(6, 5), kElevator);
    EXPECT_EQ(hand.type(5, 6), kLedge);
    EXPECT_EQ(hand.model.referrers(link::owner, 6).size(), 2U) << "the teleport between them is gone";
    EXPECT_EQ(hand.model.referrers(link::owner, 0).size(), 2U) << "of two links to one node one is left";
    EXPECT_EQ(hand.model.count(kEdict), 2U);
}

TEST_P(QuakeEdits, DissolveLinksTheNeighboursTheSameWays) {
    const Slot n = hand.run("insert", {linkAt(hand.link(0, 2))}).at(0).slot;
    const Slot m = hand.run("insert", {linkAt(hand.link(n, 2))}).at(0).slot;
    const auto mask = hand.model.get(link::mask, hand.link(0, n));
    EXPECT_EQ(hand.run("dissolve", nodesAt({n, m})), nodesAt({0, 2}));
    EXPECT_FALSE(hand.model.isLive(nodeAt(n)));
    ASSERT_NE(hand.link(0, 2), kNoSlot);
    ASSERT_NE(hand.link(2, 0), kNoSlot);
    EXPECT_EQ(hand.model.get(link::mask, hand.link(0, 2)), mask);
    EXPECT_EQ(hand.saved().links.size(), soundWaypoints(GetParam().form).links.size());

    hand.expected = {"QN041"}; // no way back
    const Slot one = hand.run("insert", {linkAt(hand.link(0, 2))}).at(0).slot;
    hand.run("erase", {linkAt(hand.link(one, 0)), linkAt(hand.link(2, one))});
    hand.run("dissolve", nodesAt({one}));
    EXPECT_NE(hand.link(0, 2), kNoSlot);
    EXPECT_EQ(hand.link(2, 0), kNoSlot) << "a way there only stays one";
}

TEST_P(QuakeEdits, DissolveRefusesWhereTheNeighboursCannotTakeOver) {
    const auto refusal = [&](Hand& of, Slot n) { return of.refusal("dissolve", nodesAt({n})); };
    EXPECT_TRUE(refusal(hand, 4).ends_with("is not a plain walk. Only nodes of walk links can be dissolved."));
    EXPECT_TRUE(refusal(hand, 1).ends_with("has an edict, which belongs to this place."));
    auto raw = soundWaypoints(GetParam().form);
    raw.edicts.clear();
    Hand plain(raw, GetParam().withMap);
    EXPECT_EQ(refusal(plain, 0), "Node 0 is linked with 3 nodes. Only nodes between two others can be dissolved.");
    EXPECT_EQ(plain.refusal("dissolve", {linkAt(0)}), "Select nodes that lie between two others.");

    const Slot n = plain.run("insert", {linkAt(plain.link(0, 2))}).at(0).slot;
    Hand oneWay = plain;
    oneWay.expected = {"QN041"}; // no way back
    oneWay.run("erase", {linkAt(oneWay.link(n, 0))});
    EXPECT_TRUE(refusal(oneWay, n).ends_with("do not lead the same ways."));
    Hand teams = plain;
    teams.run("set_teams", {linkAt(teams.link(n, 2))}, {1});
    EXPECT_TRUE(refusal(teams, n).ends_with("differ in who may use them."));
    plain.run("connect_one_way", nodesAt({0, 2}));
    EXPECT_EQ(refusal(plain, n), "Node 0 and node 2 are linked already.");
}

TEST_P(QuakeEdits, RotateLeavesAnUnusedExitUnused) {
    const Slot drop = hand.traversal(5, 2);
    const auto exit = pointOf(hand.model, systems::quake_nav::kExit, drop);
    ASSERT_FALSE(systems::quake_nav::isExit(exit));
    const auto start = pointOf(hand.model, kStart, drop);
    hand.run("rotate_selection", {{kTraversal, drop}}, {180, 0});
    EXPECT_EQ(pointOf(hand.model, systems::quake_nav::kExit, drop), exit);
    EXPECT_NE(pointOf(hand.model, kStart, drop), start);
}

TEST_P(QuakeEdits, EraseTakesWhatBelongsToNodesAndLinks) {
    EXPECT_EQ(hand.run("erase", nodesAt({3, 4})), Elements());
    EXPECT_EQ(hand.saved().nodes.size(), 5U);
    EXPECT_EQ(hand.model.count(kTraversal), 2U);
    hand.run("erase", {{kTraversal, 1}, {kEdict, 0}, {systems::quake_nav::kFile, 0}});
    EXPECT_EQ(hand.model.count(systems::quake_nav::kFile), 1U);
    EXPECT_NE(hand.refusal("erase", {{systems::quake_nav::kFile, 0}}), "");
}

// Links -------------------------------------------------------------------------------------------------------------

TEST_P(QuakeEdits, ConnectLinksBothWaysInTheOrderOfChoice) {
    hand.run("connect", nodesAt({6, 1, 4}));
    EXPECT_EQ(hand.type(6, 1), kWalk);
    EXPECT_EQ(hand.type(1, 6), kWalk);
    EXPECT_EQ(hand.type(4, 1), kWalk);
    EXPECT_EQ(hand.link(6, 4), kNoSlot);
    EXPECT_NE(hand.refusal("connect", nodesAt({0, 1})), "");
    EXPECT_NE(hand.refusal("connect", nodesAt({0})), "");
    EXPECT_NE(hand.refusal("connect", {nodeAt(0), linkAt(1), nodeAt(1)}), "");
}

TEST_P(QuakeEdits, ConnectOneWayAndAsAnyType) {
    hand.run("connect_one_way", nodesAt({6, 1}));
    EXPECT_EQ(hand.link(1, 6), kNoSlot);
    hand.run("connect_as", nodesAt({1, 4}), {kLongJump, 1});
    EXPECT_EQ(hand.type(1, 4), kLongJump);
    EXPECT_NE(hand.traversal(1, 4), kNoSlot);
    EXPECT_NE(hand.traversal(4, 1), kNoSlot);
    EXPECT_EQ(hand.model.get(link::mask, hand.link(1, 4)), isQuake2() ? 3 : 0xFF);
}

TEST_P(QuakeEdits, ConnectTellsOfNodesThatAreTooFull) {
    auto raw = soundWaypoints(GetParam().form);
    for (int i = 0; i < 14; ++i)
        raw.nodes.push_back(
            {0, 0, static_cast<std::uint16_t>(raw.links.size()), 32, {50.0F * static_cast<float>(i), 900, 0}});
    Hand full(raw);
    Elements star;
    for (Slot n = 7; n < 21; ++n) {
        star.push_back(nodeAt(0));
        star.push_back(nodeAt(n));
    }
    systems::EditArguments arguments;
    model::Transaction tx(full.model, "edit");
    ASSERT_TRUE(systems::run(full.edit("connect"), tx, star, arguments));
    ASSERT_TRUE(tx.commit());
    ASSERT_FALSE(tx.notes().empty());
    EXPECT_NE(tx.notes().back().find("17 links"), std::string::npos) << tx.notes().back();
    EXPECT_EQ(issuesOf(full.model, "QN012").size(), 1U);
}

TEST_P(QuakeEdits, DisconnectTakesSelectedLinksOrAllBetweenNodes) {
    EXPECT_EQ(hand.run("disconnect", {linkAt(hand.link(0, 6))}), nodesAt({0, 6}));
    EXPECT_EQ(hand.link(0, 6), kNoSlot);
    hand.run("connect", nodesAt({3, 6}));
    hand.run("disconnect", nodesAt({3, 6}));
    EXPECT_EQ(hand.link(3, 6), kNoSlot);
    EXPECT_EQ(hand.link(6, 3), kNoSlot);
    EXPECT_NE(hand.refusal("disconnect", nodesAt({3, 6})), "");
}

TEST_P(QuakeEdits, TwoWayAddsTheLinkBackOfTheSameTypeAndTeams) {
    hand.run("set_teams", {linkAt(hand.link(0, 6))}, {1});
    hand.run("two_way", {linkAt(hand.link(0, 6))});
    EXPECT_EQ(hand.type(6, 0), kWalk);
    EXPECT_EQ(hand.model.get(link::mask, hand.link(6, 0)), 1);
    EXPECT_NE(hand.refusal("two_way", {linkAt(hand.link(0, 6))}), "");
}

TEST_P(QuakeEdits, OneWayErasesTheLinkBack) {
    hand.run("connect", nodesAt({3, 6}));
    hand.run("one_way", {linkAt(hand.link(3, 6))});
    EXPECT_EQ(hand.link(6, 3), kNoSlot);
    EXPECT_NE(hand.refusal("one_way", {linkAt(hand.link(3, 6))}), "");
    hand.run("two_way", {linkAt(hand.link(3, 6))});
    const Slot first = hand.link(6, 3);
    EXPECT_EQ(hand.run("one_way", {linkAt(first), linkAt(hand.link(3, 6))}), (Elements{linkAt(first)}))
        << "of a pair the first selected stays";
}

TEST_P(QuakeEdits, ReverseTurnsALinkAndItsTraversal) {
    hand.run("connect_as", nodesAt({1, 4}), {kLongJump, 0});
    const Slot l = hand.link(1, 4);
    const Slot t = hand.traversal(1, 4);
    const auto start = pointOf(hand.model, kStart, t);
    const auto end = pointOf(hand.model, kEnd, t);
    hand.run("reverse", {linkAt(l)});
    EXPECT_EQ(hand.link(4, 1), l);
    EXPECT_EQ(hand.link(1, 4), kNoSlot);
    EXPECT_EQ(hand.traversal(4, 1), t);
    EXPECT_EQ(pointOf(hand.model, kStart, t), end);
    EXPECT_EQ(pointOf(hand.model, kEnd, t), start);
}

TEST_P(QuakeEdits, ReverseOfAPairChangesTypesAndTeams) {
    hand.run("set_teams", {linkAt(hand.link(2, 5))}, {2});
    hand.run("reverse", {linkAt(hand.link(2, 5))});
    EXPECT_EQ(hand.type(2, 5), kLedge);
    EXPECT_EQ(hand.type(5, 2), kElevator);
    EXPECT_EQ(hand.model.get(link::mask, hand.link(5, 2)), 2);
    EXPECT_EQ(hand.model.get(link::mask, hand.link(2, 5)), isQuake2() ? 3 : 0xFF);
}

TEST_P(QuakeEdits, SetTypeBringsAndTakesTraversals) {
    for (const auto& entry : systems::quake_nav::linkTypes(systems::quake_nav::gameOf(hand.model))) {
        hand.run("set_type", {linkAt(hand.link(0, 6))}, {static_cast<double>(entry.value)});
        EXPECT_EQ(hand.type(0, 6), entry.value);
        EXPECT_EQ(hand.traversal(0, 6) != kNoSlot, entry.traversal != systems::quake_nav::Carries::Never)
            << entry.title;
    }
}

TEST_P(QuakeEdits, SetTeamsLeavesOtherBitsAndVersionsWithoutTeams) {
    auto raw = soundWaypoints(GetParam().form);
    raw.links[0].mask = isQuake2() ? 0x63 : 0xFF;
    Hand some(raw);
    some.run("set_teams", {linkAt(0)}, {2});
    EXPECT_EQ(some.model.get(link::mask, 0), isQuake2() ? 0x62 : 2);
    raw = soundWaypoints(isQuake2() ? RawWaypointForm{true, 2, 24, 36, 30} : RawWaypointForm{false, 17, 24, 36, 30});
    EXPECT_NE(Hand(raw).refusal("set_teams", {linkAt(0)}).find("does not store teams"), std::string::npos);
}

TEST_P(QuakeEdits, ProposeTeamsThatTheEditTakes) {
    auto raw = soundWaypoints(GetParam().form);
    raw.links[0].mask = 0x67;
    const Hand some(raw);
    const Elements selection{linkAt(0)};
    EXPECT_EQ(systems::initialNumbers(some.edit("set_teams"), some.model, selection),
              (std::vector<double>{isQuake2() ? 3.0 : 0x67}));
}

// Traversals --------------------------------------------------------------------------------------------------------

TEST_P(QuakeEdits, RemoveTraversalsLeavesTheLinks) {
    const Slot l = hand.link(3, 4);
    if (isQuake2()) { // a jump without one is an issue there
        EXPECT_EQ(hand.refusal("remove_traversals", {linkAt(l)}), "");
    } else {
        hand.run("remove_traversals", {linkAt(l)});
        EXPECT_EQ(hand.traversal(3, 4), kNoSlot);
        EXPECT_EQ(hand.type(3, 4), kLongJump);
        EXPECT_NE(hand.refusal("remove_traversals", {linkAt(l)}), "");
    }
}

TEST_P(QuakeEdits, FindTraversalGivesOneOrMovesTheOneThatIsThere) {
    const Slot t = hand.traversal(3, 4);
    EXPECT_EQ(hand.run("find_traversal", {linkAt(hand.link(3, 4))}), (Elements{{kTraversal, t}}));
    EXPECT_LT(pointOf(hand.model, kStart, t).x, 770);
    EXPECT_GT(pointOf(hand.model, kEnd, t).x, 910);
    EXPECT_TRUE(hand.run("find_traversal", {linkAt(hand.link(3, 4))}).size() == 1 && !hand.changed)
        << "again: the same";
    EXPECT_NE(hand.refusal("find_traversal", {linkAt(hand.link(0, 1))}), "") << "what is walked";
}

// Selecting ---------------------------------------------------------------------------------------------------------

TEST_P(QuakeEdits, SelectingChangesNothing) {
    EXPECT_EQ(hand.run("select_links", nodesAt({6})).size(), 2U);
    EXPECT_FALSE(hand.changed);
    EXPECT_EQ(hand.run("select_ends", {linkAt(0)}), nodesAt({0, 1}));
    EXPECT_EQ(hand.run("select_reach", nodesAt({0})).size(), 7U);
    EXPECT_EQ(hand.run("select_type", {}, {kLongJump}).size(), 2U);
    EXPECT_NE(hand.refusal("select_type", {}, {4}), "");
    EXPECT_NE(hand.refusal("select_unreachable", {}), "");
    EXPECT_NE(hand.refusal("select_traps", {}), "");
    auto raw = soundWaypoints(GetParam().form);
    raw.links[3].target = 3; // from 1: node 0 is unreachable from there
    EXPECT_EQ(Hand(raw).run("select_traps", {}), nodesAt({1, 3, 4}));
    raw = soundWaypoints(GetParam().form);
    raw.links[0].target = 2;
    EXPECT_EQ(Hand(raw).run("select_unreachable", {}), nodesAt({1, 3, 4}));
}

TEST_P(QuakeEdits, SelectingWorksInLaterVersions) {
    auto raw = soundWaypoints(GetParam().form);
    raw.form.version = isQuake2() ? 7 : 19;
    Hand later(raw);
    EXPECT_EQ(later.refusal("select_reach", nodesAt({0})), "");
    EXPECT_NE(later.refusal("erase", nodesAt({0})), "");
}

TEST_P(QuakeEdits, MergeMarksTheNodeThatTeleportsFromNowOn) {
    hand.run("merge", nodesAt({6, 1}));
    EXPECT_NE(hand.link(1, 2), model::kNoSlot);
    EXPECT_EQ(hand.model.get(node::flags, 1) & 1U, 1U);
}

TEST_P(QuakeEdits, ALiftThatIsTurnedAroundMarksItsNewEnds) {
    hand.run("reverse", {linkAt(hand.link(2, 5))});
    const unsigned bottom = isQuake2() ? 4U : 8U;
    EXPECT_EQ(hand.model.get(node::flags, 5) & bottom, bottom);
}

} // namespace
} // namespace navsmith::tests
