// Edits that measure the ground, on ground made for them and on real roads.
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/road_surface.h"
#include "core/systems/gta_sa_paths/text/lights.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/core/systems/gta_sa_paths/ground.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>
#include <set>
#include <utility>

namespace navsmith::tests {
namespace {

using namespace systems::gta_sa_paths;
using world::Surface;
using Lanes = std::pair<unsigned, unsigned>;

constexpr float kHeight = 10; ///< of the small world's roads
constexpr float kSouthStreet = -300;
constexpr double kSetMedianToo = 1;
constexpr double kCentreToo = 1;

class GroundEdits : public EditWorld {
protected:
    GroundEdits() { ground.pave(Surface::Grass); }

    void guess(double verge, double median = 0, double centre = 0) {
        model.setMap(ground.made());
        run("guess_lanes", {node(27, 1)}, {verge, median, centre}, &model.map()->rays);
    }
    [[nodiscard]] Lanes lanesOfStreet() const { return lanes(node(27, 0), node(27, 1)); }

    Ground ground{kHeight};
};

TEST_F(GroundEdits, LanesFillTheRoadSurface) {
    ground.addStrip(kSouthStreet, 23, Surface::Road);
    guess(0);
    EXPECT_EQ(lanesOfStreet(), Lanes(2, 2));
    EXPECT_EQ(lanes(node(27, 2), node(28, 0)), Lanes(2, 2)) << "the whole road, into the next area";
    guess(4);
    EXPECT_EQ(lanesOfStreet(), Lanes(1, 1));
}

TEST_F(GroundEdits, AOneWayRoadStaysOne) {
    run("set_run", {linkBetween(node(27, 0), node(27, 1))}, {1, 0, 0, 1, 15, 0});
    ground.addStrip(kSouthStreet, 17, Surface::Road);
    guess(0);
    EXPECT_EQ(lanesOfStreet(), Lanes(3, 0));
}

TEST_F(GroundEdits, AGreenStripBecomesTheMedian) {
    ground.addStrip(kSouthStreet, 27, Surface::Road);
    ground.addStrip(kSouthStreet, 5, Surface::Grass);
    guess(0, kSetMedianToo);
    EXPECT_EQ(lanesOfStreet(), Lanes(2, 2));
    EXPECT_NEAR(model.get(node::width, at(27, 1)) / 8.0, 5, 0.5);
}

TEST_F(GroundEdits, NodesMoveToTheMiddleOfTheRoad) {
    ground.addStrip(kSouthStreet + 3, 12, Surface::Road);
    guess(0, 0, kCentreToo);
    for (const auto id : {1U, 2U})
        EXPECT_NEAR(place(node(27, id)).y, static_cast<double>(kSouthStreet) + 3, 0.3);
}

TEST_F(GroundEdits, WithoutARoadSurfaceNothingIsGuessed) {
    EXPECT_EQ(whyDisabled("guess_lanes", {node(27, 1)}),
              "This needs the ground of the game's world. Use File > Open Map.");
    model.setMap(ground.made());
    EXPECT_EQ(refusal("guess_lanes", {node(27, 1)}), "The selected roads have no road surface with clear edges.");
}

/// What the dialog of the edit shows at first.
systems::Description previewOfGuess(const EditedModel& edited, const Elements& selection) {
    const auto& edit = edited.edit("guess_lanes");
    const auto numbers = systems::initialNumbers(edit, edited.model, selection);
    return systems::describe(edit, edited.model, selection, {.numbers = numbers});
}

TEST_F(GroundEdits, LongRoadsAreNotMeasured) {
    ground.addStrip(kSouthStreet, 23, Surface::Road);
    const auto roadOf = [&](std::size_t edges) {
        PathWorld world;
        auto last = world.add(WorldType::Car, -600, kSouthStreet);
        for (std::size_t i = 1; i <= edges; ++i) {
            const auto next = world.add(WorldType::Car, -600 + static_cast<double>(i) * 2, kSouthStreet);
            world.join(last, next);
            last = next;
        }
        EditedModel road(loadSet(bytesOf(world.areas())));
        road.model.setMap(ground.made());
        return road;
    };
    auto road = roadOf(600);
    const Elements start{{kNode, nodeAt(road.model, 27, 0)}};
    EXPECT_EQ(road.refusal("guess_lanes", start), "");
    EXPECT_EQ(previewOfGuess(road, start).text, "1 road measured, 0 without a road surface.");
    road = roadOf(601);
    constexpr auto* why = "The selected roads have 601 links. Select roads with at most 600.";
    EXPECT_EQ(road.refusal("guess_lanes", start), why);
    EXPECT_EQ(previewOfGuess(road, start).text, why);
}

TEST_F(GroundEdits, ThePreviewMarksTheRoadSurface) {
    ground.addStrip(kSouthStreet, 23, Surface::Road);
    model.setMap(ground.made());
    float south = kSouthStreet;
    float north = kSouthStreet;
    for (const auto& segment : previewOfGuess(*this, {node(27, 1)}).marks.segments) {
        for (const auto& end : {segment.a, segment.b}) {
            south = std::min(south, end.position.y);
            north = std::max(north, end.position.y);
        }
    }
    EXPECT_NEAR(south, kSouthStreet - 11.5F, 0.3);
    EXPECT_NEAR(north, kSouthStreet + 11.5F, 0.3);
}

TEST_F(GroundEdits, AStepInTheGroundEndsTheRoad) {
    Ground kerbed(kHeight);
    kerbed.addPlate({-700, kSouthStreet + 6}, {700, kSouthStreet + 9}, kHeight + 0.3F);
    kerbed.addPlate({-700, kSouthStreet - 9}, {700, kSouthStreet - 6}, kHeight + 0.3F);
    const auto section = crossSection(kerbed.made()->rays, {-250, kSouthStreet, kHeight}, {1, 0});
    ASSERT_TRUE(section);
    EXPECT_NEAR(section->left, 6, 0.2);
    EXPECT_NEAR(section->right, 6, 0.2);
    EXPECT_EQ(section->median, 0);
    EXPECT_FALSE(crossSection(Ground(kHeight).made()->rays, {-250, kSouthStreet, kHeight}, {1, 0})) << "no edge";
}

TEST_F(GroundEdits, PathsOverRoadsBecomeCrossings) {
    // From the pavement in the north over the street, and over a bridge.
    const auto from = node(27, 5);
    const auto across = click("build_path", from, {-250, -330, 10});
    const auto bridge = click("build_path", from, {-150, -330, 20});
    ASSERT_TRUE(across.valid() && bridge.valid());
    const auto made = run("find_crossings", {}, {});
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(model.get(link::crossing, linkBetween(from, across).slot), kCrossesRoad);
    EXPECT_EQ(model.get(link::crossing, linkBetween(across, from).slot), kCrossesRoad);
    EXPECT_EQ(model.get(link::crossing, linkBetween(from, bridge).slot), 0);
    EXPECT_EQ(refusal("find_crossings", {}), "Every pedestrian path over a road is marked as a crossing.");
}

// docs/edits.md states the share.
TEST(GroundEditsCorpus, LanesOfRealRoadsAreGuessed) {
    const auto mod = corpusFolder("gta-sa-world/saxvclc");
    const auto files = corpusSet(kExtendedSet);
    if (!mod || !files)
        GTEST_SKIP() << missingCorpus("gta-sa-world");
    auto model = loadFiles(systems::gta_sa_paths::extended(), *files);
    model.setMap(roadsOf(*mod));
    constexpr float pavements = 4; // of tarmac, too
    std::set<model::Slot> seen;
    const RoadGrid grid(model);
    int roads = 0;
    int right = 0;
    model.forEachLive(kLink, [&](model::Slot l) {
        if (typeOf(model, model.get(link::owner, l).slot()) != NodeType::Car || seen.contains(l))
            return;
        const auto run = runOf(model, l);
        for (const auto& step : run.steps)
            seen.insert({step.link, reverseOf(model, step.link)});
        const auto room = roomOf(model, model.map()->rays, grid, run, pavements);
        if (!room || room->measured * 2 < run.steps.size())
            return; // mostly over ground that is not at hand
        const auto traffic = trafficOf(model, run.steps.front().link);
        ++roads;
        right += Lanes(room->forward, room->back) == Lanes(traffic.away, traffic.back) ? 1 : 0;
    });
    std::cout << right << " of " << roads << " roads have the lanes that are guessed\n";
    EXPECT_EQ(roads, 264);
    EXPECT_GE(right, 246);
}

// All lights of the stock game follow from what stands in its world.
TEST(GroundEditsCorpus, StockRoadsAreLitAsTheyAre) {
    const auto files = corpusSet(kStockSet);
    const auto world = corpusFolder("gta-sa-world");
    if (!files || !world)
        GTEST_SKIP() << missingCorpus("gta-sa-world");
    const auto lights = compiler::readPlacements(readFile(*world / "placements.tsv"));
    ASSERT_TRUE(lights) << lights.error();
    std::vector<world::Mesh> meshes;
    std::map<std::uint32_t, std::uint32_t> meshOf;
    for (const auto& known : compiler::lightModels()) {
        meshOf[known.id] = static_cast<std::uint32_t>(meshes.size());
        meshes.emplace_back().name = known.name;
    }
    std::vector<world::Placement> placements;
    for (const auto& light : *lights) {
        auto& placement = placements.emplace_back();
        placement.mesh = meshOf.at(light.model);
        placement.position = {light.x, light.y, light.z};
        const float angle = glm::radians(light.heading);
        placement.turn = glm::mat3(std::cos(angle), std::sin(angle), 0, -std::sin(angle), std::cos(angle), 0, 0, 0, 1);
    }
    auto map = std::make_shared<world::Backdrop>();
    map->placed = std::make_shared<const world::PlacedMeshes>(std::move(meshes), std::move(placements));

    EditedModel stock(loadSet(*files));
    Elements nodes;
    stock.model.forEachLive(kNode, [&](model::Slot n) { nodes.push_back({kNode, n}); });
    model::Transaction tx(stock.model, "Edit");
    std::size_t dark = 0;
    stock.model.forEachLive(kLink, [&](model::Slot l) {
        if ((stock.model.get(link::crossing, l) & kPedestrianLight) != 0)
            tx.set(link::crossing, l, kCrossesRoad);
        const auto navi = stock.model.get(link::navi, l);
        if (!navi.isSlot() || (stock.model.get(navi::lights, navi.slot()) & 3U) == 0)
            return;
        setLight(tx, l, 0, false);
        ++dark;
    });
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(dark, 1689U);
    EXPECT_NE(saveSet(stock.model), *files);
    stock.model.setMap(map);
    model::Transaction light(stock.model, "Edit");
    ASSERT_TRUE(systems::run(stock.edit("light_by_world"), light, nodes, {}));
    ASSERT_TRUE(light.commit());
    EXPECT_EQ(saveSet(stock.model), *files) << "every byte";
}

TEST_F(GroundEdits, AJunctionTakesTheLightThatStandsThere) {
    const Elements corner{node(28, 1)};
    world::Mesh mesh;
    mesh.name = "mtraffic1";
    world::Placement placement;
    placement.position = {150, -305, 11}; // at the road that comes from the west, for traffic to the east
    placement.turn = glm::mat3(0, -1, 0, 1, 0, 0, 0, 0, 1);
    auto map = std::make_shared<world::Backdrop>();
    map->placed = std::make_shared<const world::PlacedMeshes>(std::vector{mesh}, std::vector{placement});
    EXPECT_EQ(whyDisabled("light_by_world", corner), "This needs the ground of the game's world. Use File > Open Map.");
    model.setMap(map);
    EXPECT_EQ(systems::describe(edit("light_by_world"), model, corner, {}).text,
              "1 road with a light, 2 without. 0 crossings with a light, 0 without.");
    run("light_by_world", corner);
    const auto lit = linkBetween(node(28, 1), node(28, 0));
    EXPECT_EQ(trafficOf(model, lit.slot).lights & 3U, 2U) << "west to east";
    EXPECT_FALSE(trafficOf(model, lit.slot).lightBeforeTarget) << "at the junction";
}

TEST(GroundEditsCorpus, ShareOfStockPathsOverRoadsThatAreCrossings) {
    const auto files = corpusSet(kStockSet);
    if (!files)
        GTEST_SKIP() << missingCorpus("gta-sa-nodes");
    auto model = loadSet(*files);
    const auto unmarked = unmarkedCrossings(model).size();
    model::Transaction tx(model, "Edit");
    model.forEachLive(kLink, [&](model::Slot l) {
        if (isPed(model, model.get(link::owner, l).slot()))
            setCrossing(tx, l, 0);
    });
    ASSERT_TRUE(tx.commit());
    const auto all = unmarkedCrossings(model).size();
    std::cout << all - unmarked << " of " << all << " paths over roads are marked as crossings\n";
    EXPECT_NEAR(1 - static_cast<double>(unmarked) / static_cast<double>(all), 0.59, 0.01);
}

} // namespace
} // namespace navsmith::tests
