// The outpost's GoldSrc map in the build folder: compares the trees of its solids with the blocks of the plan.
#include "core/world/hull_tracer.h"
#include "core/world/map_geometry.h"
#include "formats/quake/bsp_file.h"
#include "tests/resources/sample_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "resources/samples/outpost_goldsrc_map.h"
#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {
namespace {

using glm::vec3;

/// How far a point is inside a block, or negative; only near the sides exact.
float depthIn(const Block& block, const vec3& p) {
    const auto& e = block.extent;
    const float u = (p.x - e.west) / (e.east - e.west);
    const float v = (p.y - e.north) / (e.south - e.north);
    const auto& t = block.top; // a plane
    const float top = t[0] + u * (t[1] - t[0]) + v * (t[3] - t[0]);
    return std::min({p.x - e.west, e.east - p.x, p.y - e.north, e.south - p.y, p.z - block.bottom, top - p.z});
}

class OutpostGoldSrc : public testing::Test {
protected:
    std::vector<std::byte> bytes_ = readSample("outpost_goldsrc", "maps/outpost.bsp");
    quake::BspFile map_ = quake::readBsp(bytes_).value();
    OutpostPlan plan_ = outpostGoldSrcPlan();
    world::HullTracer tracer_{world::hullTrees(map_), {}};
};

TEST_F(OutpostGoldSrc, IsSoundAndReproducible) {
    EXPECT_EQ(map_.variant, quake::BspVariant::GoldSrc);
    EXPECT_TRUE(map_.notes.empty()) << map_.notes.front();
    EXPECT_EQ(map_.damagedFaces, 0U);
    EXPECT_TRUE(outpostGoldSrcMap(plan_) == bytes_);
}

TEST_F(OutpostGoldSrc, IsSolidWhereBlocksAre) {
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same points each time
    std::uniform_real_distribution<float> x(-1030, 1030);
    std::uniform_real_distribution<float> y(-774, 774);
    std::uniform_real_distribution<float> z(-30, 200);
    std::size_t solid = 0;
    for (int i = 0; i < 50'000; ++i) {
        const vec3 p(x(random), y(random), z(random));
        float depth = -1e9F;
        for (const auto& block : plan_.blocks)
            depth = std::max(depth, depthIn(block, p));
        if (std::abs(depth) < 0.1F)
            continue;
        ASSERT_EQ(tracer_.contents(p) == quake::kContentsSolid, depth > 0) << p.x << ' ' << p.y << ' ' << p.z;
        solid += depth > 0 ? 1U : 0U;
    }
    EXPECT_GT(solid, 5'000U);
}

TEST_F(OutpostGoldSrc, StopsPlayersHalfTheirSizeFromWalls) {
    // The hall's west wall ends at x = -400.
    const vec3 minimum(-16, -16, -36);
    const vec3 maximum(16, 16, 36);
    const auto walk = tracer_.box({-300, 150, 37}, {-500, 150, 37}, minimum, maximum, world::kSolidMask);
    EXPECT_NEAR(walk.end.x, -384, 0.1);
    EXPECT_FALSE(walk.startSolid);
    EXPECT_FALSE(tracer_.box({-300, 0, 37}, {-500, 0, 37}, minimum, maximum, world::kSolidMask).hit()) << "the door";
    // Up the ramp, which rises from 0 to 96 over 256 units.
    const auto ramp = tracer_.box({448, 600, 300}, {448, 600, -100}, minimum, maximum, world::kSolidMask);
    EXPECT_NEAR(ramp.end.z, 36 + 48 + 16 * 96.0 / 256, 0.1);
}

TEST_F(OutpostGoldSrc, IsClosed) {
    for (const vec3 way : {vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 1, 0), vec3(0, -1, 0), vec3(0, 0, 1), vec3(0, 0, -1)})
        EXPECT_TRUE(tracer_.line({0, 300, 100}, vec3(0, 300, 100) + way * 4000.0F, world::kSolidMask).hit());
}

TEST_F(OutpostGoldSrc, HasTheEntitiesOfItsGame) {
    const auto geometry = world::readMapGeometry(bytes_).value();
    std::multiset<std::string> classes;
    for (const auto& entity : geometry.entities)
        classes.insert(std::string(entity.className()));
    EXPECT_EQ(classes.count("info_player_deathmatch"), 5U);
    EXPECT_EQ(classes.count("info_player_start"), 5U);
    EXPECT_EQ(classes.count("func_ladder"), 1U);
    EXPECT_EQ(classes.count("func_bomb_target"), 2U);
    EXPECT_EQ(classes.count("func_buyzone"), 2U);
    for (const auto& entity : geometry.entities) {
        if (entity.origin) {
            EXPECT_NE(tracer_.contents(*entity.origin), quake::kContentsSolid) << entity.className();
        }
    }
}

} // namespace
} // namespace navsmith::samples
