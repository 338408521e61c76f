// Rules that compare nodes with the ground, on ground made for them, on real roads and on real water.
#include "core/world/game_world.h"
#include "tests/core/systems/gta_sa_paths/path_world.h"
#include "tests/core/systems/harness/documents.h"
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <memory>

namespace navsmith::tests {
namespace {

using model::Transaction;
using systems::gta_sa_paths::kNode;
namespace node = systems::gta_sa_paths::node;

/// Level ground at a height, as large as the small world, and whatever else stands on it.
struct Ground {
    explicit Ground(float height) {
        addPlate({-700, -700}, {700, 700}, height);
        // A ramp's top and a step, which two nodes of the small world stand on.
        addPlate({230, -250}, {250, -230}, height + 4);
        addPlate({50, -255}, {70, -245}, height + 2);
    }
    void addPlate(glm::vec2 low, glm::vec2 high, float height) {
        addFace({low, height}, {high.x, low.y, height}, {high, height}, {low.x, high.y, height});
    }
    void addFace(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c, const glm::vec3& d) {
        const auto first = static_cast<std::uint32_t>(mesh.positions.size());
        mesh.positions.insert(mesh.positions.end(), {a, b, c, d});
        mesh.indices.insert(mesh.indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
        mesh.surfaces.insert(mesh.surfaces.end(), 2, world::Surface::Road);
    }
    /// A wall across the world along x, from the ground to 5 m.
    void addWall(float y) {
        const float z = mesh.positions.front().z;
        addFace({-700, y, z}, {700, y, z}, {700, y, z + 5}, {-700, y, z + 5});
    }
    void addWater(float height) {
        water.positions = {{-700, -700, height}, {700, -700, height}, {700, 700, height}, {-700, 700, height}};
        water.indices = {0, 1, 2, 0, 2, 3};
        water.layers = {{world::MapLayer::Water, 0, 2}};
    }
    [[nodiscard]] std::shared_ptr<const world::Backdrop> made() const {
        auto backdrop = std::make_shared<world::Backdrop>();
        backdrop->geometry = water;
        backdrop->placed =
            std::make_shared<const world::PlacedMeshes>(std::vector{mesh}, std::vector<world::Placement>{{}});
        backdrop->rays = world::RayCaster::build(water, {}, backdrop->placed).value();
        return backdrop;
    }

    world::Mesh mesh;
    world::MapGeometry water;
};

constexpr float kLevel = 10; ///< of the small world's roads and pavements

class GroundRules : public testing::Test {
protected:
    Counts found(const Ground& ground) {
        model.setMap(ground.made());
        auto counts = countsOf(issuesOf(model));
        std::erase_if(counts, [](const auto& count) { return count.first < "SA059"; });
        return counts;
    }

    model::Model model = loadSet(bytesOf(smallWorld().areas()));
};

TEST_F(GroundRules, saySomethingOnlyOverGround) {
    EXPECT_TRUE(issuesOf(model, "SA059").empty()) << "no map";
    Ground level(kLevel);
    level.addWater(0);
    EXPECT_EQ(found(level), Counts());
    EXPECT_EQ(found(Ground(kLevel - 0.9F)), Counts());
}

TEST_F(GroundRules, NodesInTheAirAndUnderTheGroundDropToIt) {
    const auto nodes = std::size_t{12}; // all but two boat nodes
    for (const float height : {kLevel - 3, kLevel + 1.5F, kLevel + 8}) {
        EXPECT_EQ(found(Ground(height)), Counts({{"SA059", nodes}})) << height;
        auto copy = model;
        std::vector<model::Change> changes;
        checks::fixAll(copy, systems::gta_sa_paths::system().rules, changes);
        EXPECT_TRUE(issuesOf(copy, "SA059").empty()) << height;
        for (const auto address : {0U, 1U, 2U})
            EXPECT_EQ(copy.get(node::z, nodeAt(copy, 27, address)), static_cast<int>(height * 8));
    }
}

TEST_F(GroundRules, MessagesTellByHowMuch) {
    model.setMap(Ground(kLevel - 3).made());
    EXPECT_EQ(issuesOf(model, "SA059").front().message, "3.0 m above the ground");
    model.setMap(Ground(kLevel + 1.5F).made());
    EXPECT_EQ(issuesOf(model, "SA059").front().message, "1.5 m below the ground");
}

TEST_F(GroundRules, RoadsUnderWaterButNotTunnels) {
    Ground flooded(kLevel);
    flooded.addWater(kLevel + 6);
    EXPECT_EQ(found(flooded), Counts({{"SA060", 12}, {"SA061", 2}})) << "the boats are at height 0";
    Ground tunnel(kLevel);
    tunnel.addWater(kLevel + 20);
    tunnel.addPlate({-700, -700}, {700, 700}, kLevel + 8);
    EXPECT_EQ(found(tunnel), Counts({{"SA061", 2}}));
}

TEST_F(GroundRules, WallsAcrossPavements) {
    Ground walled(kLevel);
    walled.addWall(-262); // crosses the last of five edges, once
    EXPECT_EQ(found(walled), Counts({{"SA062", 1}}));
    Ground kerb(kLevel - 4); // low enough to step over: at the height of the chest there is nothing
    kerb.addWall(-262);
    EXPECT_EQ(issuesOf(model, "SA062").size(), 1U);
    EXPECT_EQ(found(kerb).count("SA062"), 0U);
}

// docs/checks.md states these figures.
TEST(GroundRulesCorpus, RoadsOfATotalConversion) {
    const auto mod = corpusFolder("gta-sa-world/saxvclc");
    const auto files = corpusSet(kExtendedSet);
    if (!mod || !files)
        GTEST_SKIP() << missingCorpus("gta-sa-world");
    world::GameWorldBuilder builder;
    builder.addDefinitions(gta_world::readIde(readFile(*mod / "data/maps/LC/lc_roads.ide")), "lc_roads.ide");
    builder.addPlacements(gta_world::readIpl(readFile(*mod / "data/maps/LC/lc_roads.ipl")), "lc_roads.ipl");
    builder.addCollision(gta_world::readCol(readFile(*mod / "new_models/colls_img_src/lc_roads.col")));
    builder.addWater(gta_world::readWater(readFile(*mod / "data/water.dat")));
    auto model = loadFiles(systems::gta_sa_paths::extended(), *files);
    model.setMap(std::make_shared<const world::Backdrop>(*builder.finish()));
    EXPECT_EQ(issuesOf(model, "SA059").size(), 16U);
    for (const auto* rule : {"SA060", "SA061", "SA062"})
        EXPECT_TRUE(issuesOf(model, rule).empty()) << rule;
}

TEST(GroundRulesCorpus, StockBoatsOnStockWater) {
    const auto stock = corpusFolder("gta-sa-world/stock-text");
    const auto files = corpusSet(kStockSet);
    if (!stock || !files)
        GTEST_SKIP() << missingCorpus("gta-sa-world");
    world::GameWorldBuilder builder;
    builder.addWater(gta_world::readWater(readFile(*stock / "data/water.dat")));
    auto model = loadSet(*files);
    model.setMap(std::make_shared<const world::Backdrop>(*builder.finish()));
    for (const auto* rule : {"SA059", "SA060", "SA061", "SA062"})
        EXPECT_TRUE(issuesOf(model, rule).empty()) << rule;
    std::size_t boats = 0;
    model.forEachLive(kNode, [&](model::Slot row) {
        boats += (model.get(node::flags, row) & systems::gta_sa_paths::flag::water) != 0 ? 1 : 0;
    });
    EXPECT_GT(boats, 1000U);
}

} // namespace
} // namespace navsmith::tests
