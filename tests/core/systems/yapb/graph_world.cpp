#include "tests/core/systems/yapb/graph_world.h"

#include "tests/support/map_bytes.h"

namespace navsmith::tests {

FileBytes graphFile(const GraphBytes& graph) {
    return {{"room.graph", bytesOfGraph(graph)}};
}

FileBytes nineWith(const std::function<void(GraphBytes&)>& change) {
    auto graph = graphOfNine();
    change(graph);
    return graphFile(graph);
}

model::Model loadGraph(const FileBytes& files) {
    return loadFiles(systemNamed("yapb"), files);
}

std::shared_ptr<const world::Backdrop> graphRoom() {
    auto map = std::make_shared<world::Backdrop>();
    auto& geometry = map->geometry;
    const auto wall = [&](glm::vec3 a, glm::vec3 b, glm::vec3 c, glm::vec3 d) {
        const auto first = static_cast<std::uint32_t>(geometry.positions.size());
        geometry.positions.insert(geometry.positions.end(), {a, b, c, d});
        for (const auto i : {0U, 1U, 2U, 0U, 2U, 3U})
            geometry.indices.push_back(first + i);
    };
    constexpr float side = 512;
    constexpr float top = 512;
    wall({-side, -side, 0}, {side, -side, 0}, {side, side, 0}, {-side, side, 0});
    wall({-side, side, top}, {side, side, top}, {side, -side, top}, {-side, -side, top});
    wall({-side, -side, 0}, {-side, side, 0}, {-side, side, top}, {-side, -side, top});
    wall({side, side, 0}, {side, -side, 0}, {side, -side, top}, {side, side, top});
    wall({side, -side, 0}, {-side, -side, 0}, {-side, -side, top}, {side, -side, top});
    wall({-side, side, 0}, {side, side, 0}, {side, side, top}, {-side, side, top});
    geometry.layers = {{world::MapLayer::Solid, 0, static_cast<std::uint32_t>(geometry.triangleCount())}};
    geometry.minimum = {-side, -side, 0};
    geometry.maximum = {side, side, top};
    geometry.models = {{geometry.minimum, geometry.maximum}, {{-180, -180, 0}, {-60, -60, 80}}};
    geometry.entities = world::parseEntities("{ \"classname\" \"worldspawn\" }"
                                             "{ \"classname\" \"func_bomb_target\" \"model\" \"*1\" }"
                                             "{ \"classname\" \"info_player_deathmatch\" \"origin\" \"100 -100 36\" }"
                                             "{ \"classname\" \"info_player_start\" \"origin\" \"-100 100 36\" }");
    map->rays = *world::RayCaster::build(geometry);
    return map;
}

} // namespace navsmith::tests
