// Graphs from meshes: where nodes stand, what they are linked to, and how far real ones agree with people's.
#include "core/opening/open_map.h"
#include "core/systems/exchange.h"
#include "core/systems/yapb/compare.h"
#include "core/systems/yapb/mesh_ground.h"
#include "core/systems/yapb/network.h"
#include "core/systems/yapb/place_nodes.h"
#include "tests/core/systems/yapb/graph_world.h"
#include "tests/support/corpus.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

#include "resources/samples/outpost_goldsrc_map.h"

namespace navsmith::tests {
namespace {

namespace fs = std::filesystem;
namespace graph = systems::yapb;

/// Flat areas of a mesh: corners in plan, and height.
struct Area {
    glm::dvec2 low;
    glm::dvec2 high;
    double height = 0;
};

systems::BotGraph meshOf(const std::vector<Area>& areas,
                         const std::vector<std::pair<std::size_t, std::size_t>>& links) {
    systems::BotGraph mesh;
    mesh.name = "Room";
    for (const auto& area : areas) {
        mesh.nodes.emplace_back();
        mesh.ground.push_back({static_cast<model::Slot>(mesh.ground.size()),
                               area.low,
                               area.high,
                               {area.height, area.height, area.height, area.height}});
    }
    for (const auto& [from, to] : links)
        mesh.links.push_back({from, to});
    return mesh;
}

/// Two floors of a room that are joined, and one above them that a drop leads down from.
systems::BotGraph twoFloorsAndALedge() {
    return meshOf({{{-400, -400}, {0, 400}}, {{0, -400}, {400, 400}}, {{0, 400}, {400, 500}, 100}},
                  {{0, 1}, {1, 0}, {2, 1}});
}

TEST(YapbMeshGround, WaysStayOnLinkedAreas) {
    const auto mesh = twoFloorsAndALedge();
    const graph::MeshGround ground(mesh);
    EXPECT_TRUE(ground.isJoined({-100, 0, 0}, {100, 0, 0}));
    EXPECT_TRUE(ground.isJoined({100, 450, 100}, {100, 300, 0})) << "down from the ledge";
    EXPECT_FALSE(ground.isJoined({100, 300, 0}, {100, 450, 100})) << "not up";
    EXPECT_FALSE(ground.isJoined({-100, 450, 0}, {-100, 0, 0})) << "off the mesh";
    const auto apart = meshOf({{{-400, -400}, {0, 400}}, {{0, -400}, {400, 400}}}, {{0, 1}});
    EXPECT_FALSE(graph::MeshGround(apart).isJoined({100, 0, 0}, {-100, 0, 0})) << "a link one way";
    EXPECT_FALSE(graph::MeshGround(meshOf({{{-400, -400}, {0, 400}}, {{0, -400}, {400, 400}}}, {}))
                     .isJoined({-100, 0, 0}, {100, 0, 0}))
        << "a railing between them";
}

TEST(YapbGeneration, CoversTheFloorWithOneLinkedGraph) {
    const auto output = graph::graphFromMesh(twoFloorsAndALedge(), graphRoom().get());
    ASSERT_GE(output.nodes.size(), 30U);
    std::size_t goals = 0;
    std::size_t terrorists = 0;
    std::size_t counterTerrorists = 0;
    for (const auto& node : output.nodes) {
        EXPECT_EQ(node.origin.z, 36) << "the ledge, from which no way leads back, is too small for nodes";
        goals += (node.flags & graph::kGoal) != 0 ? 1 : 0;
        terrorists += (node.flags & graph::kTOnly) != 0 ? 1 : 0;
        counterTerrorists += (node.flags & graph::kCtOnly) != 0 ? 1 : 0;
    }
    EXPECT_GE(goals, 1U) << "in the bomb site";
    EXPECT_EQ(terrorists, 4U);
    EXPECT_EQ(counterTerrorists, 4U);
    auto m = loadGraph({{"room.graph", yapb::write(output)}});
    m.setMap(graphRoom());
    EXPECT_EQ(countsOf(issuesOf(m)), Counts()) << "YaPB's own check and all others";
}

TEST(YapbGeneration, PartsAreJoinedWhereTheMeshIs) {
    // A corridor so narrow and bent that nodes 100 apart do not see each other along the mesh.
    std::vector<Area> areas{{{-400, -400}, {-100, 400}}, {{100, -400}, {400, 400}}};
    std::vector<std::pair<std::size_t, std::size_t>> links;
    std::size_t last = 0;
    for (int i = 0; i < 8; ++i) {
        const double x = -100 + 25.0 * i;
        const double y = i % 2 == 0 ? 0 : 20;
        areas.push_back({{x, y}, {x + 25, y + 25}});
        links.emplace_back(last, areas.size() - 1);
        links.emplace_back(areas.size() - 1, last);
        last = areas.size() - 1;
    }
    links.emplace_back(last, 1);
    links.emplace_back(1, last);
    const auto output = graph::graphFromMesh(meshOf(areas, links), nullptr);
    auto m = loadGraph({{"room.graph", yapb::write(output)}});
    EXPECT_EQ(issuesOf(m, "YB006").size(), 0U);
    EXPECT_TRUE(std::ranges::any_of(output.nodes, [](const auto& node) { return node.origin.x < -100; }));
    EXPECT_TRUE(std::ranges::any_of(output.nodes, [](const auto& node) { return node.origin.x > 100; }));
}

std::size_t countWith(const yapb::GraphFile& output, std::uint32_t flag) {
    return static_cast<std::size_t>(
        std::ranges::count_if(output.nodes, [&](const auto& node) { return (node.flags & flag) != 0; }));
}

/// Four floors in a row, from west to east, of 400 each.
systems::BotGraph fourPlaces(const std::array<std::string, 4>& names) {
    std::vector<Area> areas;
    std::vector<std::pair<std::size_t, std::size_t>> links;
    for (std::size_t i = 0; i < names.size(); ++i) {
        areas.push_back({{400.0 * static_cast<double>(i), 0}, {400.0 * static_cast<double>(i + 1), 400}});
        if (i != 0)
            links.insert(links.end(), {{i - 1, i}, {i, i - 1}});
    }
    auto mesh = meshOf(areas, links);
    for (std::size_t i = 0; i < names.size(); ++i)
        mesh.nodes[i].place = names[i];
    return mesh;
}

TEST(YapbGeneration, NamesOfPlacesTellTasksWithoutAMap) {
    const auto output = graph::graphFromMesh(fourPlaces({"CTSpawn", "Middle", "BombsiteA", "TSpawn"}), nullptr);
    EXPECT_GE(countWith(output, graph::kGoal), 1U);
    EXPECT_EQ(countWith(output, graph::kRescue), 0U);
    for (const auto& node : output.nodes) {
        if ((node.flags & graph::kGoal) != 0) {
            EXPECT_TRUE(node.origin.x >= 800 && node.origin.x <= 1200) << "in the bomb site";
        }
        if ((node.flags & graph::kCtOnly) != 0) {
            EXPECT_LT(node.origin.x, 500) << "where counter-terrorists start";
        }
        if ((node.flags & graph::kTOnly) != 0) {
            EXPECT_GT(node.origin.x, 1100);
        }
    }
    auto m = loadGraph({{"room.graph", yapb::write(output)}});
    EXPECT_EQ(countsOf(issuesOf(m)), Counts());
}

TEST(YapbGeneration, HostagesAreBroughtToTheirPlaceOrWhereRescuersStart) {
    const auto rescuesOf = [](const std::array<std::string, 4>& names) {
        const auto output = graph::graphFromMesh(fourPlaces(names), nullptr);
        std::vector<float> places;
        for (const auto& node : output.nodes) {
            if ((node.flags & graph::kRescue) != 0)
                places.push_back(node.origin.x);
        }
        return places;
    };
    const auto zone = rescuesOf({"CTSpawn", "HostageRescueZone", "Hostages", "TSpawn"});
    ASSERT_FALSE(zone.empty());
    EXPECT_TRUE(std::ranges::all_of(zone, [](float x) { return x >= 400 && x <= 800; }));
    const auto start = rescuesOf({"CTSpawn", "Middle", "Hostages", "TSpawn"});
    ASSERT_FALSE(start.empty());
    EXPECT_TRUE(std::ranges::all_of(start, [](float x) { return x <= 400; }));
}

TEST(YapbGeneration, ZonesOfAMapCountMoreThanNames) {
    auto mesh = twoFloorsAndALedge();
    mesh.nodes[0].place = "Middle";
    mesh.nodes[1].place = "BombsiteA"; // the zone is on the other floor
    const auto output = graph::graphFromMesh(mesh, graphRoom().get());
    EXPECT_GE(countWith(output, graph::kGoal), 1U);
    for (const auto& node : output.nodes) {
        if ((node.flags & graph::kGoal) != 0) {
            EXPECT_LT(node.origin.x, 0);
        }
    }
}

/// Its crates are stairs that one has to jump, and its ladder hangs on a wall.
TEST(YapbGeneration, TheOutpostsGraphPassesAllChecks) {
    const auto bytes = samples::outpostGoldSrcMap(samples::outpostGoldSrcPlan());
    auto geometry = world::readMapGeometry(bytes).value();
    auto rays = world::RayCaster::build(geometry).value();
    const auto map =
        std::make_shared<const world::Backdrop>(world::Backdrop{std::move(geometry), std::move(rays), bytes.size()});
    const auto& meshSystem = systemNamed("source_nav");
    const auto mesh = meshSystem.generator.generate({.mapName = "outpost", .map = bytes, .analyse = false}, {});
    ASSERT_TRUE(mesh) << mesh.error();
    const auto meshModel = loadFiles(meshSystem, {{mesh->name, mesh->bytes}});
    const auto output = graph::graphFromMesh(meshSystem.exchange.give(meshModel), map.get());
    auto m = loadGraph({{"outpost.graph", yapb::write(output)}});
    m.setMap(map);
    EXPECT_EQ(countsOf(issuesOf(m)), Counts());

    const auto hasFlag = [&](std::size_t n, std::uint32_t flag) { return (output.nodes[n].flags & flag) != 0; };
    bool isClimbedFromStreet = false;
    bool jumpsUp = false;
    for (std::size_t n = 0; n < output.nodes.size(); ++n) {
        for (const auto& link : output.nodes[n].links) {
            if (link.target < 0)
                continue;
            const auto to = static_cast<std::size_t>(link.target);
            const float rise = output.nodes[to].origin.z - output.nodes[n].origin.z;
            isClimbedFromStreet = isClimbedFromStreet || (!hasFlag(n, graph::kLadder) && hasFlag(to, graph::kLadder) &&
                                                          output.nodes[n].origin.z < 50);
            jumpsUp = jumpsUp || ((link.flags & graph::kJump) != 0 && rise > 45);
        }
    }
    EXPECT_TRUE(isClimbedFromStreet);
    EXPECT_TRUE(jumpsUp) << "onto the crates";
}

TEST(YapbGeneration, TooLittleGroundIsRefused) {
    const auto mesh = meshOf({{{0, 0}, {100, 100}}}, {});
    const auto files = systemNamed("yapb").exchange.take({mesh, "graph-2", nullptr});
    ASSERT_FALSE(files);
    EXPECT_NE(files.error().reason.find("fewer than 8"), std::string::npos);
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

/// From the game's own meshes; the aims are those of docs/generation.md.
TEST(YapbGeneration, AgreesWithPeople) {
    const auto graphs = corpusFolder("yapb-graph");
    if (!graphs)
        GTEST_SKIP() << missingCorpus("yapb-graph");
    const auto& meshSystem = systemNamed("source_nav");
    std::map<std::string_view, std::vector<double>> figures;
    for (const auto* folder : {"goldsrc-pairs", "goldsrc-bsp-nav"}) {
        const auto maps = corpusFolder(folder);
        if (!maps)
            continue;
        for (const auto& path : filesIn(*maps)) {
            const auto graphPath = *graphs / (path.stem().string() + ".graph");
            auto meshPath = path;
            meshPath.replace_extension(".nav");
            if (path.extension() != ".bsp" || !fs::exists(graphPath) || !fs::exists(meshPath))
                continue;
            const auto reference = yapb::read(readFile(graphPath)).value();
            auto map = opening::openMap(path);
            ASSERT_TRUE(map) << path;
            if (reference.mapSize != 0 && static_cast<std::uint64_t>(reference.mapSize) != map->backdrop->fileSize)
                continue; // of another build of the map
            auto m = loadFiles(meshSystem, {{meshPath.filename().string(), readFile(meshPath)}});
            const auto mesh = meshSystem.exchange.give(m);
            const auto output = graph::graphFromMesh(mesh, map->backdrop.get());
            for (const auto& figure : graph::compareGraphs(mesh, output, reference).figures)
                figures[figure.id].push_back(figure.value);
        }
    }
    if (figures.empty())
        GTEST_SKIP() << missingCorpus("goldsrc-pairs");
    ASSERT_GE(figures["floor_200"].size(), 5U);
    EXPECT_GE(median(figures["floor_200"]), 0.995);
    EXPECT_GE(median(figures["nodes_recall_128"]), 0.97);
    EXPECT_GE(median(figures["nodes_recall_64"]), 0.75);
    EXPECT_GE(median(figures["nodes_precision_128"]), 0.95);
    EXPECT_GE(median(figures["nodes_precision_64"]), 0.65) << "0.70 is the aim";
    EXPECT_GE(median(figures["links_recall"]), 0.97);
    EXPECT_GE(median(figures["links_precision"]), 0.96);
    EXPECT_GE(median(figures["jumps_recall"]), 0.85);
    EXPECT_GE(median(figures["tasks"]), 0.90);
}

} // namespace
} // namespace navsmith::tests
