// Edits of nodes and links.
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/names.h"

#include <algorithm>
#include <cmath>

namespace navsmith::tests {
namespace {

class NodeEdits : public EditWorld {
protected:
    /// Node 27:5 gets as many links as it has room for.
    void fillNode() {
        auto world = smallWorld();
        for (int i = 0; i < 14; ++i)
            world.join(9, world.add(WorldType::Ped, -320 + i, -200));
        model = loadSet(bytesOf(world.areas()));
    }
    [[nodiscard]] std::size_t longEdges() const { return issuesOf(model, "SA026").size(); }
};

TEST(EditTable, EveryEditAndBuilderIsComplete) {
    const auto& system = *systems::find("gta_sa_paths");
    std::set<std::string_view> ids;
    std::set<std::string_view> keys;
    const auto expectUsable = [&](const auto& offered) {
        EXPECT_TRUE(ids.insert(offered.id).second) << offered.id;
        EXPECT_TRUE(offered.shortcut.empty() || keys.insert(offered.shortcut).second) << offered.shortcut;
        EXPECT_FALSE(offered.title.empty()) << offered.id;
        EXPECT_FALSE(offered.help.empty()) << offered.id;
        for (const auto& p : offered.parameters) {
            EXPECT_LT(p.min, p.max) << offered.id << " " << p.id;
            EXPECT_GE(p.initial, p.min) << offered.id << " " << p.id;
            EXPECT_LE(p.initial, p.max) << offered.id << " " << p.id;
            EXPECT_FALSE(p.help.empty()) << offered.id << " " << p.id;
            if (!p.names.empty()) {
                EXPECT_EQ(p.max, static_cast<double>(p.names.size() - 1)) << offered.id << " " << p.id;
            }
        }
    };
    for (const auto& v : system.editing.edits) {
        expectUsable(v);
        EXPECT_FALSE(v.section.empty()) << v.id;
        ASSERT_TRUE(v.whyDisabled != nullptr || v.scope == systems::EditScope::Document) << v.id;
        ASSERT_NE(v.run, nullptr) << v.id;
    }
    for (const auto& b : system.editing.builders) {
        expectUsable(b);
        ASSERT_NE(b.place, nullptr) << b.id;
        ASSERT_NE(b.continues, nullptr) << b.id;
    }
    EXPECT_GE(ids.size(), 20U);
}

TEST(EditTable, EditsAreDisabledForAnEmptySelectionAndRejectBadParameters) {
    const auto model = loadSet(bytesOf(smallWorld().areas()));
    Elements all;
    for (const auto type : {kNode, kLink, kNavi})
        model.forEachLive(type, [&](Slot row) { all.push_back({type, row}); });
    for (const auto& v : systems::find("gta_sa_paths")->editing.edits) {
        EXPECT_EQ(systems::whyDisabled(v, model, {}).empty(), v.section == "Whole Set") << v.id;
        EXPECT_EQ(v.scope == systems::EditScope::Document, v.section == "Whole Set") << v.id;
        for (std::size_t i = 0; v.propose != nullptr && i < all.size(); ++i) {
            const auto values = systems::initialNumbers(v, model, std::span(&all[i], 1));
            ASSERT_EQ(values.size(), v.parameters.size()) << v.id;
            for (std::size_t p = 0; p < values.size(); ++p) {
                EXPECT_GE(values[p], v.parameters[p].min) << v.id;
                EXPECT_LE(values[p], v.parameters[p].max) << v.id;
            }
        }
    }
}

// Link and unlink -------------------------------------------------------------------------------------------------

TEST_F(NodeEdits, ConnectLinksAChainInSelectionOrder) {
    const Elements chain{node(27, 5), node(27, 7), node(28, 4)};
    run("connect", chain);
    EXPECT_TRUE(linked(chain[0], chain[1]));
    EXPECT_FALSE(linked(chain[0], chain[2]));
    EXPECT_TRUE(contains(refusal("connect", {chain[1], chain[2]}), "already linked"));
}

TEST_F(NodeEdits, ConnectSplitsLongLinks) {
    const auto nodes = model.count(kNode);
    run("connect", {node(27, 0), node(28, 3)}); // 543 units apart
    EXPECT_EQ(model.count(kNode), nodes + 2);
    EXPECT_EQ(longEdges(), 0U);
}

TEST_F(NodeEdits, ConnectReportsRefusals) {
    EXPECT_TRUE(contains(refusal("connect", {node(27, 0)}), "two or more nodes"));
    EXPECT_TRUE(contains(refusal("connect", {node(27, 0), node(27, 3)}), "car node and a boat node"));
    EXPECT_TRUE(contains(refusal("connect", {node(27, 0), node(27, 0)}), "itself"));
    EXPECT_TRUE(
        contains(refusal("connect", {node(27, 0), linkBetween(node(27, 0), node(27, 1))}), "two or more nodes"));
}

TEST_F(NodeEdits, ConnectReportsAFullNode) {
    fillNode();
    EXPECT_TRUE(contains(refusal("connect", {node(27, 5), node(27, 7)}), "ode 27:5 already has 15 links"));
}

TEST_F(NodeEdits, ConnectReportsAnAreaFullOfNaviNodes) {
    auto areas = smallWorld().areas();
    areas[27].navis.resize(kStock.maxNavis, areas[27].navis.front());
    model = loadSet(bytesOf(areas));
    EXPECT_TRUE(contains(refusal("connect", {node(27, 0), node(27, 2)}), "Area 27 is full"));
}

TEST_F(NodeEdits, FindsTheUnsplittableLinkInALargeSelection) {
    PathWorld world;
    for (int i = 0; i < 1300; ++i) {
        const int row = i / 70;
        world.add(WorldType::Ped, -740 + i % 70 * 10, -740 + row * 10);
        if (i > 0)
            world.join(static_cast<std::size_t>(i) - 1, static_cast<std::size_t>(i));
    }
    model = loadSet(bytesOf(world.areas()));
    Elements all;
    for (unsigned i = 0; i < 1300; ++i)
        all.push_back(node(27, i));
    EXPECT_EQ(systems::whyDisabled(edit("insert"), model, all), "");
    model::Transaction tx(model, "As a bad tool leaves it");
    tx.erase(linkBetween(all[1299], all[1298]));
    ASSERT_TRUE(tx.commit());
    EXPECT_TRUE(contains(systems::whyDisabled(edit("insert"), model, all),
                         "from node 27:1298 to node 27:1299 has no reverse link"));
}

TEST_F(NodeEdits, DisconnectErasesLinksOrThoseBetweenNodes) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    const auto c = node(27, 2);
    const auto navis = model.count(kNavi);
    EXPECT_EQ(run("disconnect", {linkBetween(b, a)}), (Elements{b, a}));
    EXPECT_FALSE(linked(a, b));
    EXPECT_TRUE(linked(b, c));
    run("connect", {a, b});
    run("disconnect", {a, b, c});
    EXPECT_FALSE(linked(b, c));
    EXPECT_EQ(model.count(kNavi), navis - 2);
    EXPECT_TRUE(contains(refusal("disconnect", {a, b, c}), "that are linked"));
}

TEST_F(NodeEdits, LinksIntoAClosedAreaStay) {
    model = loadOnly(27);
    const auto last = node(27, 2);
    const Elements away = [&] {
        Elements links;
        for (const Slot l : model.referrers(link::owner, last.slot)) {
            if (!model.get(link::target, l).isSlot())
                links.push_back({kLink, l});
        }
        return links;
    }();
    ASSERT_EQ(away.size(), 1U);
    EXPECT_EQ(refusal("disconnect", away),
              "Node 27:2 is linked to an area that is not open, so the reverse link cannot "
              "follow. Open area 28 first.");
    EXPECT_TRUE(contains(refusal("erase", away), "Open area 28 first"));
    EXPECT_TRUE(contains(refusal("erase", {last}), "Open area 28 first"));
    EXPECT_TRUE(contains(refusal("merge", {last, node(27, 0)}), "Open area 28 first"));
    EXPECT_EQ(filesToOpen, std::vector<std::string>{"nodes28.DAT"});
    EXPECT_TRUE(contains(refusal("insert", away), "not open"));
}

TEST_F(NodeEdits, RefusalNamesAllAreasToOpen) {
    PathWorld world;
    const auto middle = world.add(WorldType::Car, -10, -10); // the corner of four areas
    for (const auto& [x, y] : {std::pair(10, -10), std::pair(-10, 10), std::pair(10, 10)})
        world.join(middle, world.add(WorldType::Car, x, y));
    const auto files = bytesOf(world.areas());
    model = loadSet({{fileName(27), files.at(fileName(27))}});
    EXPECT_TRUE(contains(refusal("erase", {node(27, 0)}), "Open areas 28, 35 and 36 first."));
    EXPECT_EQ(filesToOpen, (std::vector<std::string>{"nodes28.DAT", "nodes35.DAT", "nodes36.DAT"}));
    EXPECT_EQ(buildRefusal("build_road", {node(27, 0), {}, {1000, 10, 10}}),
              "Areas 28, 36 and 37 are not open, so they cannot take new nodes. Open areas 28, 36 and 37 first.");
    Elements links;
    model.forEachLive(kLink, [&](Slot row) { links.push_back({kLink, row}); });
    for (const char* edit : {"insert", "split_link", "curve"}) {
        EXPECT_TRUE(contains(refusal(edit, links), "Open areas 28, 35 and 36 first.")) << edit;
        EXPECT_EQ(filesToOpen.size(), 3U) << edit;
    }
}

TEST_F(NodeEdits, DissolvingNamesTheAreaToOpen) {
    PathWorld world;
    const auto middle = world.add(WorldType::Car, -10, -10);
    world.join(middle, world.add(WorldType::Car, -60, -10));
    world.join(middle, world.add(WorldType::Car, 10, -10));
    const auto files = bytesOf(world.areas());
    model = loadSet({{fileName(27), files.at(fileName(27))}});
    EXPECT_TRUE(contains(refusal("dissolve", {node(27, 0)}), "Open area 28 first."));
    EXPECT_EQ(filesToOpen, (std::vector<std::string>{"nodes28.DAT"}));
}

// Dissolve --------------------------------------------------------------------------------------------------------

TEST_F(NodeEdits, DissolveLinksTheNeighboursWithTheSameLanes) {
    const auto before = node(27, 0);
    const auto gone = node(27, 1);
    const auto after = node(27, 2);
    const auto navi = model.get(link::navi, linkBetween(gone, after).slot).slot();
    const auto lanes = systems::gta_sa_paths::lanesToAttached(model.get(systems::gta_sa_paths::navi::lanes, navi));
    run("dissolve", {gone});
    EXPECT_FALSE(model.isLive(gone));
    ASSERT_TRUE(linked(before, after) && linked(after, before));
    const auto kept = model.get(link::navi, linkBetween(before, after).slot).slot();
    EXPECT_EQ(systems::gta_sa_paths::lanesToAttached(model.get(systems::gta_sa_paths::navi::lanes, kept)), lanes);
    EXPECT_TRUE(contains(refusal("dissolve", {node(28, 1)}), "Only nodes of two links"));
}

// Curve -----------------------------------------------------------------------------------------------------------

TEST_F(NodeEdits, CurveRoundsACorner) {
    PathWorld world;
    const auto corner = world.add(WorldType::Car, -100, -100);
    world.join(world.add(WorldType::Car, -200, -100), corner);
    world.join(corner, world.add(WorldType::Car, -100, -200));
    model = loadSet(bytesOf(world.areas()));
    const Elements road{node(27, 0), node(27, 1), node(27, 2)};
    const auto made = run("curve", road, {20});
    ASSERT_GE(made.size(), 8U);
    for (const auto& e : made) {
        const auto at = place(e);
        EXPECT_LE(std::min(std::abs(at.x + 100), std::abs(at.y + 100)), 25) << "near the road";
    }
    EXPECT_TRUE(std::ranges::any_of(made, [&](const Element& e) {
        const auto at = place(e);
        return at.x > -100 && at.y > -199;
    })) << "the curve goes through the corner and swings out";
}

// Rotate, scale, mirror -------------------------------------------------------------------------------------------

TEST_F(NodeEdits, RotateTurnsTheSelectionAboutItsCentre) {
    const Elements road{node(27, 0), node(27, 1), node(27, 2)}; // from x -300 to -100, at y -300
    expected = {"SA026"};                                       // the next node of the road stays behind
    run("rotate_selection", road, {90, 0});
    EXPECT_EQ(place(road[0]), glm::dvec3(-200, -400, 10));
    EXPECT_EQ(place(road[1]), glm::dvec3(-200, -300, 10));
    EXPECT_EQ(place(road[2]), glm::dvec3(-200, -200, 10));
}

TEST_F(NodeEdits, ScaleAndMirrorKeepTheLastSelectedInPlace) {
    const Elements road{node(27, 0), node(27, 1), node(27, 2)};
    expected = {"SA026"}; // the next node of the road stays behind
    run("scale_selection", road, {0.5, 0, 1});
    EXPECT_EQ(place(road[0]), glm::dvec3(-200, -300, 10));
    EXPECT_EQ(place(road[2]), glm::dvec3(-100, -300, 10));
    run("mirror_selection", {road[2], road[1], road[0]}, {0, 1});
    EXPECT_EQ(place(road[0]), glm::dvec3(-200, -300, 10));
    EXPECT_EQ(place(road[2]), glm::dvec3(-300, -300, 10));
}

// Erase -----------------------------------------------------------------------------------------------------------

TEST_F(NodeEdits, EraseRemovesAJunctionWithItsLinks) {
    const auto junction = node(28, 1);
    const auto links = model.count(kLink);
    run("erase", {junction});
    EXPECT_FALSE(model.isLive(junction));
    EXPECT_EQ(model.count(kLink), links - 6);
}

TEST_F(NodeEdits, EraseOfALinkErasesTheLinkBack) {
    const auto a = node(27, 5);
    const auto b = node(27, 6);
    run("erase", {linkBetween(a, b)});
    EXPECT_FALSE(linked(a, b));
    EXPECT_TRUE(model.isLive(a));
}

TEST_F(NodeEdits, NaviNodeIsErasedOnlyWithItsEdge) {
    const auto l = linkBetween(node(27, 0), node(27, 1));
    const Element navi{kNavi, model.get(link::navi, l.slot).slot()};
    EXPECT_TRUE(contains(refusal("erase", {navi}), "the link from node 27:"));
    run("erase", {navi, l});
    EXPECT_FALSE(model.isLive(navi));
}

TEST_F(NodeEdits, FileCannotBeErased) {
    EXPECT_TRUE(contains(refusal("erase", {{kFile, 0}, node(27, 0)}), "cannot be deleted"));
}

// Insert and split ------------------------------------------------------------------------------------------------

TEST_F(NodeEdits, InsertPutsNodesAtEvenDistances) {
    const auto a = node(27, 0);
    const auto b = node(27, 1);
    const auto made = run("insert", {linkBetween(b, a), linkBetween(a, b)}, {3});
    ASSERT_EQ(made.size(), 3U); // both links are one edge
    EXPECT_EQ(place(made[0]), glm::dvec3(-225, -300, 10));
    EXPECT_EQ(place(made[2]), glm::dvec3(-275, -300, 10));
    EXPECT_TRUE(linked(b, made[0]));
    EXPECT_TRUE(linked(made[2], a));
}

TEST_F(NodeEdits, SplitRespectsTheMaximumLength) {
    const auto made = run("split_link", {node(27, 0), node(27, 1), node(27, 2)}, {40});
    EXPECT_EQ(made.size(), 4U); // two edges of 100 units, three pieces each
    const Elements short1{node(27, 0), made.front()};
    const auto again = run("split_link", {short1[0], made[0], made[1]}, {40});
    EXPECT_EQ(again.size(), 3U) << "nothing is cut: the selection stays";
}

// Merge -----------------------------------------------------------------------------------------------------------

TEST_F(NodeEdits, MergeMovesLinksToTheLastSelected) {
    const auto kept = node(28, 2);
    const auto gone = node(28, 0);
    const auto far = node(27, 2);
    EXPECT_EQ(run("merge", {gone, kept}), Elements{kept});
    EXPECT_FALSE(model.isLive(gone));
    EXPECT_EQ(longEdges(), 0U); // 345 units, so it is split
    EXPECT_FALSE(linked(far, kept));
    const auto onward = model.referrers(link::owner, kept.slot);
    EXPECT_EQ(onward.size(), 3U);
}

TEST_F(NodeEdits, MergeOfARingLeavesOneNodeWithoutDuplicates) {
    const auto kept = node(28, 1);
    run("merge", {node(28, 2), node(28, 3), kept});
    EXPECT_EQ(linkCount(model, kept.slot), 1U);
}

TEST_F(NodeEdits, MergeNeedsNodesOfOneType) {
    EXPECT_TRUE(contains(refusal("merge", {node(27, 0), node(27, 3)}), "node 27:0 is a car node, node 27:3 a boat"));
    EXPECT_TRUE(contains(refusal("merge", {node(27, 0)}), "two or more"));
}

TEST_F(NodeEdits, MergeReportsAFullNode) {
    fillNode();
    EXPECT_TRUE(contains(refusal("merge", {node(27, 7), node(27, 5)}), "ode 27:5 has no room"));
}

TEST_F(NodeEdits, MergeReportsADanglingLink) {
    auto areas = smallWorld().areas();
    auto& file = areas[27];
    file.links[static_cast<std::size_t>(file.nodes[0].firstLink)].node = 200; // a dangling link left behind by a tool
    model = loadSet(bytesOf(areas));
    const auto gone = node(27, 0);
    const auto kept = node(27, 1);
    EXPECT_TRUE(contains(refusal("merge", {gone, kept}), "from node 27:0 to node 27:200 has no target"));
    EXPECT_TRUE(contains(systems::whyDisabled(edit("merge"), model, Elements{gone, kept}), "has no target"));
    EXPECT_EQ(systems::whyDisabled(edit("merge"), model, Elements{kept, gone}), "")
        << "the link of the one that stays is in nobody's way";
}

// Move to the area of the square ----------------------------------------------------------------------------------

TEST_F(NodeEdits, NodesMoveToTheAreaOfTheirSquare) {
    auto areas = smallWorld().areas();
    areas[27].nodes[0].x = 100 * 8; // written by a tool that ignores squares
    model = loadSet(bytesOf(areas));
    const auto n = node(27, 0);
    const auto inSquare = node(27, 1);
    ASSERT_EQ(issuesOf(model, "SA023").size(), 1U);
    EXPECT_TRUE(contains(refusal("move_to_area", {inSquare}), "outside the square"));
    run("move_to_area", {n, inSquare});
    EXPECT_EQ(areaOf(model, n.slot), 28);
    EXPECT_EQ(areaOf(model, inSquare.slot), 27);
    EXPECT_TRUE(issuesOf(model, "SA023").empty());
}

} // namespace
} // namespace navsmith::tests
