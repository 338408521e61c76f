// Ways of agents through meshes.
#include "core/routing/route.h"
#include "core/systems/source2_nav/geometry.h"
#include "tests/core/systems/source2_nav/mesh_world.h"
#include "tests/support/corpus.h"

#include <random>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;
using model::Slot;

routing::Route routeIn(const model::Model& m, Slot from, Slot to) {
    const auto& declared = systemNamed("source2_nav").routing;
    const auto travellers = routing::travellersOf(declared, m);
    routing::Search search;
    return findRoute(routing::Graph(declared, m, travellers.front()), search, m, from, to);
}

routing::Route routeIn(const Source2Mesh& mesh, std::uint32_t from, std::uint32_t to) {
    const Source2Model m(source2File(mesh));
    return routeIn(m.model, m.area(from).slot, m.area(to).slot);
}

TEST(Source2Routes, PassThroughTheEdges) {
    const auto route = routeIn(source2MeshOfSeven(), 3, 1);
    ASSERT_TRUE(route.found());
    EXPECT_EQ(route.steps.size(), 3U);
    EXPECT_GT(route.length, 150);
    EXPECT_LT(route.length, 250);
}

TEST(Source2Routes, ClimbLaddersAndDrop) {
    const auto up = routeIn(source2MeshOfSeven(), 1, 5);
    ASSERT_TRUE(up.found());
    EXPECT_EQ(up.steps.size(), 3U) << "1, 4 and up the ladder";
    EXPECT_TRUE(routeIn(source2MeshOfSeven(), 5, 4).found());
    auto mesh = source2MeshOfSeven();
    mesh.areas[3].above.clear();
    EXPECT_FALSE(routeIn(mesh, 1, 5).found()) << "the drop leads down only";
    EXPECT_TRUE(routeIn(mesh, 5, 1).found());
}

TEST(Source2Routes, StayWithinAHull) {
    EXPECT_FALSE(routeIn(source2MeshOfSeven(), 1, 6).found());
    EXPECT_TRUE(routeIn(source2MeshOfSeven(), 6, 7).found());
}

TEST(Source2Routes, AvoidWhatCostsMore) {
    auto mesh = source2MeshOfSeven();
    const auto direct = routeIn(mesh, 1, 2);
    mesh.areas[1].attributes = 0x80; // avoid
    EXPECT_GT(routeIn(mesh, 1, 2).cost, direct.cost);
}

TEST(Source2Routes, ReachAllOfAComponentInARealMesh) {
    const auto folder = corpusFolder(kSource2Corpus);
    if (!folder)
        GTEST_SKIP() << missingCorpus(kSource2Corpus);
    const auto m = loadFiles(systemNamed("source2_nav"), {{"room.nav", readFile(*folder / "hla-v30s0-a5_vault.nav")}});
    const auto parts = nav::connectedComponents(m);
    // All connections of these files lead both ways, so that what hangs together can be reached.
    std::mt19937 random(3);
    std::size_t within = 0;
    for (int i = 0; i < 200; ++i) {
        const auto from = static_cast<Slot>(random() % parts.size());
        const auto to = static_cast<Slot>(random() % parts.size());
        const bool together = parts[from] == parts[to];
        within += together ? 1 : 0;
        EXPECT_EQ(routeIn(m, from, to).found(), together) << from << " " << to;
    }
    EXPECT_GT(within, 5U);
}

} // namespace
} // namespace navsmith::tests
