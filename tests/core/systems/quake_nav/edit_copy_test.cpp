// Copies of waypoints: mirrored, rotated, pasted and duplicated, within a file and between versions.
#include "core/systems/paste.h"
#include "core/systems/quake_nav/access.h"
#include "tests/core/systems/quake_nav/edit_waypoints.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace navsmith::tests {
namespace {

using model::kNoSlot;
using model::Slot;
using model::Transaction;
using systems::quake_nav::kEdict;
using systems::quake_nav::kExit;
using systems::quake_nav::kFile;
using systems::quake_nav::kPlane;
using systems::quake_nav::kStart;
using systems::quake_nav::originOf;
using systems::quake_nav::pointOf;
namespace link = systems::quake_nav::link;
namespace node = systems::quake_nav::node;

class QuakeCopies : public testing::TestWithParam<RawWaypointForm> {
protected:
    void SetUp() override { hand.expected = kApart; }

    /// Copies are isolated until they are linked.
    inline static const std::set<std::string> kApart{"QN011", "QN040"};
    static Hand apart(const RawWaypoints& raw) {
        Hand made(raw);
        made.expected = kApart;
        return made;
    }
    Hand hand{soundWaypoints(GetParam())};
    Elements all = nodesAt({0, 1, 2, 3, 4, 5, 6});

    static Elements paste(Hand& into, const std::string& text, const glm::dvec3& offset) {
        return into.sound([&](Transaction& tx) { return systems::pasteText(systemOf(into.model), tx, text, offset); });
    }
    static std::string copied(const Hand& from, const Elements& elements) {
        return systems::copyText(systemOf(from.model), from.model, elements);
    }
};
INSTANTIATE_TEST_SUITE_P(Forms, QuakeCopies, testing::ValuesIn(allWaypointForms()), [](const auto& info) {
    auto name = nameOf(info.param);
    std::erase_if(name, [](char c) { return c == ' ' || c == ','; });
    return name;
});

/// All of a file's data, moved, as if it were alone in the file.
RawWaypoints moved(RawWaypoints raw, const RawPlace& by) {
    const auto move = [&](RawPlace& p) {
        for (std::size_t i = 0; i < 3; ++i)
            p.at(i) += by.at(i);
    };
    for (auto& n : raw.nodes)
        move(n.origin);
    for (auto& t : raw.traversals) {
        if (t.exit[0] != 0 && t.exit[0] < 1e29F)
            move(t.exit);
        move(t.start);
        move(t.end);
    }
    for (auto& e : raw.edicts) {
        move(e.minimum);
        move(e.maximum);
    }
    return raw;
}

TEST_P(QuakeCopies, PasteGivesTheSameElsewhere) {
    const auto raw = soundWaypoints(GetParam());
    auto empty = apart(noWaypoints(GetParam()));
    const auto text = copied(hand, all);
    EXPECT_EQ(paste(empty, text, {64, -32, 8}).size(), 7U);
    auto expected = moved(raw, {64, -32, 8});
    expected.heuristic = noWaypoints(GetParam()).heuristic;
    if (GetParam().version == 13) // without edicts its two layouts are indistinguishable
        expected.form = empty.saved().form;
    EXPECT_TRUE(empty.saved() == expected);
    ASSERT_EQ(empty.notes.size(), 1U);
    EXPECT_NE(empty.notes[0].find("own brush"), std::string::npos);
    paste(empty, text, {0, 2000, 0});
    EXPECT_EQ(empty.saved().nodes.size(), 14U);
}

TEST_P(QuakeCopies, PasteOfAPartLeavesOutWhatLeadsAway) {
    auto empty = apart(noWaypoints(GetParam()));
    EXPECT_EQ(paste(empty, copied(hand, nodesAt({2, 5})), {}).size(), 2U);
    EXPECT_EQ(empty.saved().links.size(), 2U);
    EXPECT_EQ(empty.saved().traversals.size(), 2U);
    EXPECT_EQ(empty.saved().edicts.size(), 1U);
    auto other = apart(noWaypoints(GetParam()));
    EXPECT_EQ(paste(other, copied(hand, {linkAt(hand.link(3, 4))}), {}).size(), 2U) << "a link brings its nodes";
}

TEST_P(QuakeCopies, PasteRefusesWhatIsNoneOfOurs) {
    const auto text = copied(hand, all);
    const auto refusal = [&](const std::string& arguments) {
        Transaction tx(hand.model, "paste");
        const auto result = systems::pasteText(systemOf(hand.model), tx, arguments, {});
        return result ? std::string() : std::string(result.error().reason);
    };
    EXPECT_NE(refusal("hello"), "");
    EXPECT_NE(refusal(text.substr(0, text.size() / 2)), "");
    const Hand other(soundWaypoints(GetParam().quake2 ? kQuakeForm : kQuake2Form));
    EXPECT_NE(refusal(copied(other, all)), "") << "of the other game";
    EXPECT_EQ(copied(hand, {{kFile, 0}}), "");
}

TEST_P(QuakeCopies, PasteIntoEveryVersionOfTheGameIsSound) {
    auto raw = soundWaypoints(GetParam());
    for (auto& n : raw.nodes)
        n.flags = static_cast<std::uint16_t>(n.flags | 0x160); // including bits of later versions
    const auto text = copied(Hand(raw), all);
    for (const auto& form : allWaypointForms()) {
        if (form.quake2 != GetParam().quake2)
            continue;
        SCOPED_TRACE(nameOf(form));
        auto into = apart(noWaypoints(form));
        EXPECT_EQ(paste(into, text, {}).size(), 7U);
        EXPECT_EQ(issuesOf(into.model, "QN014").size(), 0U) << "bits that mean nothing there";
        const auto saved = into.saved();
        const auto whole = soundWaypoints(form);
        EXPECT_EQ(saved.links, whole.links) << "for all teams, where there are teams";
        EXPECT_EQ(saved.nodes.size(), whole.nodes.size());
    }
}

TEST_P(QuakeCopies, DuplicateOfANodeIsANodeAlone) {
    const auto made = hand.sound([&](Transaction& tx) {
        return systems::duplicate(systemOf(hand.model), tx, nodesAt({6}), {0, 50, 0});
    });
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(originOf(hand.model, made[0].slot), glm::vec3(300, 350, 0.53125F));
    EXPECT_EQ(hand.saved().links.size(), 12U);
    const auto pair = hand.sound([&](Transaction& tx) {
        return systems::duplicate(systemOf(hand.model), tx, nodesAt({2, 5}), {0, 50, 0});
    });
    ASSERT_EQ(pair.size(), 2U);
    EXPECT_NE(hand.link(pair[0].slot, pair[1].slot), kNoSlot);
    EXPECT_EQ(hand.link(pair[0].slot, 0), kNoSlot);
}

// Arranging ---------------------------------------------------------------------------------------------------------

TEST_P(QuakeCopies, AMirroredCopyIsTheSameTheOtherWayRound) {
    auto raw = soundWaypoints(GetParam());
    if (GetParam().traversal == 48)
        raw.traversals[2].plane = {0.6F, 0.8F, 0};
    auto half = apart(raw);
    const auto made = half.run("mirror", all, {0, -1000});
    ASSERT_EQ(made.size(), 7U);
    const auto saved = half.saved();
    ASSERT_EQ(saved.nodes.size(), 14U);
    ASSERT_EQ(saved.links.size(), 24U);
    for (std::size_t i = 0; i < 7; ++i) {
        EXPECT_EQ(saved.nodes[i + 7].origin,
                  (RawPlace{-2000 - raw.nodes[i].origin[0], raw.nodes[i].origin[1], raw.nodes[i].origin[2]}));
        EXPECT_EQ(saved.nodes[i + 7].flags, raw.nodes[i].flags);
        EXPECT_EQ(saved.nodes[i + 7].linkCount, raw.nodes[i].linkCount);
    }
    for (std::size_t i = 0; i < 12; ++i) {
        EXPECT_EQ(saved.links[i + 12].target, raw.links[i].target + 7);
        EXPECT_EQ(saved.links[i + 12].type, raw.links[i].type);
        EXPECT_EQ(saved.links[i + 12].mask, raw.links[i].mask);
        EXPECT_EQ(saved.links[i + 12].traversal == 0xFFFF, raw.links[i].traversal == 0xFFFF);
    }
    const Slot ride = half.traversal(made[2].slot, made[5].slot);
    EXPECT_EQ(pointOf(half.model, kStart, ride), glm::vec3(-2100, 600, 0.53125F));
    const auto plane = GetParam().traversal == 48 ? glm::vec3(-0.6F, 0.8F, 0) : glm::vec3(0);
    EXPECT_EQ(pointOf(half.model, kPlane, ride), plane) << "a direction, to the last bit";
    const Slot drop = half.traversal(made[5].slot, made[2].slot);
    EXPECT_FALSE(systems::quake_nav::isExit(pointOf(half.model, kExit, drop)));
    EXPECT_EQ(half.model.count(kEdict), 2U);
    EXPECT_NE(half.refusal("mirror", all, {0, -1000}), "") << "a copy is there";
}

TEST_P(QuakeCopies, ACopyJoinsWhatStandsInTheMiddle) {
    // Node 4 is a unit off the plane.
    const auto made = hand.run("mirror", all, {0, 961});
    EXPECT_EQ(made.size(), 6U);
    const auto saved = hand.saved();
    EXPECT_EQ(saved.nodes.size(), 13U);
    EXPECT_NE(hand.link(4, made[3].slot), kNoSlot) << "the copy of 3";
    const std::vector<double> values{0, 961};
    const auto statusMessage = systems::describe(hand.edit("mirror"), hand.model, all, {values});
    EXPECT_EQ(statusMessage.marks.sprites.size(), 7U);
    EXPECT_TRUE(statusMessage.text.ends_with("merged with existing nodes at the same position: 7"));
}

TEST_P(QuakeCopies, TurnedCopiesComeBackAroundTheMiddle) {
    const auto left = hand.run("rotate", all, {1, 2000, 0});
    ASSERT_EQ(left.size(), 7U);
    EXPECT_EQ(originOf(hand.model, left[0].slot), glm::vec3(2000 - 100, -1900, 0.53125F));
    const auto half = hand.run("rotate", left, {1, 2000, 0});
    EXPECT_EQ(originOf(hand.model, half[0].slot), glm::vec3(2000 + 1900, -100, 0.53125F));
    EXPECT_NE(hand.refusal("rotate", all, {0, 2000, 0}), "") << "two quarters are a half";
    EXPECT_NE(hand.refusal("rotate", left, {2, 2000, 0}), "") << "and back to where it came from";
}

TEST_P(QuakeCopies, MirroredHalvesAreJoinedBothWays) {
    // Node 1 is on the axis and not selected.
    const auto made = hand.run("mirror", nodesAt({3, 4}), {0, 600});
    ASSERT_EQ(made.size(), 2U);
    const Slot copy = made.front().slot;
    EXPECT_EQ(originOf(hand.model, copy).x, 500);
    EXPECT_NE(hand.link(copy, 1), kNoSlot);
    EXPECT_NE(hand.link(1, copy), kNoSlot);
}

TEST_P(QuakeCopies, DropsWithoutATraversalStaySo) {
    auto raw = soundWaypoints(GetParam());
    raw.links[10].traversal = 0xFFFF; // from 5 to 2
    raw.traversals.erase(raw.traversals.begin() + 1);
    for (auto& l : raw.links) {
        if (l.traversal != 0xFFFF && l.traversal > 1)
            --l.traversal;
    }
    auto bare = apart(raw);
    const auto both = nodesAt({2, 5});
    const auto made = bare.sound([&](Transaction& tx) {
        return systems::duplicate(systemOf(bare.model), tx, both, {300, 0, 0});
    });
    ASSERT_EQ(made.size(), 2U);
    EXPECT_EQ(bare.traversal(made[1].slot, made[0].slot), kNoSlot);
    EXPECT_EQ(bare.model.count(systems::quake_nav::kTraversal), 4U) << "the lift's came along";
}

} // namespace
} // namespace navsmith::tests
