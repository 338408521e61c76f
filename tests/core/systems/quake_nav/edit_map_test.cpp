// Edits that use the map, edicts, and building with the mouse.
#include "core/systems/quake_nav/access.h"
#include "tests/core/systems/quake_nav/edit_waypoints.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace navsmith::tests {
namespace {

using model::kNoSlot;
using model::Slot;
using systems::quake_nav::kEdictMax;
using systems::quake_nav::kEdictMin;
using systems::quake_nav::kNode;
using systems::quake_nav::originOf;
using systems::quake_nav::pointOf;
namespace edict = systems::quake_nav::edict;
namespace link = systems::quake_nav::link;
namespace node = systems::quake_nav::node;

constexpr float kFoot = 0.53125F;

class QuakeMapEdits : public testing::TestWithParam<RawWaypointForm> {
protected:
    Hand hand{soundWaypoints(GetParam()), true};
    Hand blind{soundWaypoints(GetParam()), false};
    [[nodiscard]] bool isQuake2() const { return GetParam().quake2; }
};
INSTANTIATE_TEST_SUITE_P(Games, QuakeMapEdits, testing::Values(kQuakeForm, kQuake2Form),
                         [](const auto& info) { return info.param.quake2 ? "Quake2" : "Quake"; });

TEST_P(QuakeMapEdits, FitRadiusStopsAtWallsAndLedges) {
    hand.run("fit_radius", nodesAt({0, 3}), {128});
    EXPECT_EQ(hand.model.get(node::radius, 3) % 4, 0);
    EXPECT_LE(hand.model.get(node::radius, 3), 76) << "the pit begins 60 units to the east, a box reaches over it";
    EXPECT_GE(hand.model.get(node::radius, 3), 40);
    EXPECT_LE(hand.model.get(node::radius, 0), 100) << "the room ends";
    hand.run("fit_radius", nodesAt({6}), {64});
    EXPECT_EQ(hand.model.get(node::radius, 6), 64);
    EXPECT_NE(blind.refusal("fit_radius", nodesAt({0})).find("File > Open Map"), std::string::npos);
}

TEST_P(QuakeMapEdits, LinkNearLinksWhatOneCanWalkTo) {
    hand.run("link_near", nodesAt({6}), {512});
    EXPECT_NE(hand.link(6, 0), kNoSlot);
    EXPECT_NE(hand.link(2, 6), kNoSlot);
    EXPECT_EQ(hand.link(6, 5), kNoSlot) << "too high";
    EXPECT_EQ(hand.link(6, 1), kNoSlot) << "a wall is between";
    EXPECT_EQ(issuesOf(hand.model, "QN052").size(), 0U);
    EXPECT_NE(hand.refusal("link_near", nodesAt({6}), {16}), "");
    EXPECT_NE(blind.refusal("link_near", nodesAt({6})).find("File > Open Map"), std::string::npos);
}

TEST_P(QuakeMapEdits, LinkNearMakesNoNodeTooFull) {
    auto raw = soundWaypoints(GetParam());
    for (int i = 0; i < 20; ++i) {
        const auto first = static_cast<std::uint16_t>(raw.links.size());
        raw.nodes.push_back({0, 0, first, 32, {220.0F + 10 * static_cast<float>(i), 500, kFoot}});
    }
    Hand crowd(raw, true);
    Elements all;
    for (Slot n = 0; n < raw.nodes.size(); ++n)
        all.push_back(nodeAt(n));
    crowd.run("link_near", all, {1024});
    for (const auto& n : crowd.saved().nodes)
        EXPECT_LE(n.linkCount, 12);
}

TEST_P(QuakeMapEdits, InsertPutsNodesOnTheFloor) {
    auto raw = soundWaypoints(GetParam());
    raw.nodes[0].origin[2] = raw.nodes[6].origin[2] = 6;
    Hand high(raw, true);
    const auto made = high.run("insert", {linkAt(high.link(0, 6))});
    EXPECT_EQ(originOf(high.model, made.at(0).slot).z, kFoot);
}

TEST_P(QuakeMapEdits, ComputeJumpsSaysThatTheFloorOfANodeIsElsewhere) {
    auto raw = soundWaypoints(GetParam());
    raw.nodes[3].origin[2] += 150;
    Hand revised(raw, true);
    const auto text = revised.refusal("find_traversal", {linkAt(revised.link(3, 4))});
    EXPECT_EQ(text, "The map has no floor within 96 units below a node, so the map may be another revision.");
    raw.nodes[3].origin[2] -= 86;
    Hand moved(raw, true);
    moved.run("find_traversal", {linkAt(moved.link(3, 4))});
    EXPECT_NEAR(pointOf(moved.model, systems::quake_nav::kStart, moved.traversal(3, 4)).z, originOf(moved.model, 3).z,
                0.01F)
        << "the run-up starts at the height of the node";
}

// Edicts ------------------------------------------------------------------------------------------------------------

TEST_P(QuakeMapEdits, TieGivesALinkTheBoxOfABrush) {
    const Slot l = hand.link(1, 0);
    const auto& tie = hand.edit("tie");
    EXPECT_EQ(tie.parameters[0].choices(hand.model).size(), 2U);
    const Elements selection{linkAt(l)};
    const auto proposed = systems::initialNumbers(tie, hand.model, selection);
    EXPECT_EQ(proposed.at(0), 0) << "the door is nearest";
    const int there = hand.model.get(edict::entity, 0);
    EXPECT_EQ(proposed.at(1), isQuake2() ? there : -there - 1) << "of the edict that is at the door";
    const auto made = hand.run("tie", selection, {0, 16});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_TRUE(hand.model.get(edict::link, made[0].slot).pointsTo(l));
    EXPECT_EQ(pointOf(hand.model, kEdictMin, made[0].slot), pointOf(hand.model, kEdictMin, 0));
    EXPECT_EQ(pointOf(hand.model, kEdictMax, made[0].slot), pointOf(hand.model, kEdictMax, 0));
    EXPECT_EQ(hand.model.get(edict::entity, made[0].slot), isQuake2() ? 16 : -17);
    EXPECT_EQ(systems::initialNumbers(tie, hand.model, selection).at(1), 16) << "shown as it was given";
    EXPECT_EQ(hand.run("tie", selection, {1, 18}), made) << "the one that is there";
    EXPECT_EQ(hand.saved().edicts.size(), 3U);
    for (const double number : {0.0, 2147483646.0})
        hand.run("tie", selection, {1, number});
}

TEST_P(QuakeMapEdits, TieProposesTheNumberOfTheModelWhereNoEdictTellsIt) {
    auto raw = soundWaypoints(GetParam());
    raw.edicts.clear();
    Hand bare(raw, true);
    const auto& entities = bare.model.map()->geometry.entities;
    const auto door = std::ranges::find_if(entities, [](const auto& e) { return e.className() == "func_door"; });
    ASSERT_NE(door, entities.end());
    const auto proposed = systems::initialNumbers(bare.edit("tie"), bare.model, Elements{linkAt(bare.link(1, 0))});
    EXPECT_EQ(proposed.at(1), isQuake2() ? *door->model + 1 : 0U);
    const auto made = bare.run("tie", {linkAt(bare.link(1, 0))}, {0, 0});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(bare.model.get(edict::entity, made[0].slot), isQuake2() ? static_cast<int>(*door->model) + 1 : -1)
        << "0 means what the map tells";
}

TEST_P(QuakeMapEdits, TieSaysWhatItTakes) {
    EXPECT_NE(hand.refusal("tie", nodesAt({0, 1})), "") << "two links";
    EXPECT_NE(hand.refusal("tie", {linkAt(0)}, {7, 0}), "");
    EXPECT_NE(blind.refusal("tie", {linkAt(0)}).find("File > Open Map"), std::string::npos);
}

TEST_P(QuakeMapEdits, TieStoresABoxAloneInVersionsWithoutNumbers) {
    const RawWaypointForm old =
        isQuake2() ? RawWaypointForm{true, 1, 24, 36, 26} : RawWaypointForm{false, 12, 20, 36, 26};
    Hand first(soundWaypoints(old), true);
    const auto made = first.run("tie", {linkAt(first.link(1, 0))}, {1, 99});
    EXPECT_NE(first.model.get(edict::entity, made.at(0).slot), isQuake2() ? 99 : -100);
}

TEST_P(QuakeMapEdits, RetieFindsWhatIsThereAndLeavesItsBox) {
    const auto before = saveWaypoints(hand.model);
    hand.run("retie", {});
    EXPECT_FALSE(hand.changed);
    EXPECT_TRUE(saveWaypoints(hand.model) == before);
    EXPECT_NE(blind.refusal("retie", {}), "");
    auto raw = soundWaypoints(GetParam());
    raw.edicts.clear();
    EXPECT_NE(Hand(raw, true).refusal("retie", {}), "");
}

TEST_P(QuakeMapEdits, RetieMovesABoxToItsEntityAndGuessesIfAsked) {
    auto raw = soundWaypoints(GetParam());
    for (const std::size_t i : {0U, 1U}) {
        raw.edicts[0].minimum.at(i) += 100;
        raw.edicts[0].maximum.at(i) += 100;
    }
    raw.edicts[1].maximum[2] += 8; // of another size
    const float number = std::numeric_limits<float>::quiet_NaN();
    raw.edicts.push_back({7, {number, 0, 0}, {1, 1, 1}, 5, 0, 0});
    Hand stale(raw, true);
    const auto& retie = stale.edit("retie");
    const std::vector<double> leave{64, 0};
    const auto statusMessage = systems::describe(retie, stale.model, {}, {leave});
    EXPECT_EQ(statusMessage.text, "1 certain, 1 guessed, 1 without a match");
    EXPECT_FALSE(statusMessage.marks.segments.empty());
    stale.run("retie", {}, leave);
    EXPECT_EQ(pointOf(stale.model, kEdictMin, 0), glm::vec3(502, 66, -2));
    EXPECT_EQ(stale.saved().edicts[1].maximum[2], 26);
    ASSERT_EQ(stale.notes.size(), 1U);
    EXPECT_NE(stale.notes[0].find("2 edicts unchanged"), std::string::npos) << stale.notes[0];
    stale.run("retie", {}, {64, 1});
    EXPECT_EQ(stale.saved().edicts[1].maximum[2], 8) << "the lift is down when the map has started";
    EXPECT_EQ(stale.saved().edicts[1].entity, raw.edicts[1].entity) << "no map states numbers";
}

// Building ----------------------------------------------------------------------------------------------------------

TEST_P(QuakeMapEdits, AChainPutsNodesOnTheFloorAndLinksThem) {
    hand.expected = {"QN011", "QN040"}; // until it is linked
    const auto first = hand.build("chain", {{}, {}, {300, 800, 40}}).at(0);
    EXPECT_EQ(originOf(hand.model, first.slot), glm::vec3(300, 800, kFoot));
    EXPECT_EQ(hand.model.get(node::radius, first.slot), 32);
    const auto second = hand.build("chain", {first, {}, {400, 800, 0}}, {0, 0, 64}).at(0);
    EXPECT_NE(hand.link(first.slot, second.slot), kNoSlot);
    EXPECT_NE(hand.link(second.slot, first.slot), kNoSlot);
    EXPECT_EQ(hand.model.get(node::radius, second.slot), 64);
    EXPECT_EQ(hand.build("chain", {second, nodeAt(6), {0, 0, 0}}, {0, 1, 32}), nodesAt({6}));
    EXPECT_NE(hand.link(second.slot, 6), kNoSlot);
    EXPECT_EQ(hand.link(6, second.slot), kNoSlot);
    const auto apart = hand.build("chain", {nodeAt(6), {}, {450, 450, 0}}, {0, 2, 32}).at(0);
    EXPECT_EQ(hand.link(6, apart.slot), kNoSlot);
    hand.build("chain", {nodeAt(3), nodeAt(3), {}});
    EXPECT_FALSE(hand.changed) << "no link to itself";
    // The second node's disc reaches 64 far, and has room for another one.
    EXPECT_EQ(hand.build("chain", {{}, second, {430, 800, 0}}).at(0), second);
    EXPECT_NE(hand.build("chain", {{}, second, {440, 800, 0}}).at(0), second);
}

TEST_P(QuakeMapEdits, AChainWithoutAMapTakesThePlaceThatWasClicked) {
    blind.expected = {"QN011", "QN040"};
    const auto made = blind.build("chain", {{}, {}, {300, 800, 40}}).at(0);
    EXPECT_EQ(originOf(blind.model, made.slot), glm::vec3(300, 800, 40 + kFoot));
    const float nowhere = std::numeric_limits<float>::quiet_NaN();
    EXPECT_NE(blind.buildRefusal("chain", {{}, {}, {nowhere, 0, 0}}), "");
}

TEST_P(QuakeMapEdits, AClickOnAWallPlacesANodeOnTheFloorBeforeIt) {
    hand.expected = {"QN011", "QN040"};         // nothing leads on from there yet
    for (const float face : {500.0F, 516.0F}) { // both sides of the wall across
        const float before = face == 500 ? -16.25F : 16.25F;
        const auto made = hand.build("chain", {{}, {}, {face, 300, 100}}).at(0);
        EXPECT_EQ(originOf(hand.model, made.slot), glm::vec3(face + before, 300, kFoot)) << face;
        const auto nodes = hand.model.count(kNode);
        EXPECT_EQ(hand.build("chain", {{}, {}, {face, 303, 40}}).at(0), made) << "the place is taken";
        EXPECT_EQ(hand.model.count(kNode), nodes);
    }
    const auto close = hand.build("chain", {{}, {}, {495, 500, 0}}).at(0);
    EXPECT_EQ(originOf(hand.model, close.slot), glm::vec3(495, 500, kFoot)) << "a click on the floor counts as it is";
}

TEST_P(QuakeMapEdits, ANodeOnAPlatStandsWhereThePlatWaits) {
    auto map = std::make_shared<world::Backdrop>(*houseMap());
    // Without a height a plat keeps 8 units of itself above: 200 tall, as the game spreads it, it waits 192 lower.
    map->geometry.models[2] = {{301, 701, -199}, {399, 799, -1}};
    hand.model.setMap(map);
    hand.expected = {"QN011", "QN040", "QN051"};
    const auto node = hand.build("chain", {{}, {}, {350, 750, 0}}).at(0);
    EXPECT_EQ(originOf(hand.model, node.slot).z, kFoot - 192) << "the plat is drawn raised";
    map->geometry.entities[2].pairs.push_back({"targetname", "called"});
    const auto called = hand.build("chain", {{}, {}, {320, 720, 0}}).at(0);
    EXPECT_EQ(originOf(hand.model, called.slot).z, kFoot) << "something calls it";
}

TEST_P(QuakeMapEdits, AClickThatTheGridMovesOntoANodeJoinsIt) {
    const auto nodes = hand.model.count(kNode);
    EXPECT_EQ(hand.build("chain", {nodeAt(2), {}, {96, 104, 0}}), nodesAt({0}));
    EXPECT_EQ(hand.model.count(kNode), nodes);
    EXPECT_FALSE(hand.changed) << "they are linked already";
}

TEST_P(QuakeMapEdits, AChainGoesOnWithTheRadiusOfTheNodeBefore) {
    const auto& chain = hand.builder("chain");
    EXPECT_EQ(systems::initialNumbers(chain, hand.model, nodeAt(0)).size(), chain.parameters.size());
    hand.run("fit_radius", nodesAt({6}), {64});
    EXPECT_EQ(systems::initialNumbers(chain, hand.model, nodeAt(6)).at(2), 64);
    const std::vector<double> values{0, 0, 32};
    EXPECT_TRUE(chain.continues(hand.model, nodeAt(0), {values}));
    EXPECT_FALSE(chain.continues(hand.model, linkAt(0), {values}));
    EXPECT_FALSE(chain.joins(hand.model, linkAt(0), {values}));
}

TEST_P(QuakeMapEdits, AChainTellsWhetherOneCanWalk) {
    const auto& chain = hand.builder("chain");
    const auto values = systems::Proposal().numbers(chain.parameters);
    const auto near = systems::describe(chain, hand.model, {nodeAt(0), {}, {200, 100, 0}}, {values});
    EXPECT_EQ(near.text, "100 units, level");
    EXPECT_FALSE(near.marks.segments.empty());
    const auto wall = systems::describe(chain, hand.model, {nodeAt(6), {}, {700, 300, 0}}, {values});
    EXPECT_NE(wall.text.find("not walkable"), std::string::npos) << wall.text;
}

TEST_P(QuakeMapEdits, ADragLinksTheNodesAtItsEnds) {
    const auto made = hand.build("link", {{}, nodeAt(6), {610, 110, 5}, {300, 300, 0}});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(hand.link(6, 1), made[0].slot);
    EXPECT_NE(hand.link(1, 6), kNoSlot);
    EXPECT_NE(hand.buildRefusal("link", {{}, nodeAt(6), {450, 450, 0}}), "") << "no node there";
    EXPECT_NE(hand.buildRefusal("link", {{}, nodeAt(6), {300, 300, 0}}), "") << "to itself";
    EXPECT_NE(hand.buildRefusal("link", {{}, {}, {100, 100, 0}}), "");
    EXPECT_NE(hand.buildRefusal("link", {{}, nodeAt(0), {100, 700, 0}}), "") << "another floor";
}

} // namespace
} // namespace navsmith::tests
