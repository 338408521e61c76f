// Whole graphs of rooms.
#include "core/systems/source_ain/generation/generator.h"
#include "tests/core/systems/source_ain/generation/node_room.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_ain::generation {
namespace {

using tests::linkOf;
using tests::NodeRoom;

/// Four nodes in the corners of a square.
NodeRoom square() {
    NodeRoom room;
    for (const auto& [x, y] : {std::pair(-200.0F, -200.0F), std::pair(200.0F, -200.0F), std::pair(200.0F, 200.0F),
                               std::pair(-200.0F, 200.0F)})
        room.addNode({x, y, 16});
    return room;
}

TEST(GenerateGraph, nodesAreTheEntitiesInTheirOrder) {
    NodeRoom room;
    room.addNode({1.5F, 2, 16}, "info_node", R"("angles" "0 -90 0")");
    room.room.addEntity(R"("classname" "info_hint" "origin" "9 9 9" "nodeid" "77")");
    room.addNode({100, 2, 200}, "info_node_air", R"("spawnflags" "3")");
    room.addNode({100, 200, 16}, "info_node_hint", R"("angles" "0 270 0" "hinttype" "904")");
    room.addNode({-100, 200, 100}, "info_node_air_hint");
    room.addNode({-100, -200, 40}, "info_node_climb", R"("angle" "180")");
    const auto graph = room.graph();
    const auto& nodes = graph.file.nodes;
    ASSERT_EQ(nodes.size(), 5U);
    EXPECT_EQ(nodes[0].position, (source::NavPoint{1.5F, 2, 16}));
    EXPECT_EQ(nodes[0].yaw, -90);
    EXPECT_EQ(nodes[0].type, node_type::kGround);
    EXPECT_EQ(nodes[1].type, node_type::kAir);
    EXPECT_EQ(nodes[1].info, 3U << 5U);
    EXPECT_EQ(nodes[2].yaw, 270);
    EXPECT_EQ(nodes[3].type, node_type::kAir);
    EXPECT_EQ(nodes[4].type, node_type::kClimb);
    EXPECT_EQ(nodes[4].yaw, 180);
    EXPECT_EQ(nodes[4].info, info::kClimbBottom);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        EXPECT_EQ(nodes[i].id, static_cast<int>(i) + 1);
    ASSERT_EQ(graph.notes.size(), 1U);
    EXPECT_EQ(graph.notes[0], "Nodes of striders stay where the map has them; the game moves them up (1).");
}

TEST(GenerateGraph, neighboursAreLinked) {
    const auto graph = square().graph();
    EXPECT_EQ(graph.file.version, 37);
    EXPECT_EQ(graph.file.hulls, 10U);
    EXPECT_EQ(graph.file.links.size(), 6U) << "diagonals are 45 degrees off";
    for (const auto& link : graph.file.links) {
        EXPECT_LT(link.source, link.target);
        for (std::size_t h = 0; h < 10; ++h)
            EXPECT_EQ(link.moves[h], move::kGround);
    }
    EXPECT_EQ(graph.parts, 1U);
    EXPECT_EQ(graph.solo, 0U);
    for (const auto& node : graph.file.nodes)
        EXPECT_EQ(node.zone, 4);
    EXPECT_EQ(source::writeAin(*source::readAin(source::writeAin(graph.file))), source::writeAin(graph.file));
}

TEST(GenerateGraph, wallsMakeParts) {
    auto room = square();
    room.addBox({-8, -800, 0}, {8, 800, 400});
    room.addNode({-600, 0, 300}, "info_node_air");
    const auto graph = room.graph();
    EXPECT_EQ(graph.file.links.size(), 2U);
    EXPECT_NE(linkOf(graph.file, 0, 3), nullptr);
    EXPECT_NE(linkOf(graph.file, 1, 2), nullptr);
    EXPECT_EQ(graph.parts, 2U);
    EXPECT_EQ(graph.solo, 1U);
    EXPECT_EQ(graph.file.nodes[1].zone, 5);
    EXPECT_EQ(graph.file.nodes[4].zone, 1);
}

TEST(GenerateGraph, linkEntitiesForceATest) {
    NodeRoom room;
    for (const float x : {-200.0F, 0.0F, 200.0F})
        room.addNode({x, 0, 16});
    EXPECT_EQ(linkOf(room.graph().file, 0, 2), nullptr) << "the middle one is in between";
    room.room.addEntity(R"("classname" "info_node_link" "startnode" "3" "endnode" "1" "linktype" "2")");
    const auto graph = room.graph();
    const auto* link = linkOf(graph.file, 0, 2);
    ASSERT_NE(link, nullptr);
    EXPECT_EQ(link->moves[kHuman], move::kGround) << "what the test says, not the entity";
}

TEST(GenerateGraph, whatFailsOneWayIsTriedTheOther) {
    // Walked from the second node only: coming from the first, the step has no room behind it.
    NodeRoom room;
    room.addNode({-300, 0, 16});
    room.addNode({300, 0, 16});
    auto graph = room.graph();
    ASSERT_EQ(graph.file.links.size(), 1U);
    EXPECT_EQ(graph.file.links[0].source, 0);
    room.addBox({-800, -800, 60}, {800, 800, 400}); // too low for humans
    graph = room.graph();
    ASSERT_EQ(graph.file.links.size(), 1U);
    EXPECT_EQ(graph.file.links[0].moves[kHuman], 0);
    EXPECT_EQ(graph.file.links[0].moves[3], move::kGround);
}

TEST(GenerateGraph, fallenNodesAreNotLinked) {
    auto room = square();
    room.addNode({0, 0, 200});
    const auto graph = room.graph();
    EXPECT_EQ(graph.fallen, 1U);
    EXPECT_EQ(graph.file.nodes[4].zone, 1);
    EXPECT_EQ(graph.file.nodes[4].type, node_type::kGround);
}

TEST(GenerateGraph, exitsOfLaddersFollowAtTheEnd) {
    NodeRoom room;
    room.addBox({0, -200, 160}, {400, 200, 200});
    room.addNode({-8, 0, 40}, "info_node_climb");
    room.addNode({-8, 0, 220}, "info_node_climb");
    room.addNode({-200, 0, 16});
    room.addNode({200, 0, 216});
    const auto graph = room.graph();
    ASSERT_EQ(graph.file.nodes.size(), 5U);
    EXPECT_EQ(graph.exits, 1U);
    EXPECT_EQ(graph.file.nodes[4].id, -1);
    EXPECT_EQ(graph.file.nodes[4].info, info::kClimbForward);
    const auto movesOf = [&](int a, int b) {
        const auto* link = linkOf(graph.file, a, b);
        return link == nullptr ? -1 : link->moves[kHuman];
    };
    EXPECT_EQ(movesOf(0, 1), move::kClimb);
    EXPECT_EQ(movesOf(1, 4), move::kClimb);
    EXPECT_EQ(movesOf(0, 2), move::kGround) << "from the floor to the ladder";
    EXPECT_EQ(movesOf(3, 4), move::kGround) << "from the way off";
    EXPECT_EQ(graph.parts, 1U);
}

TEST(GenerateGraph, noNodeHasMoreThanThirtyLinks) {
    NodeRoom room;
    room.addNode({0, 0, 200}, "info_node_air");
    for (int i = 0; i < 40; ++i) {
        const float angle = static_cast<float>(i) * 0.157F;
        room.addNode({300 * std::cos(angle), 300 * std::sin(angle), 200}, "info_node_air");
    }
    for (int i = 2; i <= 41; ++i)
        room.room.addEntity(fmt::format(R"("classname" "info_node_link" "startnode" "1" "endnode" "{}")", i));
    const auto graph = room.graph();
    const auto links = std::ranges::count_if(
        graph.file.links, [](const source::AinLink& link) { return link.source == 0 || link.target == 0; });
    EXPECT_EQ(links, 30);
}

TEST(GenerateGraph, olderAndNewerVersions) {
    auto room = square();
    room.addNode({0, 0, 100}, "info_node", R"("spawnflags" "512")");
    GraphOptions options;
    options.version = 35;
    const auto old = room.graph(options);
    EXPECT_EQ(old.file.mapRevision, 0);
    EXPECT_EQ(old.file.nodes[4].offsets[0], 0) << "it is not dropped";
    options.version = 41;
    const auto swarm = room.graph(options);
    EXPECT_EQ(swarm.file.hulls, 12U);
    EXPECT_EQ(source::readAin(source::writeAin(swarm.file))->hulls, 12U);
    options.version = 27;
    EXPECT_EQ(generateGraph(room.room.bytes(), options).error(), "graphs of version 27 are not made");
}

TEST(GenerateGraph, theWidthOfWideHumansComesFromAnotherGraph) {
    NodeRoom room;
    room.addBox({20, -800, 0}, {400, 800, 10});
    room.addNode({0, 0, 16});
    room.addNode({0, 200, 16});
    for (const float half : {kWideHumanNow, kWideHumanFirst}) {
        GraphOptions options;
        options.wideHumanHalf = half;
        const auto like = room.graph(options).file;
        GraphOptions asIt;
        asIt.like = &like;
        EXPECT_EQ(room.graph(asIt).wideHumanHalf, half);
        EXPECT_EQ(room.graph(asIt).file.nodes, like.nodes);
    }
    EXPECT_EQ(room.graph().wideHumanHalf, kWideHumanNow);
    room.room.addEntity(R"("classname" "monster_barney" "origin" "0 0 0")");
    EXPECT_EQ(room.graph().wideHumanHalf, kWideHumanFirst) << "a map of Half-Life";
}

TEST(GenerateGraph, linksTellTheWidthWhereOffsetsDoNot) {
    NodeRoom room;
    room.addBox({-400, 25, 0}, {400, 800, 400});
    room.addBox({-400, -800, 0}, {400, -25, 400}); // a corridor of 50
    room.addNode({-500, 0, 16});
    room.addNode({-100, 0, 116}, "info_node_air");
    room.addNode({500, 0, 116}, "info_node_air");
    GraphOptions options;
    options.wideHumanHalf = kWideHumanFirst;
    const auto like = room.graph(options).file;
    EXPECT_EQ(wideHumanHalfOf(like, NpcWorld::read(room.room.bytes()).value()), kWideHumanFirst);
    const auto open = square();
    EXPECT_EQ(wideHumanHalfOf(open.graph().file, NpcWorld::read(open.room.bytes()).value()), std::nullopt);
}

TEST(GenerateGraph, moreThreadsMakeTheSame) {
    auto room = square();
    for (int i = 0; i < 60; ++i)
        room.addNode({static_cast<float>(i * 131 % 1500 - 750), static_cast<float>(i * 577 % 1500 - 750), 20});
    room.addBox({-300, -20, 0}, {300, 20, 60});
    GraphOptions options;
    options.threads = 1;
    const auto one = source::writeAin(room.graph(options).file);
    for (const std::size_t threads : {2U, 5U}) {
        options.threads = threads;
        EXPECT_TRUE(source::writeAin(room.graph(options).file) == one) << threads;
    }
}

TEST(GenerateGraph, progressRisesAndCanStop) {
    const auto room = square();
    double last = 0;
    bool rises = true;
    std::vector<std::string> stages;
    const auto graph = generateGraph(room.room.bytes(), GraphOptions{}, [&](std::string_view stage, double done) {
        rises = rises && done >= last;
        last = done;
        if (stages.empty() || stages.back() != stage)
            stages.emplace_back(stage);
        return true;
    });
    ASSERT_TRUE(graph);
    EXPECT_TRUE(rises);
    EXPECT_EQ(last, 1);
    EXPECT_EQ(stages,
              (std::vector<std::string>{"Placing nodes", "Looking for neighbours", "Fitting hulls", "Testing links"}));
    for (const auto& stopAt : stages) {
        const auto stopped = generateGraph(room.room.bytes(), GraphOptions{},
                                           [&](std::string_view stage, double) { return stage != stopAt; });
        ASSERT_FALSE(stopped) << stopAt;
        EXPECT_EQ(stopped.error(), "");
    }
}

TEST(GenerateGraph, refusalsSayWhy) {
    const NodeRoom empty;
    EXPECT_EQ(generateGraph(empty.room.bytes(), GraphOptions{}).error(),
              "the map has no node entities, from which graphs are made; a navigation mesh of it can be converted");
    const auto room = square();
    GraphOptions options;
    options.mostNodes = 3;
    EXPECT_EQ(generateGraph(room.room.bytes(), options).error(),
              "the map has 4 nodes, and the game loads no more than 3");
    const auto bytes = room.room.bytes();
    EXPECT_FALSE(generateGraph(std::span(bytes).first(500), GraphOptions{}));
}

TEST(GenerateGraph, nodesMayBeGivenInPlaceOfEntities) {
    std::vector<source::AinNode> nodes{tests::nodeAt({-100, 0, 16}), tests::nodeAt({100, 0, 16})};
    const auto graph = generateGraph(NodeRoom().room.bytes(), nodes, GraphOptions{});
    ASSERT_TRUE(graph);
    EXPECT_EQ(graph->file.links.size(), 1U);
    EXPECT_EQ(graph->file.nodes[0].id, -1);
}

TEST(GraphGenerator, makesFilesOfTheMapsName) {
    const auto room = square();
    const auto bytes = room.room.bytes();
    const auto made = generator();
    EXPECT_TRUE(made.takes(std::span(bytes).first(8)));
    const auto result = made.generate({.mapName = "test", .map = bytes}, {});
    ASSERT_TRUE(result);
    EXPECT_EQ(result->name, "test.ain");
    EXPECT_EQ(source::readAin(result->bytes)->links.size(), 6U);
    const auto countOf = [&](std::string_view what) {
        const auto found = std::ranges::find(result->counts, what, [](const auto& count) { return count.first; });
        return found == result->counts.end() ? std::size_t{999} : found->second;
    };
    EXPECT_EQ(countOf("nodes"), 4U);
    EXPECT_EQ(countOf("parts"), 1U);
    EXPECT_TRUE(result->findings.empty());
}

TEST(GraphGenerator, gamesAndSettings) {
    const auto room = square();
    const auto bytes = room.room.bytes();
    const auto made = generator();
    const auto swarm = made.generate({.mapName = "test", .map = bytes, .game = "swarm"}, {});
    ASSERT_TRUE(swarm);
    EXPECT_EQ(source::readAin(swarm->bytes)->version, 41);
    EXPECT_EQ(made.generate({.mapName = "test", .map = bytes, .game = "quake"}, {}).error(),
              "no graphs are made for a game \"quake\"");
    const std::pair<std::string, double> wide[] = {{"wide_human", 64}};
    const auto first = made.generate({.mapName = "test", .map = bytes, .settings = wide}, {});
    ASSERT_TRUE(first);
    EXPECT_EQ(first->counts.back().second, 64U);
    const std::pair<std::string, double> other[] = {{"slope", 1}};
    EXPECT_EQ(made.generate({.mapName = "test", .map = bytes, .settings = other}, {}).error(),
              "there is no setting \"slope\"");
    auto like = *source::readAin(made.generate({.mapName = "test", .map = bytes, .version = 35}, {})->bytes);
    const auto likeBytes = source::writeAin(like);
    const auto again = made.generate({.mapName = "test", .map = bytes, .like = likeBytes}, {});
    EXPECT_TRUE(again->bytes == likeBytes) << "the version of the other file";
}

TEST(GraphGenerator, fallenNodesAreFindings) {
    auto room = square();
    room.addNode({0, 0, 250});
    const auto bytes = room.room.bytes();
    const auto result = generator().generate({.mapName = "test", .map = bytes}, {});
    ASSERT_EQ(result->findings.size(), 1U);
    EXPECT_EQ(result->findings[0].kind, "fallen");
    EXPECT_EQ(result->findings[0].subject, "Node 4");
    EXPECT_EQ(result->findings[0].text, "is more than 100 above a floor, or below it: 0 0 250");
}

} // namespace
} // namespace navsmith::systems::source_ain::generation
