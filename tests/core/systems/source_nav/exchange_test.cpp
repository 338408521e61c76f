// What graphs of bots are told of a mesh.
#include "core/systems/exchange.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/support/nav_bytes.h"

#include <gtest/gtest.h>

namespace navsmith::tests {
namespace {

TEST(NavExchange, AreasTellTheirPlaces) {
    RawMesh mesh;
    mesh.version = 5;
    mesh.places = {std::string("Middle\0", 7), std::string("BombsiteA\0", 10)};
    mesh.areas.resize(3);
    for (std::uint32_t i = 0; i < 3; ++i) {
        auto& area = mesh.areas[i];
        area.id = i + 1;
        area.northWest = {100.0F * static_cast<float>(i), 0, 0};
        area.southEast = {100.0F * static_cast<float>(i + 1), 100, 0};
    }
    mesh.areas[1].place = 2;
    mesh.areas[2].place = 1;
    const auto& system = systemNamed("source_nav");
    const auto m = loadFiles(system, {{"room.nav", buildMesh(mesh)}});
    const auto graph = system.exchange.give(m);
    ASSERT_EQ(graph.ground.size(), 3U);
    const auto placeAt = [&](double x) {
        for (const auto& patch : graph.ground) {
            if (patch.low.x == x)
                return graph.nodes[patch.row].place;
        }
        return std::string("no area");
    };
    EXPECT_EQ(placeAt(0), "");
    EXPECT_EQ(placeAt(100), "BombsiteA");
    EXPECT_EQ(placeAt(200), "Middle");
}

} // namespace
} // namespace navsmith::tests
