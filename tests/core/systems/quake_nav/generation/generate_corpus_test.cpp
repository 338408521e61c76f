// Waypoints of real maps: every item and start is reached, the floor is near nodes, and the author's links are found.
#include "core/systems/quake_nav/generation/compare.h"
#include "core/systems/quake_nav/generation/generate.h"
#include "core/systems/quake_nav/generation/terrain.h"
#include "tests/support/corpus.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav::generation {
namespace {

constexpr double kFloor = 0.85;
constexpr double kItems = 0.99;

/// What holds of the waypoints of any map: nodes have room, walks can be walked, and the file is one that the game
/// reads.
void expectSound(const Waypoints& result, const std::string& map) {
    const auto& terrain = result.terrain;
    const auto& nodes = result.network.nodes();
    for (const auto& node : nodes)
        EXPECT_TRUE(terrain.fits(node.feet) || terrain.fits(node.feet, State::Gone) ||
                    terrain.fits(node.feet, State::Moved))
            << map << ": " << node.feet.x << ' ' << node.feet.y << ' ' << node.feet.z;
    for (const auto& link : result.network.links()) {
        EXPECT_NE(link.from, link.to) << map;
        const float rise = nodes[link.to].feet.z - nodes[link.from].feet.z;
        if (link.kind == LinkKind::Ledge) {
            EXPECT_LT(rise, 0) << map;
        }
        if (link.kind == LinkKind::Barrier) {
            EXPECT_LE(rise, 64) << map;
            ASSERT_TRUE(link.points) << map;
            EXPECT_LE(link.points->end.z - link.points->start.z, 64) << map;
        }
        if (link.kind == LinkKind::LongJump) {
            EXPECT_LE(glm::distance(nodes[link.to].feet, nodes[link.from].feet), 400) << map;
        }
        const bool hasPoints = link.kind == LinkKind::Ledge || link.kind == LinkKind::Barrier ||
                               link.kind == LinkKind::LongJump || link.kind == LinkKind::Elevator ||
                               link.kind == LinkKind::Ladder;
        EXPECT_EQ(link.points.has_value(), hasPoints) << map;
    }
    const auto file = asFile(result, terrain.game, quake::kLastNav3Version, nullptr);
    EXPECT_EQ(file.linksLeftOut, 0U);
    EXPECT_EQ(file.unknownEdicts, 0U) << map << ": models have numbers in the map";
    const auto read = quake::readNav(quake::writeNav(file.file));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->nodes.size(), nodes.size());
    for (const auto& node : read->nodes)
        EXPECT_LE(node.linkCount, quake::kMaxNodeLinks);
}

TEST(GeneratedWaypointsOfRealMaps, reachWhatLiesInThem) {
    const auto folder = tests::corpusFolder("quake-bsp");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("quake-bsp");
    std::size_t maps = 0;
    std::size_t floor = 0;
    std::size_t covered = 0;
    for (const auto& path : tests::filesIn(*folder)) {
        const auto bytes = tests::readFile(path);
        if (path.extension() != ".bsp" || gameOfMap(bytes) != quake::NavGame::Quake)
            continue;
        const auto result = makeWaypoints(bytes, {}, {});
        if (!result) {
            EXPECT_FALSE(result.error().empty()) << path;
            continue;
        }
        ++maps;
        EXPECT_GE(static_cast<double>(result->reach.itemsReached), kItems * static_cast<double>(result->reach.items))
            << path;
        EXPECT_EQ(result->reach.startsReached, result->reach.starts) << path;
        floor += result->floor;
        covered += result->covered;
    }
    EXPECT_GT(maps, 20U);
    EXPECT_GE(static_cast<double>(covered), kFloor * static_cast<double>(floor));
}

/// The maps have no waypoints to compare with: what holds of any, and what was found by hand to be out of a bot's
/// reach.
TEST(GeneratedWaypointsOfRealMaps, reachWhatLiesInThoseOfQuake2) {
    const auto folder = tests::corpusFolder("quake2-bsp");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("quake2-bsp");
    std::size_t maps = 0;
    std::size_t items = 0;
    std::size_t itemsReached = 0;
    std::size_t whole = 0; // maps of which everything is reached
    for (const auto& path : tests::filesIn(*folder)) {
        if (path.extension() != ".bsp")
            continue;
        const auto bytes = tests::readFile(path);
        const auto result = makeWaypoints(bytes, usualOptions(quake::NavGame::Quake2), {});
        ASSERT_TRUE(result) << path << result.error();
        ++maps;
        EXPECT_GE(static_cast<double>(result->covered), 0.95 * static_cast<double>(result->floor)) << path;
        items += result->reach.items;
        itemsReached += result->reach.itemsReached;
        EXPECT_GE(static_cast<double>(result->reach.itemsReached), 0.9 * static_cast<double>(result->reach.items))
            << path;
        EXPECT_LE(result->reach.starts - result->reach.startsReached, 1U) << path;
        whole += result->reach.unreached.empty() ? 1 : 0;
        expectSound(*result, path.string());
    }
    EXPECT_GT(maps, 10U);
    EXPECT_GT(whole, maps / 2);
    EXPECT_GE(static_cast<double>(itemsReached), 0.97 * static_cast<double>(items));
}

using Figures = std::map<std::string, double, std::less<>>;

/// How far the waypoints that are made over a map agree with the author's.
Figures figuresOf(const std::vector<std::byte>& map, const std::vector<std::byte>& author) {
    Figures figures;
    const auto game = gameOfMap(map).value_or(quake::NavGame::Quake);
    const auto waypoints = makeWaypoints(map, usualOptions(game), {});
    EXPECT_TRUE(waypoints) << waypoints.error();
    if (!waypoints)
        return figures;
    const auto version = game == quake::NavGame::Quake ? quake::kLastNav2Version : quake::kLastNav3Version;
    const auto bytes = quake::writeNav(asFile(*waypoints, game, version, nullptr).file);
    const auto comparison = compareWaypoints(map, bytes, author);
    EXPECT_TRUE(comparison) << comparison.error();
    if (!comparison)
        return figures;
    for (const auto& figure : comparison->figures)
        figures[std::string(figure.id)] = figure.value;
    return figures;
}

TEST(GeneratedWaypointsOfRealMaps, oneMapIsLikeItsAuthors) {
    const auto maps = tests::corpusFolder("quake-bsp");
    const auto navs = tests::corpusFolder("quake-nav");
    if (!maps || !navs)
        GTEST_SKIP() << tests::missingCorpus("quake-bsp, quake-nav");
    // Of several builds of the map the one that is nearest to the waypoints.
    auto figures = figuresOf(tests::readFile(*maps / "Quake-Champions-Classic_maps_qcdm_valeofpnath_53fc4d.bsp"),
                             tests::readFile(*navs / "nav2_v18_Quake-Champions-Classic_qcdm_valeofpnath.nav"));
    EXPECT_GE(figures["floor_near_node"], kFloor);
    EXPECT_GE(figures["link_precision"], 0.75);
    EXPECT_GE(figures["known_nodes_link_recall"], 0.75);
    EXPECT_GE(figures["known_nodes_link_precision"], 0.75);
    EXPECT_GE(figures["way_recall"], 0.75);
    EXPECT_GE(figures["items_reached"], kItems);
}

/// Medians over the maps whose authors' waypoints are at hand.
TEST(GeneratedWaypointsOfRealMaps, areLikeTheAuthors) {
    const auto pairs = tests::corpusFolder("quake-pairs");
    if (!pairs)
        GTEST_SKIP() << tests::missingCorpus("quake-pairs");
    std::map<std::string, std::vector<double>, std::less<>> figures;
    for (const auto* game : {"quake", "quake2"}) {
        for (const auto& path : tests::filesIn(*pairs / game)) {
            if (path.extension() != ".bsp")
                continue;
            SCOPED_TRACE(path.string());
            const auto author = tests::readFile(std::filesystem::path(path).replace_extension(".nav"));
            for (const auto& [id, value] : figuresOf(tests::readFile(path), author))
                figures[id].push_back(value);
        }
    }
    const auto median = [&](std::string_view id) {
        const auto it = figures.find(id);
        if (it == figures.end())
            return 0.0;
        std::ranges::sort(it->second);
        return it->second[it->second.size() / 2];
    };
    EXPECT_EQ(figures["floor_near_node"].size(), 16U);
    EXPECT_GE(median("floor_near_node"), 0.95);
    EXPECT_GE(median("node_recall"), 0.8);
    EXPECT_GE(median("node_precision"), 0.7);
    EXPECT_GE(median("link_recall"), 0.69);
    EXPECT_GE(median("link_precision"), 0.73);
    EXPECT_GE(median("way_recall"), 0.93);
    EXPECT_GE(median("way_precision"), 0.87);
    EXPECT_GE(median("known_nodes_link_recall"), 0.95);
    EXPECT_GE(median("known_nodes_link_precision"), 0.84);
    EXPECT_GE(median("ledge_ways"), 0.7);
    EXPECT_GE(median("long_jump_ways"), 0.55);
    EXPECT_GE(median("elevator_ways"), 0.95);
    EXPECT_GE(median("items_reached_per_start"), 0.95);
    EXPECT_GE(median("starts_reached_per_start"), 0.97);
}

} // namespace
} // namespace navsmith::systems::quake_nav::generation
