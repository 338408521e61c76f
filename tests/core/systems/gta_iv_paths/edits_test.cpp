// Edits and builders of GTA IV paths.
#include "core/systems/paste.h"
#include "tests/core/systems/gta_iv_paths/iv_world.h"

namespace navsmith::tests {
namespace {

using IvEdits = IvEditWorld;

TEST_F(IvEdits, EraseTakesNodesWithTheirLinksAndLinksBothWays) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    const auto c = node(27, 2);
    run("erase", {linkBetween(b, c)});
    EXPECT_FALSE(linked(b, c));
    run("erase", {a});
    EXPECT_EQ(model.count(iv::kNode), 9U);
    EXPECT_EQ(iv::linkCount(model, b.slot), 0U);
    run("erase", {node(28, 4)});
    EXPECT_EQ(readIv(saveFiles(model)).at(28).nodes.size(), 4U) << "an intersection can go, too";
}

TEST_F(IvEdits, EraseRefusesWhatAClosedAreaIsLinkedTo) {
    model = loadIvOnly(27);
    EXPECT_NE(refusal("erase", {node(27, 2)}).find("Open area 28 first"), std::string::npos);
}

TEST_F(IvEdits, ConnectLinksBothWaysAndTakesOverTheFlagsOfALink) {
    const auto a = node(27, 0);
    const auto c = node(27, 2);
    run("connect", {a, c});
    EXPECT_TRUE(linked(a, c));
    EXPECT_EQ(model.get(link::length, linkBetween(a, c).slot), 200);
    EXPECT_EQ(model.get(link::flags, linkBetween(a, c).slot), model.get(link::flags, linkBetween(a, node(27, 1)).slot));
    EXPECT_EQ(lanes(a, c), std::pair(2U, 0U));
    EXPECT_EQ(lanes(c, a), std::pair(0U, 2U));
}

TEST_F(IvEdits, ConnectCutsWhatIsTooLong) {
    run("connect", {node(27, 0), node(28, 2)});
    EXPECT_EQ(model.count(iv::kNode), 12U) << "543 units in three pieces";
}

TEST_F(IvEdits, ConnectSaysWhyNot) {
    EXPECT_NE(refusal("connect", {node(27, 0), node(27, 3)}).find("cannot be linked: node 27:0 and node 27:3"),
              std::string::npos);
    EXPECT_NE(refusal("connect", {node(28, 1), node(28, 4)}).find("28:4 is an intersection"), std::string::npos);
    EXPECT_NE(refusal("connect", {node(27, 0), node(27, 1)}).find("already linked"), std::string::npos);
    EXPECT_EQ(refusal("connect", {node(27, 0)}), "Select two or more nodes, in the order in which to link them.");
}

TEST_F(IvEdits, DisconnectWorksOnLinksAndBetweenNodes) {
    run("disconnect", {node(28, 1), node(28, 2), node(28, 3)});
    EXPECT_FALSE(linked(node(28, 1), node(28, 2)));
    EXPECT_FALSE(linked(node(28, 2), node(28, 3)));
    EXPECT_TRUE(linked(node(28, 0), node(28, 1)));
    EXPECT_EQ(refusal("disconnect", {node(28, 2)}), "Select links, or nodes that are linked.");
}

TEST_F(IvEdits, InsertKeepsLanesAndUnknownBits) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    const auto flags = model.get(link::flags, linkBetween(a, b).slot);
    const auto made = run("insert", {linkBetween(a, b)}, {3});
    ASSERT_EQ(made.size(), 3U);
    EXPECT_TRUE(linked(a, made[0]) && linked(made[0], made[1]) && linked(made[1], made[2]) && linked(made[2], b));
    EXPECT_EQ(lanes(made[0], made[1]), std::pair(2U, 0U));
    EXPECT_EQ(model.get(link::flags, linkBetween(made[1], made[2]).slot), flags);
    EXPECT_EQ(model.get(node::x, made[1].slot), -250 * 8);
    EXPECT_EQ(model.get(node::streetHash, made[1].slot), model.get(node::streetHash, a.slot));
    EXPECT_EQ(model.get(node::flags, made[1].slot) & 0x1000000FU, 0x1000000AU) << "bits of the neighbour";
}

TEST_F(IvEdits, SplitLinkMakesPiecesShortEnough) {
    EXPECT_EQ(run("split_link", {linkBetween(node(27, 0), node(27, 1))}, {30}).size(), 3U);
}

TEST_F(IvEdits, MergeGivesTheLastNodeAllLinks) {
    const auto kept = node(28, 1);
    const auto gone = node(27, 1);
    const auto a = node(27, 0);
    run("merge", {node(27, 2), gone, kept});
    EXPECT_EQ(model.count(iv::kNode), 9U) << "two went, one came where a road is too long";
    EXPECT_FALSE(model.isLive(gone));
    EXPECT_TRUE(linked(node(28, 0), kept));
    EXPECT_FALSE(linked(a, kept)) << "460 units";
    EXPECT_NE(refusal("merge", {node(27, 0), node(27, 1)}).find("node 27:0 is a car node, node 27:1 a boat node"),
              std::string::npos);
}

TEST_F(IvEdits, MoveToAreaMendsWhatCameInAWrongFile) {
    auto areas = smallIvWorld().areas();
    areas[27].nodes[0].x = 800;
    model = loadIv(bytesOf(areas));
    const auto n = node(27, 0);
    EXPECT_EQ(ivCounts(model).at("IV015"), 1U);
    run("move_to_area", {n});
    EXPECT_EQ(iv::areaOf(model, n.slot), 28);
}

TEST_F(IvEdits, ReverseSwapsTheLanesOfTheRoad) {
    run("reverse", {node(27, 1)});
    EXPECT_EQ(lanes(node(27, 0), node(27, 1)), std::pair(0U, 2U));
    EXPECT_EQ(lanes(node(27, 1), node(27, 2)), std::pair(2U, 1U));
    run("reverse", {linkBetween(node(27, 0), node(27, 1))});
    EXPECT_EQ(lanes(node(27, 0), node(27, 1)), std::pair(2U, 0U));
    EXPECT_EQ(lanes(node(27, 1), node(27, 2)), std::pair(2U, 1U)) << "a link means itself";
}

TEST_F(IvEdits, SetRunSetsTheWholeRoad) {
    run("set_run", {node(27, 1)}, {3, 1, 4, 7, 1});
    for (const auto& [a, b] : {std::pair(node(27, 0), node(27, 1)), std::pair(node(27, 2), node(28, 0))})
        EXPECT_EQ(lanes(a, b) == std::pair(3U, 1U) || lanes(a, b) == std::pair(1U, 3U), true);
    EXPECT_EQ(lanes(node(27, 0), node(27, 1)), lanes(node(28, 0), node(28, 1)));
    EXPECT_EQ(model.get(node::width, node(27, 2).slot), 32);
    EXPECT_EQ(iv::flag::spawn(model.get(node::flags, node(27, 2).slot)), 7U);
    EXPECT_NE(model.get(node::flags, node(27, 0).slot) & iv::flag::switchedOff, 0U);
    EXPECT_EQ(iv::flag::spawn(model.get(node::flags, node(28, 1).slot)), 10U) << "a junction is not the road's own";
    EXPECT_NE(refusal("set_run", {node(27, 1)}, {0, 0, 0, 0, 0}).find("needs a lane"), std::string::npos);
}

TEST_F(IvEdits, MirrorLanesGoesByTheSelectedLink) {
    auto areas = smallIvWorld().areas();
    areas[27].links[6].lanes = 0x0A; // two and one; the link back has one and one
    model = loadIv(bytesOf(areas));
    const auto a = node(27, 4);
    const auto b = node(27, 3);
    EXPECT_EQ(ivCounts(model), Counts({{"IV012", 1}}));
    run("mirror_lanes", {linkBetween(a, b)});
    EXPECT_EQ(lanes(a, b), std::pair(2U, 1U));
    EXPECT_EQ(lanes(b, a), std::pair(1U, 2U));
    EXPECT_EQ(ivCounts(model), Counts());
    EXPECT_EQ(refusal("mirror_lanes", {node(28, 1)}),
              "Roads meet at node 28:1. Select a link, or a node of the road itself.");
}

TEST_F(IvEdits, CutRoadGoesUpToTheJunctions) {
    const auto made = run("split_run", {node(27, 1)}, {40});
    EXPECT_EQ(made.size(), 2U + 2U + 3U + 2U) << "100, 100, 160 and 100 units";
    for (const auto& n : made) {
        for (const auto l : model.referrers(link::owner, n.slot))
            EXPECT_LE(model.get(link::length, l), 40);
    }
    EXPECT_TRUE(linked(node(28, 1), node(28, 2))) << "another road";
    EXPECT_EQ(refusal("split_run", {node(28, 1)}, {40}),
              "Roads meet at node 28:1. Select a link, or a node of the road itself.");
}

TEST_F(IvEdits, SplitRoadGivesEachRoadAnEndOfItsOwn) {
    const auto junction = node(28, 1);
    const auto ends = run("split_road", {junction});
    ASSERT_EQ(ends.size(), 3U);
    EXPECT_EQ(ends.back(), junction);
    for (const auto& end : ends)
        EXPECT_EQ(iv::linkCount(model, end.slot), 1U);
    EXPECT_TRUE(linked(node(28, 0), junction)) << "the first road keeps the node";
    EXPECT_EQ(model.get(node::x, junction.slot), 159 * 8) << "a unit back";
    EXPECT_NE(refusal("split_road", {node(27, 0)}).find("27:0 has fewer than two links"), std::string::npos);
    EXPECT_EQ(refusal("split_road", {linkBetween(node(27, 0), node(27, 1))}),
              "Select nodes where roads meet or continue.");
}

TEST_F(IvEdits, RebuildWorksOutWhatFollowsFromTheLinks) {
    auto areas = smallIvWorld().areas();
    const auto sound = bytesOf(areas);
    areas[27].nodes[1].flags ^= 1U << 17U; // stored count
    areas[28].nodes[2].flags ^= 1U << 15U; // linking disabled
    areas[28].nodes[3].flood = 77;
    areas[27].links[0].length = 9;
    model = loadIv(bytesOf(areas));
    EXPECT_EQ(ivCounts(model), Counts({{"IV011", 1}, {"IV013", 1}, {"IV014", 1}, {"IV018", 4}}));
    run("rebuild_derived", {});
    EXPECT_EQ(saveFiles(model), sound);
    model = loadIv(sound);
    run("rebuild_derived", {});
    EXPECT_EQ(saveFiles(model), sound) << "of a sound set it changes nothing";
}

TEST_F(IvEdits, RebuildGivesPartsWithOneNumberNumbersOfTheirOwn) {
    auto areas = smallIvWorld().areas();
    const auto road = areas[27].nodes[0].flood;
    for (const unsigned id : {3U, 4U})
        areas[27].nodes[id].flood = road;
    const auto record = areas[28].nodes[4].flood;
    model = loadIv(bytesOf(areas));
    run("rebuild_derived", {});
    EXPECT_EQ(model.get(node::floodGroup, node(27, 0).slot), road) << "the larger part keeps it";
    EXPECT_EQ(model.get(node::floodGroup, node(27, 3).slot), 255);
    EXPECT_EQ(model.get(node::floodGroup, node(27, 4).slot), 255);
    EXPECT_EQ(model.get(node::floodGroup, node(28, 4).slot), record) << "an intersection is no part";
}

TEST_F(IvEdits, RebuildLeavesAloneWhatTheSetDoesNotBearOut) {
    auto areas = smallIvWorld().areas();
    for (auto& [number, area] : areas) {
        for (auto& n : area.nodes) {
            n.flags &= ~(15U << 16U | 1U << 15U);
            n.flood = static_cast<std::uint8_t>(n.id + 3);
        }
    }
    const auto files = bytesOf(areas);
    model = loadIv(files);
    Transaction tx(model, "Rebuild");
    ASSERT_TRUE(systems::run(edit("rebuild_derived"), tx, {}, {}));
    EXPECT_TRUE(tx.commit()->empty());
    EXPECT_EQ(saveFiles(model), files);
}

TEST_F(IvEdits, SelectingFollowsTheRoadAndTheNetwork) {
    EXPECT_EQ(run("select_run", {node(27, 1)}).size(), 4U) << "up to the junction";
    EXPECT_EQ(run("select_connected", {node(27, 1)}).size(), 7U);
    EXPECT_EQ(run("select_connected", {node(27, 3)}).size(), 2U);
}

TEST_F(IvEdits, BuildARoadClickByClick) {
    const auto first = click("build_road", {}, {}, {-300, -100, 12.5F});
    const auto second = click("build_road", first, {}, {-200, -100, 12.5F});
    const auto last = click("build_road", second, node(27, 1), {});
    EXPECT_EQ(last, node(27, 1));
    EXPECT_TRUE(linked(first, second) && linked(second, last));
    EXPECT_EQ(model.get(node::z, first.slot), 1600);
    EXPECT_EQ(model.get(link::flags, linkBetween(first, second).slot), 0xC040);
    EXPECT_EQ(model.get(node::floodGroup, first.slot), model.get(node::floodGroup, last.slot));
    const auto branch = click("build_road", last, {}, {-200, -350, 10}, {3, 0, 2, 5});
    EXPECT_EQ(lanes(last, branch), std::pair(3U, 0U));
    EXPECT_EQ(model.get(node::flags, branch.slot) & 0x1000000FU, 0x10000005U);
    EXPECT_EQ(model.get(node::width, branch.slot), 16);
}

TEST_F(IvEdits, BuildOntoARoadPutsANodeThere) {
    const auto from = click("build_road", {}, {}, {-250, -200, 10});
    const auto on = click("build_road", from, linkBetween(node(27, 0), node(27, 1)), {-250, -299, 10});
    EXPECT_EQ(model.get(node::x, on.slot), -2000);
    EXPECT_EQ(model.get(node::y, on.slot), -2400);
    EXPECT_TRUE(linked(node(27, 0), on) && linked(on, node(27, 1)) && linked(from, on));
}

TEST_F(IvEdits, BuildWaterStaysAtItsHeight) {
    const auto made = click("build_water", node(27, 4), {}, {-350, -600, 40});
    EXPECT_EQ(iv::typeOf(model, made.slot), iv::NodeType::Boat);
    EXPECT_EQ(model.get(node::z, made.slot), 0);
    EXPECT_TRUE(linked(node(27, 4), made));
}

TEST_F(IvEdits, BuildRefusesWhatHasNoFile) {
    model = loadIvOnly(27);
    const auto& b = builder("build_road");
    EXPECT_EQ(refused([&](Transaction& tx) {
                  const std::vector<double> values{1, 1, 0, 15};
                  return systems::place(b, tx, {{}, {}, {100, -300, 0}}, {values});
              }),
              "Area 28 is not open, so it cannot take new nodes. Open area 28 first.");
    EXPECT_NE(refused([&](Transaction& tx) {
                  const std::vector<double> values{1, 1, 0, 15};
                  return systems::place(b, tx, {{}, {}, {-100, -300, 300}}, {values});
              }).find("less than 256"),
              std::string::npos);
}

TEST_F(IvEdits, PastedRoadsGoToTheFilesOfTheirSquares) {
    const Elements road{node(27, 0), node(27, 1), node(27, 2)};
    const auto text = systems::copyText(system(), model, road);
    ASSERT_FALSE(text.empty());
    const auto made = sound([&](Transaction& tx) {
        return systems::pasteText(system(), tx, text, {150, 40.06, 0.01});
    });
    ASSERT_EQ(made.size(), 3U);
    EXPECT_EQ(iv::areaOf(model, made[0].slot), 27);
    EXPECT_EQ(iv::areaOf(model, made[2].slot), 28);
    EXPECT_TRUE(linked(made[0], made[1]) && linked(made[1], made[2]));
    EXPECT_EQ(lanes(made[0], made[1]), std::pair(2U, 0U));
    EXPECT_EQ(model.get(node::y, made[0].slot), -300 * 8 + 320) << "rounded to eighths";
    EXPECT_EQ(model.get(node::z, made[0].slot), 10 * 128 + 1) << "heights have steps of their own";
    EXPECT_NE(model.get(node::floodGroup, made[0].slot), model.get(node::floodGroup, road[0].slot));
    EXPECT_EQ(model.get(node::pointer, made[0].slot), 0U);
}

TEST_F(IvEdits, AnIntersectionIsPastedAsOne) {
    const auto text = systems::copyText(system(), model, Elements{node(28, 4)});
    const auto made = sound([&](Transaction& tx) { return systems::pasteText(system(), tx, text, {10, 0, 0}); });
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(iv::typeOf(model, made[0].slot), iv::NodeType::Intersection);
}

} // namespace
} // namespace navsmith::tests
