// Maps made of single triangles and of boxes.
#pragma once

#include "core/world/ray_caster.h"

#include <array>
#include <cstdint>

namespace navsmith::world {

/// A triangle soup: each triangle has its own corners.
class Soup {
public:
    void add(MapLayer layer, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c) {
        const auto first = static_cast<std::uint32_t>(map_.positions.size());
        map_.positions.insert(map_.positions.end(), {a, b, c});
        map_.indices.insert(map_.indices.end(), {first, first + 1, first + 2});
        if (map_.layers.empty() || map_.layers.back().layer != layer)
            map_.layers.push_back({layer, first / 3, 0});
        ++map_.layers.back().triangleCount;
    }

    /// The surface of a block, visible from outside; with `room`, the walls of a room, visible from inside.
    void addBlock(MapLayer layer, const glm::vec3& low, const glm::vec3& high, bool room = false) {
        const std::array<glm::vec3, 2> ends{low, high};
        const auto corner = [&](std::size_t i) {
            return glm::vec3(ends.at(i & 1U).x, ends.at((i >> 1U) & 1U).y, ends.at((i >> 2U) & 1U).z);
        };
        constexpr std::array<std::array<std::size_t, 4>, 6> kFaces{
            {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
        for (const auto& face : kFaces) {
            const std::size_t second = room ? 3 : 1;
            add(layer, corner(face[0]), corner(face.at(second)), corner(face[2]));
            add(layer, corner(face[0]), corner(face[2]), corner(face.at(4 - second)));
        }
    }

    [[nodiscard]] const MapGeometry& map() const { return map_; }
    [[nodiscard]] RayCaster caster() const { return RayCaster::build(map_).value(); }

private:
    MapGeometry map_;
};

} // namespace navsmith::world
