#include "tests/render/textured_floor.h"

#include <utility>

namespace navsmith::tests {

world::TextureImage imageOf(std::uint32_t width, std::uint32_t height,
                            const std::function<Pixel(std::uint32_t, std::uint32_t)>& pixel) {
    world::TextureImage image{width, height, {}};
    for (std::uint32_t y = 0; y < height; ++y) {
        for (std::uint32_t x = 0; x < width; ++x) {
            const auto p = pixel(x, y);
            image.rgba.insert(image.rgba.end(), p.begin(), p.end());
        }
    }
    return image;
}

void addFloor(world::TexturedMap& map, float height, world::MapTexture texture, world::MapLayer layer) {
    constexpr float reach = 100;
    const auto first = static_cast<std::uint32_t>(map.vertices.size());
    for (const auto& at : {glm::vec2(0, 1), glm::vec2(1, 1), glm::vec2(1, 0), glm::vec2(0, 0)})
        map.vertices.push_back({{(at.x * 2 - 1) * reach, (1 - at.y * 2) * reach, height}, at, at});
    map.parts.push_back(
        {layer, static_cast<std::uint32_t>(map.textures.size()), static_cast<std::uint32_t>(map.indices.size()), 6});
    for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U})
        map.indices.push_back(first + i);
    map.textures.push_back(std::move(texture));
    ++map.faces;
}

world::TexturedMap texturedFloor(world::MapTexture texture, world::MapLayer layer) {
    world::TexturedMap map;
    addFloor(map, 0, std::move(texture), layer);
    return map;
}

std::shared_ptr<const world::Backdrop> backdropOf(const world::TexturedMap& map) {
    auto backdrop = std::make_shared<world::Backdrop>();
    auto& geometry = backdrop->geometry;
    for (const auto& vertex : map.vertices) {
        geometry.positions.push_back(vertex.position);
        geometry.minimum =
            geometry.positions.size() == 1 ? vertex.position : glm::min(geometry.minimum, vertex.position);
        geometry.maximum =
            geometry.positions.size() == 1 ? vertex.position : glm::max(geometry.maximum, vertex.position);
    }
    geometry.indices = map.indices;
    for (const auto& part : map.parts) {
        if (!geometry.layers.empty() && geometry.layers.back().layer == part.layer)
            geometry.layers.back().triangleCount += part.indexCount / 3;
        else
            geometry.layers.push_back({part.layer, part.firstIndex / 3, part.indexCount / 3});
    }
    return backdrop;
}

} // namespace navsmith::tests
