// Lifts: which movers of a map are one, and how bots get to ride them.
#include "core/systems/yapb/lifts.h"
#include "core/systems/yapb/place_nodes.h"
#include "formats/yapb/graph_file.h"
#include "tests/core/systems/harness/box_room.h"
#include "tests/core/systems/yapb/graph_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

namespace navsmith::tests {
namespace {

namespace graph = systems::yapb;

world::MapGeometry mapWith(const std::string& entities, const world::MapModel& model) {
    world::MapGeometry map;
    map.entities = world::parseEntities(entities);
    map.models = {{}, model};
    return map;
}

constexpr world::MapModel kPlatform{{-64, -64, 0}, {64, 64, 16}};

TEST(YapbLifts, StopWhereTheirKindOfMoverDoes) {
    const auto stops = [](const std::string& keys, const world::MapModel& model = kPlatform) {
        const auto lifts = graph::liftsOf(mapWith("{ \"model\" \"*1\" " + keys + " }", model));
        return lifts.size() == 1 ? std::pair(lifts[0].bottom, lifts[0].top) : std::pair(-1.0F, -1.0F);
    };
    using Stops = std::pair<float, float>;
    EXPECT_EQ(stops(R"("classname" "func_plat" "height" "200")"), Stops(-184, 16)) << "it is built above";
    EXPECT_EQ(stops(R"("classname" "func_plat")", {{-64, -64, 0}, {64, 64, 128}}), Stops(8, 128))
        << "without a height it sinks into the floor";
    EXPECT_EQ(stops(R"("classname" "func_door" "angle" "-1" "lip" "-186")"), Stops(16, 216));
    EXPECT_EQ(stops(R"("classname" "func_door" "angles" "90 0 0" "lip" "-186")"), Stops(-184, 16)) << "downwards";
    EXPECT_EQ(stops(R"("classname" "func_door" "angles" "-90 0 0" "lip" "-186" "origin" "0 0 32")"), Stops(48, 248));
}

TEST(YapbLifts, OtherDoorsCarryNobody) {
    const auto count = [](const std::string& keys, const world::MapModel& model = kPlatform) {
        return graph::liftsOf(mapWith("{ \"model\" \"*1\" " + keys + " }", model)).size();
    };
    EXPECT_EQ(count(R"("classname" "func_door" "angle" "90" "lip" "-186")"), 0U) << "it slides sideways";
    EXPECT_EQ(count(R"("classname" "func_door" "angle" "-1" "lip" "-186")", {{-8, -64, 0}, {8, 64, 128}}), 0U)
        << "too thin to stand on";
    EXPECT_EQ(count(R"("classname" "func_door" "angle" "-1")"), 0U) << "a step";
    EXPECT_EQ(count(R"("classname" "func_wall")"), 0U);
}

TEST(YapbLifts, TrainsAreLiftsOnAnUprightTrack) {
    const auto lifts = [](const std::string& second) {
        return graph::liftsOf(mapWith(R"({ "classname" "func_train" "model" "*1" "target" "below" })"
                                      R"({ "classname" "path_corner" "targetname" "below" "target" "above")"
                                      R"( "origin" "500 0 8" })"
                                      R"({ "classname" "path_corner" "targetname" "above" "target" "below")"
                                      R"( "origin" ")" +
                                          second + R"(" })",
                                      kPlatform));
    };
    const auto upright = lifts("500 0 208");
    ASSERT_EQ(upright.size(), 1U);
    EXPECT_EQ(upright[0].bottom, 16);
    EXPECT_EQ(upright[0].top, 216);
    EXPECT_TRUE(lifts("300 0 208").empty()) << "a train that goes elsewhere";
    EXPECT_EQ(upright[0].middle(), glm::vec2(500, 0)) << "it was built elsewhere";
}

/// A room with a gallery along its east side, 200 above the floor, and a lift before it.
std::shared_ptr<const world::Backdrop> roomWithGallery(const std::string& lift) {
    constexpr float west = 200;
    constexpr float height = 200;
    auto map = std::make_shared<world::Backdrop>();
    auto& geometry = map->geometry;
    geometry = boxRoom("{ \"classname\" \"worldspawn\" }"
                       "{ \"classname\" \"info_player_deathmatch\" \"origin\" \"-300 -100 36\" }"
                       "{ \"classname\" \"info_player_start\" \"origin\" \"-300 100 36\" }" +
                           lift,
                       {{{72, -64, 0}, {200, 64, 8}}})
                   ->geometry;
    const auto first = static_cast<std::uint32_t>(geometry.positions.size());
    geometry.positions.insert(geometry.positions.end(),
                              {{west, -512, height}, {512, -512, height}, {512, 512, height}, {west, 512, height}});
    for (const auto i : {0U, 1U, 2U, 0U, 2U, 3U})
        geometry.indices.push_back(first + i);
    geometry.layers.front().triangleCount = static_cast<std::uint32_t>(geometry.triangleCount());
    map->rays = *world::RayCaster::build(geometry);
    return map;
}

/// The floor and the gallery; nobody walks from one to the other.
systems::BotGraph meshOfGallery() {
    systems::BotGraph mesh;
    mesh.name = "room";
    mesh.nodes.resize(2);
    mesh.ground = {{0, {-496, -496}, {184, 496}, {0, 0, 0, 0}}, {1, {216, -496}, {496, 496}, {200, 200, 200, 200}}};
    return mesh;
}

TEST(YapbLifts, BotsRideToWhereNoOtherWayLeads) {
    const auto map =
        roomWithGallery(R"({ "classname" "func_door" "model" "*1" "angle" "-1" "lip" "-194" "targetname" "lift" })");
    const auto output = graph::graphFromMesh(meshOfGallery(), map.get());
    std::vector<std::size_t> rides;
    for (std::size_t n = 0; n < output.nodes.size(); ++n) {
        if ((output.nodes[n].flags & graph::kLift) != 0)
            rides.push_back(n);
    }
    ASSERT_EQ(rides.size(), 2U) << "one at each stop";
    const auto& bottom = output.nodes[rides[0]];
    const auto& top = output.nodes[rides[1]];
    EXPECT_EQ(bottom.origin, glm::vec3(136, 0, 44));
    EXPECT_EQ(top.origin, glm::vec3(136, 0, 244));
    EXPECT_EQ(bottom.radius, 0);
    const auto leads = [&](std::size_t from, std::size_t to) {
        return std::ranges::any_of(output.nodes[from].links,
                                   [&](const auto& link) { return link.target == static_cast<std::int16_t>(to); });
    };
    EXPECT_TRUE(leads(rides[0], rides[1]));
    for (std::size_t n = 0; n < output.nodes.size(); ++n) {
        const auto& node = output.nodes[n];
        const bool isOnPlatform = node.origin.x > 72 && node.origin.x < 200 && std::abs(node.origin.y) < 64;
        EXPECT_EQ(isOnPlatform, (node.flags & graph::kLift) != 0) << "node " << n << ": the platform may be elsewhere";
    }
    auto m = loadGraph({{"room.graph", yapb::write(output)}});
    m.setMap(map);
    EXPECT_EQ(countsOf(issuesOf(m)), Counts()) << "one piece, and each node is at the lift's stops";
}

TEST(YapbLifts, WithoutALiftTheGalleryIsAlone) {
    const auto map = roomWithGallery("");
    auto m = loadGraph({{"room.graph", yapb::write(graph::graphFromMesh(meshOfGallery(), map.get()))}});
    EXPECT_NE(issuesOf(m, "YB006").size(), 0U);
}

} // namespace
} // namespace navsmith::tests
