#include "core/world/solid.h"
#include "tests/core/world/soup.h"

#include <gtest/gtest.h>

namespace navsmith::world {
namespace {

/// A room with a pillar, and a door that extends into a wall.
Soup house() {
    Soup soup;
    soup.addBlock(MapLayer::Solid, {0, 0, 0}, {512, 512, 256}, true);
    soup.addBlock(MapLayer::Solid, {200, 200, 0}, {264, 264, 256});
    soup.addBlock(MapLayer::Brushes, {500, 100, 0}, {600, 164, 96});
    return soup;
}

TEST(InsideSolid, roomIsOpen) {
    const RayCaster rays = house().caster();
    for (const glm::vec3& point : {glm::vec3(100, 100, 1), glm::vec3(100, 100, 255), glm::vec3(1, 1, 1),
                                   glm::vec3(199, 232, 100), glm::vec3(480, 132, 30)})
        EXPECT_FALSE(insideSolid(rays, point)) << point.x << ' ' << point.y << ' ' << point.z;
}

TEST(InsideSolid, pillarAndOutsideAreSolid) {
    const RayCaster rays = house().caster();
    for (const glm::vec3& point : {glm::vec3(232, 232, 100), glm::vec3(201, 201, 1), glm::vec3(100, 100, -5),
                                   glm::vec3(100, 100, 300), glm::vec3(5000, 5000, 5000), glm::vec3(520, 132, 30)})
        EXPECT_TRUE(insideSolid(rays, point)) << point.x << ' ' << point.y << ' ' << point.z;
}

TEST(InsideSolid, doorIsOpenSpace) {
    EXPECT_FALSE(insideSolid(house().caster(), {506, 132, 30}));
}

TEST(InsideSolid, roomWithoutACeilingIsOpen) {
    Soup soup;
    soup.add(MapLayer::Solid, {0, 0, 0}, {512, 0, 0}, {512, 512, 0});
    soup.add(MapLayer::Solid, {0, 0, 0}, {512, 512, 0}, {0, 512, 0});
    EXPECT_FALSE(insideSolid(soup.caster(), {250, 250, 24}));
    EXPECT_TRUE(insideSolid(soup.caster(), {250, 250, -24}));
    EXPECT_TRUE(insideSolid(RayCaster{}, {250, 250, 24})) << "there is no inside";
}

} // namespace
} // namespace navsmith::world
