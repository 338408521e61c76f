// Derived values after edits of waypoints, and refused edits.
#include "core/systems/quake_nav/access.h"
#include "tests/core/systems/quake_nav/odd_waypoints.h"
#include "tests/core/systems/quake_nav/waypoint_world.h"

#include <gtest/gtest.h>

#include <functional>
#include <utility>

namespace navsmith::tests {
namespace {

using systems::quake_nav::kEdict;
using systems::quake_nav::kEnd;
using systems::quake_nav::kExit;
using systems::quake_nav::kLink;
using systems::quake_nav::kNode;
using systems::quake_nav::kStart;
using systems::quake_nav::kTraversal;
using systems::quake_nav::originOf;
using systems::quake_nav::pointOf;
namespace edict = systems::quake_nav::edict;
namespace file = systems::quake_nav::file;
namespace link = systems::quake_nav::link;
namespace node = systems::quake_nav::node;
namespace traversal = systems::quake_nav::traversal;
using model::Direction;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

using Edit = std::function<void(Transaction&)>;

constexpr RawWaypointForm kForms[] = {kQuakeForm, kQuake2Form};

/// The reason for a refused edit; empty if it succeeds. A refused edit must not change any byte.
std::string refusal(Model& m, const Edit& edit) {
    const auto before = saveWaypoints(m);
    Transaction tx(m, "edit");
    edit(tx);
    const auto done = tx.commit();
    if (done)
        return {};
    EXPECT_TRUE(saveWaypoints(m) == before);
    return done.error().reason;
}

/// An edit that succeeds. The saved bytes must parse back, and undo and redo must give the bytes of either state.
void doEdit(Model& m, const Edit& edit) {
    const auto before = saveWaypoints(m);
    Transaction tx(m, "edit");
    edit(tx);
    const auto change = tx.commit();
    ASSERT_TRUE(change) << change.error().reason;
    const auto after = saveWaypoints(m);
    EXPECT_TRUE(saveWaypoints(loadWaypoints(after)) == after);
    m.apply(*change, Direction::Backward);
    EXPECT_TRUE(saveWaypoints(m) == before);
    m.apply(*change, Direction::Forward);
    EXPECT_TRUE(saveWaypoints(m) == after);
}

void moveNode(Transaction& tx, Slot n, const glm::vec3& by) {
    systems::quake_nav::setPoint(tx, systems::quake_nav::kNodeOrigin, n, originOf(tx.model(), n) + by);
}

Slot makeLink(Transaction& tx, Slot from, Slot to, std::uint8_t type) {
    const Slot l = tx.create(kLink);
    tx.set(link::owner, l, Ref::to(from));
    tx.set(link::target, l, Ref::to(to));
    tx.set(link::type, l, type);
    return l;
}

// Traversals --------------------------------------------------------------------------------------------------------

TEST(QuakeSettle, ATypeThatJumpsBringsATraversalFromNodeToNode) {
    for (const auto& form : kForms) {
        auto m = loadWaypoints(soundWaypoints(form));
        const Slot l = linkBetween(m, 0, 1);
        doEdit(m, [&](Transaction& tx) { tx.set(link::type, l, kLongJump); });
        ASSERT_TRUE(m.get(link::traversal, l).isSlot());
        const Slot t = m.get(link::traversal, l).slot();
        EXPECT_TRUE(m.get(traversal::file, t).pointsTo(0));
        EXPECT_TRUE(systems::quake_nav::isFinite(pointOf(m, kStart, t)));
        EXPECT_EQ(m.count(kTraversal), 5U);
        const auto saved = readWaypoints(saveWaypoints(m));
        EXPECT_EQ(saved.links[0].traversal, 4U) << "behind those that were there";
    }
}

TEST(QuakeSettle, ATypeWithoutTraversalsTakesItAway) {
    for (const auto& form : kForms) {
        auto m = loadWaypoints(soundWaypoints(form));
        const Slot l = linkBetween(m, 3, 4);
        const Slot t = m.get(link::traversal, l).slot();
        doEdit(m, [&](Transaction& tx) { tx.set(link::type, l, kWalk); });
        EXPECT_TRUE(m.get(link::traversal, l).isNone());
        EXPECT_FALSE(m.isLive({kTraversal, t}));
        const auto saved = readWaypoints(saveWaypoints(m));
        EXPECT_EQ(saved.traversals.size(), 3U);
        EXPECT_EQ(saved.links[linkBetween(m, 4, 3)].traversal, 2U) << "numbers of the others close up";
    }
}

TEST(QuakeSettle, FromOneJumpToAnotherTheTraversalStays) {
    auto m = loadWaypoints(soundWaypoints());
    const Slot l = linkBetween(m, 3, 4);
    const Ref t = m.get(link::traversal, l);
    doEdit(m, [&](Transaction& tx) { tx.set(link::type, l, kBarrierJump); });
    EXPECT_EQ(m.get(link::traversal, l), t);
}

TEST(QuakeSettle, AnUnknownTypeLeavesWhatIsThere) {
    auto m = loadWaypoints(soundWaypoints());
    const Slot jump = linkBetween(m, 3, 4);
    const Slot walk = linkBetween(m, 0, 1);
    doEdit(m, [&](Transaction& tx) {
        tx.set(link::type, jump, std::uint8_t{200});
        tx.set(link::type, walk, std::uint8_t{200});
    });
    EXPECT_TRUE(m.get(link::traversal, jump).isSlot());
    EXPECT_TRUE(m.get(link::traversal, walk).isNone());
}

TEST(QuakeSettle, OneOfTwoLinksThatShareATraversalLeavesItToTheOther) {
    auto raw = soundWaypoints();
    raw.links[9].traversal = 0; // both long jumps
    auto m = loadWaypoints(raw);
    ASSERT_TRUE(m.get(link::traversal, linkBetween(m, 4, 3)).pointsTo(0));
    doEdit(m, [&](Transaction& tx) { tx.set(link::type, linkBetween(tx.model(), 3, 4), kWalk); });
    EXPECT_TRUE(m.isLive({kTraversal, 0}));
}

TEST(QuakeSettle, EditsOfOtherThingsLeaveOddTraversalsAlone) {
    auto raw = soundWaypoints();
    raw.links[0].traversal = 0;      // a walk
    raw.links[6].traversal = 0xFFFF; // of a lift link
    raw.traversals.push_back(raw.traversals[1]);
    auto m = loadWaypoints(raw);
    doEdit(m, [&](Transaction& tx) {
        tx.set(node::radius, 0, std::uint16_t{64});
        tx.set(link::mask, 0, std::uint8_t{1});
    });
    raw.nodes[0].radius = 64;
    raw.links[0].mask = 1;
    EXPECT_TRUE(saveWaypoints(m) == buildWaypoints(raw));
}

TEST(QuakeSettle, ErasingALinkErasesItsTraversalAndEdict) {
    for (const auto& form : kForms) {
        auto m = loadWaypoints(soundWaypoints(form));
        doEdit(m, [&](Transaction& tx) { tx.erase({kLink, linkBetween(tx.model(), 2, 5)}); });
        EXPECT_EQ(m.count(kTraversal), 3U);
        EXPECT_EQ(m.count(kEdict), 1U);
        doEdit(m, [&](Transaction& tx) { tx.erase({kNode, 0}); });
        EXPECT_EQ(m.count(kEdict), 0U);
        EXPECT_EQ(danglingIn(readWaypoints(saveWaypoints(m))), Dangling());
    }
}

TEST(QuakeSettle, AnErasedTraversalLeavesItsLink) {
    auto m = loadWaypoints(soundWaypoints());
    doEdit(m, [&](Transaction& tx) { tx.erase({kTraversal, 0}); });
    const Slot l = linkBetween(m, 3, 4);
    EXPECT_TRUE(m.isLive({kLink, l}));
    EXPECT_TRUE(m.get(link::traversal, l).isNone());
}

// Moves -------------------------------------------------------------------------------------------------------------

TEST(QuakeSettle, PointsThatStandOnANodeGoAlongWithIt) {
    for (const auto& form : kForms) {
        auto m = loadWaypoints(soundWaypoints(form));
        const Slot ride = m.get(link::traversal, linkBetween(m, 2, 5)).slot();
        const auto exit = pointOf(m, kExit, ride);
        const auto end = pointOf(m, kEnd, ride);
        doEdit(m, [](Transaction& tx) { moveNode(tx, 2, {8, -4, 2}); });
        EXPECT_EQ(pointOf(m, kStart, ride), glm::vec3(108, 596, 2.53125F));
        EXPECT_EQ(pointOf(m, kExit, ride), exit) << "stands on another node";
        EXPECT_EQ(pointOf(m, kEnd, ride), end);
        const Slot drop = m.get(link::traversal, linkBetween(m, 5, 2)).slot();
        EXPECT_EQ(pointOf(m, kEnd, drop), glm::vec3(108, 596, 2.53125F));
        EXPECT_EQ(pointOf(m, kStart, drop), glm::vec3(100, 670, 200.53125F));
    }
}

TEST(QuakeSettle, AllPointsGoAlongWhereBothEndsMoveAlike) {
    for (const auto& form : kForms) {
        auto m = loadWaypoints(soundWaypoints(form));
        const Slot jump = m.get(link::traversal, linkBetween(m, 3, 4)).slot();
        const Slot drop = m.get(link::traversal, linkBetween(m, 5, 2)).slot();
        doEdit(m, [](Transaction& tx) {
            for (const Slot n : {2U, 3U, 4U, 5U})
                moveNode(tx, n, {0, 40, 0});
        });
        EXPECT_EQ(pointOf(m, kExit, jump), glm::vec3(728, 140, 0.53125F));
        EXPECT_EQ(pointOf(m, kStart, jump), glm::vec3(752, 140, 0.53125F));
        EXPECT_EQ(pointOf(m, kEnd, jump), glm::vec3(930, 140, 0.53125F));
        EXPECT_EQ(pointOf(m, kExit, drop), systems::quake_nav::noExit(systems::quake_nav::gameOf(m)))
            << "what is no exit does not become one";
        EXPECT_EQ(pointOf(m, kStart, drop), glm::vec3(100, 710, 200.53125F));
    }
}

TEST(QuakeSettle, PointsOfAJumpBetweenNodesStayWhereOneEndMoves) {
    auto m = loadWaypoints(soundWaypoints());
    const Slot jump = m.get(link::traversal, linkBetween(m, 3, 4)).slot();
    const auto start = pointOf(m, kStart, jump);
    doEdit(m, [](Transaction& tx) { moveNode(tx, 3, {0, 40, 0}); });
    EXPECT_EQ(pointOf(m, kStart, jump), start);
}

TEST(QuakeSettle, WhatTheEditItselfMovesStaysWhereItPutsIt) {
    auto m = loadWaypoints(soundWaypoints());
    const Slot ride = m.get(link::traversal, linkBetween(m, 2, 5)).slot();
    doEdit(m, [&](Transaction& tx) {
        moveNode(tx, 2, {8, 0, 0});
        systems::quake_nav::setPoint(tx, kStart, ride, {1, 2, 3});
    });
    EXPECT_EQ(pointOf(m, kStart, ride), glm::vec3(1, 2, 3));
}

// Unusual files -----------------------------------------------------------------------------------------------------

TEST(QuakeSettle, OddLinkRangesStayUntilNodesOrLinksComeOrGo) {
    for (const auto& form : kForms) {
        for (const auto& odd : oddities()) {
            auto raw = soundWaypoints(form);
            odd.make(raw);
            auto m = loadWaypoints(raw);
            if (m.get(file::linkRanges, 0).empty())
                continue;
            SCOPED_TRACE(odd.name);
            doEdit(m, [](Transaction& tx) { moveNode(tx, 1, {1, 0, 0}); });
            raw.nodes[1].origin[0] += 1;
            EXPECT_TRUE(saveWaypoints(m) == buildWaypoints(raw));
            const auto were = danglingIn(raw);
            doEdit(m, [](Transaction& tx) { makeLink(tx, 0, 3, kWalk); });
            EXPECT_EQ(m.get(file::linkRanges, 0), "");
            const auto saved = readWaypoints(saveWaypoints(m));
            EXPECT_EQ(newlyDangling(were, danglingIn(saved)), "");
            std::size_t next = 0;
            for (const auto& n : saved.nodes) {
                EXPECT_EQ(n.firstLink, next);
                next += n.linkCount;
            }
            EXPECT_EQ(next, saved.links.size());
        }
    }
}

/// An edict of a link that no node owns, which is the first in the table.
RawWaypoints edictOfAnOrphan() {
    auto raw = soundWaypoints();
    raw.links.insert(raw.links.begin(), RawWaypointLink{1, 0, 0xFF, 0xFFFF});
    for (auto& n : raw.nodes)
        ++n.firstLink;
    raw.edicts[0].link = 0;
    raw.edicts[1].link = 7;
    return raw;
}

TEST(QuakeSettle, AnEdictOfALinkThatNoNodeClaimsComesToNoOther) {
    const std::pair<std::string_view, Edit> edits[] = {
        {"a link goes",
         [](Transaction& tx) {
             tx.erase({kLink, linkBetween(tx.model(), 3, 1)});
         }},
        {"a node goes",
         [](Transaction& tx) {
             tx.erase({kNode, 6});
         }},
        {"a link comes", [](Transaction& tx) { makeLink(tx, 0, 3, kWalk); }},
        {"a node comes", [](Transaction& tx) { tx.set(node::file, tx.create(kNode), Ref::to(0)); }},
        {"links are laid out anew", [](Transaction& tx) { tx.set(file::linkRanges, 0, std::string()); }},
    };
    for (const auto& [name, edit] : edits) {
        SCOPED_TRACE(name);
        auto m = loadWaypoints(edictOfAnOrphan());
        ASSERT_TRUE(m.get(edict::link, 0).isRaw());
        doEdit(m, edit);
        const auto again = loadWaypoints(saveWaypoints(m));
        std::size_t loose = 0;
        again.forEachLive(kEdict, [&](Slot e) { loose += again.get(edict::link, e).isRaw() ? 1 : 0; });
        EXPECT_EQ(loose, 1U);
    }
}

TEST(QuakeSettle, AnIndexThatNamedNothingGoesOnNamingNothing) {
    for (const auto& form : kForms) {
        auto raw = soundWaypoints(form);
        raw.links[0].target = 7;    // the next node number
        raw.links[6].traversal = 4; // the next traversal number
        raw.edicts[1].link = static_cast<std::uint16_t>(raw.links.size());
        auto m = loadWaypoints(raw);
        doEdit(m, [](Transaction& tx) {
            tx.set(node::file, tx.create(kNode), Ref::to(0));
            makeLink(tx, 0, 4, kLongJump);
        });
        const auto again = loadWaypoints(saveWaypoints(m));
        EXPECT_TRUE(again.get(link::target, 0).isRaw());
        EXPECT_FALSE(again.get(link::traversal, linkBetween(again, 2, 5)).isSlot());
        std::size_t loose = 0;
        again.forEachLive(kEdict, [&](Slot e) { loose += again.get(edict::link, e).isRaw() ? 1 : 0; });
        EXPECT_EQ(loose, 1U);
        EXPECT_TRUE(sameContents(m, again, kFew));
    }
}

TEST(QuakeSettle, EdictsThatCameInAnotherOrderKeepIt) {
    auto raw = soundWaypoints();
    std::swap(raw.edicts[0], raw.edicts[1]);
    auto m = loadWaypoints(raw);
    doEdit(m, [](Transaction& tx) { makeLink(tx, 0, 3, kWalk); });
    const auto saved = readWaypoints(saveWaypoints(m));
    EXPECT_EQ(saved.edicts[0].link, 7U) << "behind the new one";
    EXPECT_EQ(saved.edicts[1].link, 0U);
}

TEST(QuakeSettle, EdictsThatCameInOrderAreSorted) {
    auto m = loadWaypoints(soundWaypoints());
    doEdit(m, [](Transaction& tx) {
        const Slot e = tx.create(kEdict);
        tx.set(edict::file, e, Ref::to(0));
        tx.set(edict::link, e, Ref::to(linkBetween(tx.model(), 0, 6)));
    });
    const auto saved = readWaypoints(saveWaypoints(m));
    EXPECT_EQ(saved.edicts[0].link, 0U);
    EXPECT_EQ(saved.edicts[1].link, 2U);
    EXPECT_EQ(saved.edicts[2].link, 6U);
}

// Refusals ----------------------------------------------------------------------------------------------------------

TEST(QuakeSettle, ALinkNeedsBothEndsAndAnEdictALink) {
    auto m = loadWaypoints(soundWaypoints());
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(link::owner, tx.create(kLink), Ref::to(0)); }),
              "A link needs a node at each end.");
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(link::target, tx.create(kLink), Ref::to(0)); }),
              "A link needs a node at each end.");
    EXPECT_EQ(refusal(m, [](Transaction& tx) { tx.set(edict::file, tx.create(kEdict), Ref::to(0)); }),
              "An edict needs a link.");
}

TEST(QuakeSettle, EveryEditOfALaterVersionIsRefusedButNothingElse) {
    for (const auto& form : kForms) {
        auto raw = soundWaypoints(form);
        raw.form.version = form.quake2 ? 7 : 19;
        auto m = loadWaypoints(raw);
        const Edit edits[] = {[](Transaction& tx) { tx.set(node::radius, 0, std::uint16_t{40}); },
                              [](Transaction& tx) {
                                  tx.erase({kNode, 0});
                              },
                              [](Transaction& tx) { tx.set(link::type, 0, kLongJump); },
                              [](Transaction& tx) { makeLink(tx, 0, 4, kWalk); },
                              [](Transaction& tx) { tx.set(file::version, 0, 6); }};
        for (const auto& edit : edits)
            EXPECT_NE(refusal(m, edit).find("read-only"), std::string::npos);
        EXPECT_EQ(refusal(m, [](Transaction&) {}), "") << "selecting is no edit";
    }
}

TEST(QuakeSettle, AFileHasRoomForSoMuchAndNoMore) {
    auto raw = noWaypoints(kQuakeForm);
    raw.heuristic = 0.8F;
    for (int i = 0; i < 65534; ++i)
        raw.nodes.push_back({0, 0, 0, 32, {static_cast<float>(i), 0, 0}});
    auto m = loadWaypoints(raw);
    const auto addNode = [](Transaction& tx) { tx.set(node::file, tx.create(kNode), Ref::to(0)); };
    EXPECT_EQ(refusal(m, addNode), "");
    EXPECT_NE(refusal(m, addNode).find("65,536 nodes"), std::string::npos);
}

TEST(QuakeSettle, MoreLinksThanIndexesReachAreNotLaidOutAnew) {
    auto raw = soundWaypoints();
    for (auto& n : raw.nodes)
        n.linkCount = n.firstLink = 0;
    raw.links.resize(70000, RawWaypointLink{1, 0, 0xFF, 0xFFFF});
    raw.nodes[0].linkCount = 0xFFFF;
    raw.nodes[1].firstLink = 0xFFFF;
    raw.nodes[1].linkCount = 4000;
    raw.edicts.clear();
    auto m = loadWaypoints(raw);
    ASSERT_EQ(m.count(kLink), 69535U);
    EXPECT_NE(refusal(m, [](Transaction& tx) { tx.erase({kLink, 5}); }).find("69,534 links"), std::string::npos);
}

} // namespace
} // namespace navsmith::tests
