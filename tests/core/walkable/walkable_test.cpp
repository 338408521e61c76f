// Estimated floors of maps built by hand.
#include "core/walkable/entities.h"
#include "core/walkable/placed_ground.h"
#include "core/walkable/preview.h"
#include "core/walkable/walkable.h"
#include "core/world/backdrop.h"

#include <glm/common.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::walkable {
namespace {

using world::MapGeometry;
using world::MapLayer;

class MapOfBoxes {
public:
    /// The six sides of a box, seen from outside.
    MapOfBoxes& box(const glm::vec3& low, const glm::vec3& high, MapLayer layer = MapLayer::Solid) {
        const auto first = static_cast<std::uint32_t>(map.positions.size());
        for (unsigned i = 0; i < 8; ++i)
            map.positions.emplace_back((i & 1U) != 0 ? high.x : low.x, (i & 2U) != 0 ? high.y : low.y,
                                       (i & 4U) != 0 ? high.z : low.z);
        for (const std::uint32_t corner : {4, 5, 7, 4, 7, 6, 0, 3, 1, 0, 2, 3, 0, 1, 5, 0, 5, 4,
                                           2, 7, 3, 2, 6, 7, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5})
            map.indices.push_back(first + corner);
        map.layers.push_back({layer, static_cast<std::uint32_t>(map.triangleCount()) - 12, 12});
        map.minimum = map.positions.size() == 8 ? low : glm::min(map.minimum, low);
        map.maximum = map.positions.size() == 8 ? high : glm::max(map.maximum, high);
        return *this;
    }
    MapOfBoxes& entity(const std::string& text) {
        const auto made = world::parseEntities(text);
        map.entities.insert(map.entities.end(), made.begin(), made.end());
        return *this;
    }
    MapGeometry map;
};

Options plain() {
    Options options;
    options.radius = 0;
    return options;
}

Floors floorsOf(const MapGeometry& map, const Options& options = plain()) {
    auto floors = findFloors(map, options);
    EXPECT_TRUE(floors) << (floors ? "" : floors.error());
    return floors ? std::move(*floors) : Floors{};
}

std::vector<Floor> floorsAt(const Floors& floors, float x, float y) {
    const auto column = static_cast<std::int32_t>(std::lround(x / floors.cell)) - floors.west;
    const auto row = static_cast<std::int32_t>(std::lround(y / floors.cell)) - floors.south;
    const auto list = floors.at(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row));
    return {list.begin(), list.end()};
}

bool isReached(const Floors& floors, float x, float y) {
    const auto list = floorsAt(floors, x, y);
    return std::any_of(list.begin(), list.end(), [](const Floor& floor) { return floor.reached; });
}

#define NEEDS_RECAST()                                                                                                 \
    if (!available())                                                                                                  \
    GTEST_SKIP() << "this build has no Recast"

TEST(Walkable, skyStopsPlayersAndIsNoFloor) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-200, -200, -16}, {200, 200, 0}).box({0, -200, 0}, {12, 200, 40}, MapLayer::Sky);
    auto floors = floorsOf(world.map);
    EXPECT_TRUE(floorsAt(floors, 6, 0).empty()) << "its top is low enough to be jumped on, but is no floor";
    reach(floors, std::vector<glm::vec3>{{-100, 0, 20}}, {}, plain());
    EXPECT_TRUE(isReached(floors, -50, 100));
    EXPECT_FALSE(isReached(floors, 50, 100));
}

TEST(Walkable, floorsHaveHeightAndRoom) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-200, -200, -16}, {200, 200, 0}).box({-200, -200, 100}, {0, 200, 116}).box({50, 50, 0}, {150, 150, 60});
    const auto floors = floorsOf(world.map);
    const auto under = floorsAt(floors, -100, 0);
    ASSERT_EQ(under.size(), 2U) << "below the ceiling and on it";
    EXPECT_NEAR(under[0].height, 0, 2.1F);
    EXPECT_NEAR(under[0].room, 100, 4.1F);
    EXPECT_NEAR(under[1].height, 116, 2.1F);
    EXPECT_NEAR(floorsAt(floors, 100, 100).back().height, 60, 2.1F);
    EXPECT_EQ(floorsAt(floors, 100, 0).size(), 1U);
}

// Surfaces do not tell what is inside, so the hollow of a high box looks like a room. No way leads there.
TEST(Walkable, insidesOfSolidsAreNotReached) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-200, -200, -16}, {200, 200, 0}).box({50, 50, 0}, {150, 150, 60});
    auto floors = floorsOf(world.map);
    const std::vector<glm::vec3> start{{-100, 0, 24}};
    reach(floors, start, {}, plain());
    EXPECT_TRUE(isReached(floors, -100, 0));
    EXPECT_FALSE(isReached(floors, 100, 100));
}

TEST(Walkable, lowRoomsAndWaterAreNoFloor) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-200, -200, -16}, {200, 200, 0}).box({-200, -200, 40}, {0, 200, 60});
    world.box({50, -200, 20}, {200, 200, 30}, MapLayer::Water);
    const auto floors = floorsOf(world.map);
    EXPECT_EQ(floorsAt(floors, -100, 0).size(), 1U) << "only on the ceiling: 40 is too low";
    ASSERT_EQ(floorsAt(floors, 100, 0).size(), 1U);
    EXPECT_NEAR(floorsAt(floors, 100, 0)[0].height, 0, 2.1F);
}

TEST(Walkable, wallsAndHighLedgesStop) {
    NEEDS_RECAST();
    for (const auto& [height, passes] : {std::pair(40.0F, true), std::pair(50.0F, false)}) {
        MapOfBoxes world;
        world.box({-400, -100, -16}, {400, 100, 0}).box({0, -100, 0}, {400, 100, height});
        auto floors = floorsOf(world.map);
        const std::vector<glm::vec3> start{{-300, 0, 24}};
        EXPECT_EQ(reach(floors, start, {}, plain()), 1U);
        EXPECT_TRUE(isReached(floors, -50, 0));
        EXPECT_EQ(isReached(floors, 200, 0), passes) << height;
        auto down = floorsOf(world.map);
        const std::vector<glm::vec3> above{{300, 0, height + 24}};
        reach(down, above, {}, plain());
        EXPECT_TRUE(isReached(down, -300, 0)) << "one can jump down";
    }
}

TEST(Walkable, ladderEndsAreReached) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-400, -100, -16}, {400, 100, 0}).box({0, -100, 0}, {400, 100, 300});
    world.entity("{ \"classname\" \"worldspawn\" }{ \"classname\" \"func_ladder\" \"model\" \"*1\" }");
    world.map.models = {{}, {{-8, -16, 0}, {0, 16, 300}}};
    auto floors = floorsOf(world.map);
    const std::vector<glm::vec3> start{{-300, 0, 24}};
    reach(floors, start, ladderEnds(world.map), plain());
    EXPECT_TRUE(isReached(floors, 200, 0));
}

TEST(Walkable, doorsLetPlayersPass) {
    NEEDS_RECAST();
    for (const char* const name : {"func_door", "func_wall"}) {
        MapOfBoxes world;
        world.box({-400, -100, -16}, {400, 100, 0}).box({-8, -100, 0}, {8, 100, 200}, MapLayer::Brushes);
        world.entity(std::string("{ \"classname\" \"") + name + "\" \"model\" \"*1\" }");
        world.map.models = {{}, {{-8, -100, 0}, {8, 100, 200}}};
        auto floors = floorsOf(world.map);
        const std::vector<glm::vec3> start{{-300, 0, 24}};
        reach(floors, start, {}, plain());
        EXPECT_EQ(isReached(floors, 200, 0), std::string(name) == "func_door") << name;
    }
}

TEST(Walkable, wallsInsideTheBoundsOfADoorStay) {
    NEEDS_RECAST();
    for (const char* const flags : {"0", "2048"}) {
        MapOfBoxes world;
        world.box({-400, -100, -16}, {400, 100, 0}).box({-8, -100, 0}, {8, 100, 200}, MapLayer::Brushes);
        world.entity("{ \"classname\" \"func_door_rotating\" \"model\" \"*1\" }");
        world.entity(std::string("{ \"classname\" \"func_wall\" \"model\" \"*2\" \"spawnflags\" \"") + flags + "\" }");
        world.map.models = {{}, {{-100, -100, 0}, {100, 100, 200}}, {{-8, -100, 0}, {8, 100, 200}}};
        auto floors = floorsOf(world.map);
        reach(floors, std::vector<glm::vec3>{{-300, 0, 24}}, {}, plain());
        EXPECT_EQ(isReached(floors, 200, 0), std::string(flags) == "2048") << flags;
    }
}

TEST(Walkable, withoutAStartEverythingCounts) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-100, -100, -16}, {100, 100, 0});
    auto floors = floorsOf(world.map);
    EXPECT_EQ(reach(floors, {}, {}, plain()), 0U);
    EXPECT_TRUE(isReached(floors, 50, 50));
}

TEST(Walkable, tallAndWideMapsKeepTheirFloors) {
    NEEDS_RECAST();
    MapOfBoxes world;
    for (const float z : {-20'000.0F, 0.0F, 20'000.0F})
        world.box({-100, -100, z - 16}, {100, 100, z});
    const auto tall = floorsAt(floorsOf(world.map), 50, 50);
    ASSERT_EQ(tall.size(), 3U) << "Recast's spans have 13 bits for heights";
    EXPECT_NEAR(tall[2].height, 20'000, 2.1F);

    MapOfBoxes wide;
    wide.box({-500'000, -500'000, -16}, {500'000, 500'000, 0});
    const auto floors = floorsOf(wide.map);
    EXPECT_LE(std::size_t{floors.columns} * floors.rows, kMostColumns);
    EXPECT_EQ(floorsAt(floors, 123'456, -234'567).size(), 1U);
}

TEST(Walkable, canBeCancelled) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-100, -100, -16}, {100, 100, 0});
    const auto floors = findFloors(world.map, {}, [](double) { return false; });
    ASSERT_FALSE(floors);
    EXPECT_TRUE(floors.error().empty());
}

TEST(Walkable, previewIsALayerThatRaysDoNotMeet) {
    NEEDS_RECAST();
    MapOfBoxes world;
    world.box({-100, -100, -16}, {100, 100, 0});
    world.entity("{ \"classname\" \"info_player_start\" \"origin\" \"0 0 24\" }");
    world::Backdrop backdrop;
    backdrop.geometry = world.map;
    backdrop.rays = *world::RayCaster::build(world.map);
    const auto seen = withPreview(backdrop, {});
    ASSERT_TRUE(seen);
    const auto& map = (*seen)->geometry;
    ASSERT_EQ(map.layers.size(), 2U);
    EXPECT_EQ(map.layers[1].layer, MapLayer::Walkable);
    EXPECT_EQ(map.layers[1].firstTriangle, 12U);
    EXPECT_EQ(map.layers[1].firstTriangle + map.layers[1].triangleCount, map.triangleCount());
    for (std::size_t i = 36; i < map.indices.size(); ++i) {
        const auto& at = map.positions[map.indices[i]];
        EXPECT_LT(std::abs(at.x), 100 - 16 + 7) << "as far from the rim as the player's box";
        EXPECT_NEAR(at.z, 1, 2.1F);
    }
    EXPECT_FLOAT_EQ((*seen)->rays.ground(0, 0, 50)->point.z, 0);

    const auto wide = parseAgent("radius=60");
    ASSERT_TRUE(wide);
    const auto other = withPreview(**seen, {}, {}, &*wide);
    ASSERT_TRUE(other);
    const auto& narrow = (*other)->geometry;
    ASSERT_EQ(narrow.layers.size(), 2U) << "in place of the first one";
    for (std::size_t i = 36; i < narrow.indices.size(); ++i)
        EXPECT_LT(std::abs(narrow.positions[narrow.indices[i]].x), 100 - 60 + 7) << "who is wider stays farther away";
}

/// A box of triangles that face outwards, in the mesh's own coordinates.
world::Mesh boxMesh(const glm::vec3& low, const glm::vec3& high) {
    MapOfBoxes one;
    one.box(low, high);
    world::Mesh mesh;
    mesh.positions = one.map.positions;
    mesh.indices = one.map.indices;
    mesh.surfaces.resize(mesh.indices.size() / 3);
    return mesh;
}

/// Whether the preview covers a place, at about this height.
bool covers(const world::Backdrop& seen, const glm::vec3& place) {
    const auto& map = seen.geometry;
    if (map.layers.empty() || map.layers.back().layer != MapLayer::Walkable)
        return false;
    for (std::size_t i = 3 * std::size_t{map.layers.back().firstTriangle}; i + 2 < map.indices.size(); i += 3) {
        const auto corner = [&](std::size_t which) { return map.positions[map.indices[i + which]]; };
        const auto low = glm::min(corner(0), glm::min(corner(1), corner(2)));
        const auto high = glm::max(corner(0), glm::max(corner(1), corner(2)));
        if (low.x <= place.x && high.x >= place.x && low.y <= place.y && high.y >= place.y &&
            std::abs(low.z - place.z) < 0.5F)
            return true;
    }
    return false;
}

TEST(Walkable, worldsOfPlacedMeshesArePreviewedAroundAPlace) {
    NEEDS_RECAST();
    std::vector<world::Mesh> meshes{boxMesh({-400, -400, -1}, {400, 400, 0}), boxMesh({-5, -5, 0}, {5, 5, 8}),
                                    boxMesh({-5, -5, -0.3F}, {5, 5, 0})};
    world::Backdrop world;
    world.placed = std::make_shared<world::PlacedMeshes>(
        std::move(meshes), std::vector<world::Placement>{{0, MapLayer::Solid, {0, 0, 20}, glm::mat3(1.0F)},
                                                         {1, MapLayer::Solid, {30, 0, 20}, glm::mat3(1.0F)},
                                                         {2, MapLayer::Solid, {-30, 0, 20.3F}, glm::mat3(1.0F)}});
    const auto seen = withPreview(world, {0, 0, 20});
    ASSERT_TRUE(seen);
    EXPECT_TRUE(covers(**seen, {0, 0, 20}));
    EXPECT_TRUE(covers(**seen, {-100, 100, 20}));
    EXPECT_TRUE(covers(**seen, {30, 0, 28})) << "one can stand on a roof";
    EXPECT_FALSE(covers(**seen, {24.9F, 0, 20})) << "a wall is nearer than a shoulder";
    EXPECT_TRUE(covers(**seen, {24, 0, 20}));
    EXPECT_TRUE(covers(**seen, {-30, 0, 20.3F})) << "a kerb";
    EXPECT_FALSE(covers(**seen, {kPlacedReach + 5, 0, 20})) << "too far away";

    const auto later = withPreview(**seen, {200, 0, 20});
    ASSERT_TRUE(later);
    EXPECT_TRUE(covers(**later, {kPlacedReach + 5, 0, 20}));
    EXPECT_FALSE(covers(**later, {0, 0, 20})) << "it takes the place of the first one";
    EXPECT_EQ((*later)->geometry.layers.size(), 1U);
    EXPECT_EQ((*later)->placed, world.placed);

    const auto nowhere = withPreview(**later, {2000, 0, 20});
    ASSERT_TRUE(nowhere);
    EXPECT_TRUE((*nowhere)->geometry.layers.empty());
    EXPECT_TRUE((*nowhere)->geometry.positions.empty());
}

TEST(Walkable, aBuildWithoutRecastSaysSo) {
    if (available())
        GTEST_SKIP() << "this build has Recast";
    const auto floors = findFloors({}, {});
    ASSERT_FALSE(floors);
    EXPECT_NE(floors.error().find("Recast"), std::string::npos);
}

} // namespace
} // namespace navsmith::walkable
