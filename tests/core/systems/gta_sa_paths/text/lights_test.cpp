#include "core/systems/gta_sa_paths/text/world_lights.h"
#include "tests/core/systems/gta_sa_paths/text/towns.h"
#include "tests/support/map_bytes.h"

#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <gtest/gtest.h>

namespace navsmith::systems::gta_sa_paths::compiler {
namespace {

/// A road to the east: nodes at 0, 40 and 80; at 80 there is a junction.
Group eastRoad() {
    return group(kCar, {line(kInternal, 1, 0, 100), line(kInternal, 2, 40, 100), line(kInternal, -1, 80, 100),
                        line(kInternal, 2, 80, 140), line(kInternal, 2, 80, 60)});
}

const gta_sa::ExtendedNaviNode* litNavi(const std::vector<Group>& groups, const Light& light) {
    static tl::expected<Compiled, CompileFailure> compiled;
    compiled = compiledTown(groups, {.lights = {&light, 1}});
    const gta_sa::ExtendedNaviNode* lit = nullptr;
    for (const auto& navi : compiled->files[36].navis) {
        if (navi.lights != 0)
            lit = &navi;
    }
    return lit;
}

TEST(TrafficLights, theEdgeAcrossWhichALightShinesIsLit) {
    const Light light{1350, 60.0F, 95.0F, 12.0F, -90.0F};
    const auto* navi = litNavi({eastRoad()}, light);
    ASSERT_NE(navi, nullptr);
    EXPECT_EQ(navi->node, 1); // between 40 and 80
    EXPECT_EQ(navi->lights, 2);
    EXPECT_EQ(navi->lanes & 0x40U, 0U); // for cars that go to the junction, which is the other end
}

TEST(TrafficLights, theReachOfALight) {
    struct Case {
        float y;
        float z;
        bool lit;
    };
    // Its right-hand side is to the south: 14 units there, 15 to the left.
    for (const Case& c :
         {Case{113.5F, 12.0F, true}, Case{114.5F, 12.0F, false}, Case{85.5F, 12.0F, true}, Case{84.5F, 12.0F, false},
          Case{95.0F, 15.5F, true}, Case{95.0F, 16.5F, false}, Case{95.0F, 4.5F, true}, Case{95.0F, 3.5F, false}}) {
        const Light light{1350, 60.0F, c.y, c.z, -90.0F};
        const bool lit = litNavi({eastRoad()}, light) != nullptr;
        EXPECT_EQ(lit, c.lit) << c.y << ", " << c.z;
    }
    EXPECT_EQ(litNavi({eastRoad()}, {1350, 200.0F, 95.0F, 12.0F, -90.0F}), nullptr);
}

TEST(TrafficLights, cyclesByHeading) {
    auto road =
        group(kCar, {line(kInternal, 1, -20, 80), line(kInternal, -1, 20, 120)}); // meets any line through 0, 100
    for (const auto& [heading, cycle] : {std::pair{0.0F, 1},
                                         {59.0F, 1},
                                         {61.0F, 2},
                                         {149.0F, 2},
                                         {151.0F, 1},
                                         {180.0F, 1},
                                         {239.0F, 1},
                                         {241.0F, 2},
                                         {329.0F, 2},
                                         {331.0F, 1},
                                         {-90.0F, 2},
                                         {-121.0F, 1},
                                         {450.0F, 2}}) {
        const Light light{1350, 0.0F, 100.0F, 12.0F, heading};
        const auto* navi = litNavi({road}, light);
        ASSERT_NE(navi, nullptr) << heading;
        EXPECT_EQ(navi->lights, cycle) << heading;
    }
}

TEST(TrafficLights, parkingPlacesMakeNoJunction) {
    auto road = eastRoad();
    road.nodes[3].behaviour = road.nodes[4].behaviour = 2;
    road.nodes[5] = line(kInternal, 1, 40, 130);
    // Now node 1 has three links and node 2 none that counts beside it.
    const Light light{1350, 60.0F, 95.0F, 12.0F, -90.0F};
    const auto* navi = litNavi({road}, light);
    ASSERT_NE(navi, nullptr);
    EXPECT_EQ(navi->lanes & 0x40U, 0x40U);
}

TEST(TrafficLights, crossingsNearALightHaveOne) {
    auto pavement = group(kPed, {line(kInternal, 1, 10, 10), line(kInternal, -1, 40, 10)});
    pavement.nodes[0].cross = 1;
    for (const auto& [x, lit] :
         {std::pair{48.0F, true}, {50.5F, false}, {-0.5F, false}, {1.5F, true}, {25.0F, false}}) {
        const Light light{1283, x, 15.0F, 60.0F, 0.0F};
        const auto compiled = compiledTown({pavement}, {.lights = {&light, 1}});
        EXPECT_EQ(compiled->files[36].links[0].crossing, lit ? 3 : 1) << x;
        EXPECT_EQ(compiled->files[36].links[1].crossing, lit ? 3 : 1) << x;
    }
}

TEST(TrafficLights, areTakenFromOtherFilesByPlace) {
    auto pavement = group(kPed, {line(kInternal, 1, 10, 10), line(kInternal, -1, 40, 10)});
    pavement.nodes[0].cross = 1;
    const Light light{1350, 60.0F, 95.0F, 12.0F, -90.0F};
    const Light other{1283, 5.0F, 15.0F, 12.0F, 0.0F};
    const std::vector both{light, other};
    const auto lit = compiledTown({eastRoad(), pavement}, {.lights = both});
    const auto copied = compiledTown({eastRoad(), pavement}, {.lightsFrom = lit->files});
    EXPECT_EQ(copied->files, lit->files);
    EXPECT_EQ(copied->counts, lit->counts);

    // The same road the other way round: the navi node points to its other end.
    auto turned = eastRoad();
    std::swap(turned.nodes[1], turned.nodes[2]);
    turned.nodes[0].next = 2;
    turned.nodes[1].next = -1;
    turned.nodes[2].next = 1;
    turned.nodes[3].next = turned.nodes[4].next = 1;
    const auto mirrored = compiledTown({turned, pavement}, {.lightsFrom = lit->files});
    const auto expected = compiledTown({turned, pavement}, {.lights = both});
    EXPECT_EQ(mirrored->files, expected->files);
    EXPECT_EQ(expected->counts.litNavis, 1U);

    // Nothing dangling is followed.
    auto damaged = lit->files;
    damaged[36].links[0].targetNode = 999;
    damaged[36].links[1].targetArea = 64;
    damaged[36].nodes[0].firstLink = 32000;
    damaged[36].nodes[1].firstLink = -5;
    EXPECT_TRUE(compiledTown({eastRoad(), pavement}, {.lightsFrom = damaged}));
}

TEST(TrafficLights, aTableOfPlacements) {
    const auto table = readPlacements(tests::bytesOf("model\tname\tx\ty\tz\trz\n"
                                                     "1350\ta\t1\t2\t3.5\t-90\n"
                                                     "700\tb\t1\t2\t3\t0\n"
                                                     "3855\tc\t-4\t5\t6\t12.5\n"));
    ASSERT_TRUE(table);
    EXPECT_EQ(*table, (std::vector<Light>{{1350, 1, 2, 3.5F, -90}, {3855, -4, 5, 6, 12.5F}}));
    for (const auto& [text, problem] :
         {std::pair{"", "line 1: found nothing, expected the names of columns"},
          {"model x y z", "line 1: found no column rz"},
          {"model x y z rz\n\n1350 1 2 3\n", "line 3: found 4 fields, expected at least 5"},
          {"model x y z rz\n1350 1 2 3 nan\n", "line 2: expected a model, a place and a heading"},
          {"model x y z rz\nlamp 1 2 3 4\n", "line 2: expected a model, a place and a heading"}}) {
        const auto failed = readPlacements(tests::bytesOf(text));
        ASSERT_FALSE(failed) << text;
        EXPECT_EQ(failed.error(), problem);
    }
}

TEST(TrafficLights, ofAWorld) {
    std::vector<world::Mesh> meshes;
    for (const auto* const name : {"road", "mtraffic1", "cj_traffic_light4"})
        meshes.push_back({name, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, 2}, {{}}});
    const auto turned = [](float degrees) {
        return glm::mat3(glm::rotate(glm::mat4(1.0F), glm::radians(degrees), glm::vec3(0, 0, 1)));
    };
    const world::PlacedMeshes placed(std::move(meshes), {{2, world::MapLayer::Solid, {10, 20, 30}, turned(-90.0F)},
                                                         {0, world::MapLayer::Solid, {1, 2, 3}, turned(0.0F)},
                                                         {1, world::MapLayer::Solid, {-5, 6, 7}, turned(150.0F)}});
    const auto lights = lightsOf(placed);
    ASSERT_EQ(lights.size(), 2U);
    EXPECT_EQ(lights[0].model, 1350U);
    EXPECT_EQ(lights[0].x, 10.0F);
    EXPECT_NEAR(lights[0].heading, -90.0F, 1e-3F);
    EXPECT_EQ(lights[1].model, 1283U);
    EXPECT_NEAR(lights[1].heading, 150.0F, 1e-3F);
}

} // namespace
} // namespace navsmith::systems::gta_sa_paths::compiler
