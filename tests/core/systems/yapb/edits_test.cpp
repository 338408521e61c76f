// Edits and builders of graphs.
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/jumps.h"
#include "core/systems/yapb/symbols.h"
#include "tests/core/systems/yapb/graph_world.h"

#include <cmath>

namespace navsmith::tests {
namespace {

namespace graph = systems::yapb;
using model::Slot;

class YapbEdits : public testing::Test, protected EditedModel {
protected:
    YapbEdits() : EditedModel(loadGraph(graphFile(graphOfNine()))) { expected = {"YB006", "YB013"}; }

    [[nodiscard]] static Element node(Slot n) { return {graph::kNode, n}; }
    [[nodiscard]] Slot link(Slot from, Slot to) const { return graph::findLink(model, from, to); }
};

TEST_F(YapbEdits, LinksHaveTheirWholeLengthAndAFreeSlot) {
    run("connect", {node(0), node(4)});
    ASSERT_NE(link(0, 4), model::kNoSlot);
    EXPECT_EQ(model.get(graph::link::distance, link(0, 4)), 141);
    EXPECT_EQ(model.get(graph::link::slot, link(4, 0)), 4) << "the first free one";
    EXPECT_EQ(refusal("connect", {node(0), node(4)}), "The nodes are already linked.");
    run("disconnect", {node(0), node(4)});
    EXPECT_EQ(link(0, 4), model::kNoSlot);
}

TEST_F(YapbEdits, AJumpGetsTheVelocityThatCarriesABotThere) {
    run("connect_jump", {node(1), node(3)});
    const auto velocity = graph::velocityOf(model, link(1, 3));
    EXPECT_TRUE(graph::isJump(model, link(1, 3)));
    EXPECT_NEAR(velocity.x, -100 / (2 * 268.328 / 800), 0.5) << "100 units in the time of a jump";
    EXPECT_NEAR(velocity.y, 100 / (2 * 268.328 / 800), 0.5);
    EXPECT_EQ(model.get(graph::node::radius, 1), 0) << "bots take off from the node";
    const auto flight = graph::flightOf({0, 0, 0}, {-100, 100, 0}, velocity);
    EXPECT_NEAR(flight.back().x, -100, 1);
    EXPECT_NEAR(flight.back().z, 0, 1);
    EXPECT_EQ(refusal("connect_jump", {node(0), node(8)}), "The jump is too far or too high for a running player.");
}

TEST_F(YapbEdits, InsertSplitsAWalkBothWays) {
    const auto inserted = run("insert", {{graph::kLink, link(0, 1)}});
    ASSERT_EQ(inserted.size(), 1U);
    const Slot n = inserted[0].slot;
    EXPECT_EQ(graph::originOf(model, n), glm::vec3(-50, -100, 36));
    EXPECT_EQ(link(0, 1), model::kNoSlot);
    EXPECT_EQ(model.get(graph::link::distance, link(0, n)), 50);
    EXPECT_NE(link(n, 1), model::kNoSlot);
    EXPECT_NE(link(1, n), model::kNoSlot);
    EXPECT_NE(link(n, 0), model::kNoSlot);
}

TEST_F(YapbEdits, CampsLookAlongTheirLinksAndTurnByDragging) {
    run("camp", {node(1)});
    EXPECT_TRUE(graph::has(model, 1, graph::kCamp));
    EXPECT_NEAR(graph::firstDirection(model, 1).yaw, 45, 1e-3) << "its links lead north on the whole";
    EXPECT_NEAR(graph::lastDirection(model, 1).yaw, 135, 1e-3);
    ASSERT_TRUE(graph::firstAimAt(model, 1));
    const float along = graph::kAimLength * std::sqrt(0.5F);
    model::Transaction tx(model, "turn");
    const Slot row = 1;
    graph::dragFirstAim(tx, std::span(&row, 1), {.by = {graph::kAimLength - along, -along, 0}});
    ASSERT_TRUE(tx.commit());
    EXPECT_NEAR(graph::firstDirection(model, 1).yaw, 0, 1e-3) << "to the east";
    EXPECT_FALSE(graph::firstAimAt(model, 3)) << "no camp";
}

TEST_F(YapbEdits, ChainsAreBuiltClickByClick) {
    const auto first = click("chain", node(5), {}, {200, 0, 0});
    EXPECT_EQ(graph::originOf(model, first.slot), glm::vec3(200, 0, 36));
    EXPECT_NE(link(5, first.slot), model::kNoSlot);
    EXPECT_NE(link(first.slot, 5), model::kNoSlot);
    const auto crouched = click("chain", first, {}, {260, 0, 0}, {2, 1});
    EXPECT_EQ(graph::originOf(model, crouched.slot).z, 18);
    EXPECT_TRUE(graph::has(model, crouched.slot, graph::kCrouch));
    EXPECT_EQ(link(crouched.slot, first.slot), model::kNoSlot) << "one way";
    EXPECT_EQ(click("link", {}, node(0), {0, 0, 36}).type, graph::kLink);
    EXPECT_NE(link(0, 4), model::kNoSlot);
}

TEST_F(YapbEdits, ThinningOutKeepsTheTasksAndTheWays) {
    auto dense = graphOfNine();
    for (int i = 0; i < 8; ++i) { // a crowded row of nodes beyond node 5
        GraphNodeBytes more;
        more.origin = {120 + 20.0F * static_cast<float>(i), 0, 36};
        const auto self = static_cast<std::int16_t>(9 + i);
        const auto before = static_cast<std::int16_t>(i == 0 ? 5 : self - 1);
        more.links[0] = {before, 20, 0, {}};
        auto& links = dense.nodes[static_cast<std::size_t>(before)].links;
        std::ranges::find(links, -1, &GraphLinkBytes::target)->target = self;
        dense.nodes.push_back(more);
    }
    for (auto& node : dense.nodes)
        for (auto& link : node.links)
            link.distance = link.target < 0 ? 0 : std::max(link.distance, 20);
    model = loadGraph(graphFile(dense));
    run("thin", {}, {10});
    EXPECT_EQ(model.count(graph::kNode), 10U);
    EXPECT_EQ(issuesOf(model, "YB006").size(), 0U) << "every node is reached";
    std::uint32_t flags = 0;
    model.forEachLive(graph::kNode, [&](Slot n) { flags |= model.get(graph::node::flags, n); });
    EXPECT_EQ(flags, graph::kGoal | graph::kTOnly | graph::kCtOnly | graph::kCamp);
}

TEST_F(YapbEdits, TheOtherHalfOfAMapIsMirrored) {
    for (const Slot n : {1U, 4U, 7U})
        ASSERT_EQ(graph::originOf(model, n).x, 0);
    auto half = graphOfNine();
    model = loadGraph(graphFile(half));
    // East and west about x = 200: the three eastern nodes at 100 get images at 300.
    const auto images = run("mirror", {node(2), node(5), node(8)}, {0, 200, 0, 1});
    ASSERT_EQ(images.size(), 3U);
    const Slot team = images[0].slot;
    const Slot camp = images[2].slot;
    EXPECT_EQ(graph::originOf(model, team), glm::vec3(300, -100, 36));
    EXPECT_TRUE(graph::has(model, team, graph::kCtOnly)) << "the terrorists' node is the others' there";
    EXPECT_NEAR(model.get(graph::node::startYaw, camp), -10, 1e-3) << "170 degrees mirrored";
    EXPECT_NE(link(team, images[1].slot), model::kNoSlot);
    EXPECT_EQ(link(images[1].slot, 4), model::kNoSlot) << "only between images";
}

} // namespace
} // namespace navsmith::tests
