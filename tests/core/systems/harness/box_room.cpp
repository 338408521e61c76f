#include "tests/core/systems/harness/box_room.h"

namespace navsmith::tests {

std::shared_ptr<const world::Backdrop> boxRoom(std::string_view entities, const std::vector<world::MapModel>& models) {
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
    geometry.models = {{geometry.minimum, geometry.maximum}};
    geometry.models.insert(geometry.models.end(), models.begin(), models.end());
    geometry.entities = world::parseEntities(entities);
    map->rays = *world::RayCaster::build(geometry);
    return map;
}

} // namespace navsmith::tests
