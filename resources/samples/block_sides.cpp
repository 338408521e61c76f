#include "resources/samples/block_sides.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <utility>

namespace navsmith::samples {

using glm::vec3;

std::vector<Side> sidesOf(const Block& block) {
    const auto& [west, north, east, south] = block.extent;
    const auto low = [&](float x, float y) { return vec3(x, y, block.bottom); };
    const std::array<vec3, 4> bottom{low(west, north), low(east, north), low(east, south), low(west, south)};
    std::array<vec3, 4> top = bottom;
    for (std::size_t i = 0; i < 4; ++i)
        top[i].z = block.top[i];

    const auto topTexture = mapTexture(block.texture).top;
    std::vector<Side> sides;
    const auto add = [&](std::uint8_t bit, std::initializer_list<vec3> corners, const vec3& outward) {
        Side side;
        for (const auto& corner : corners) {
            // Where a slope ends at the ground, a side is a triangle.
            if (side.corners.empty() || (corner != side.corners.back() && corner != side.corners.front()))
                side.corners.push_back(corner);
        }
        if (side.corners.size() < 3)
            return;
        const auto across = glm::cross(side.corners[1] - side.corners[0], side.corners[2] - side.corners[0]);
        side.normal = across / glm::length(across); // exact along an axis, unlike glm::normalize
        if (glm::dot(side.normal, outward) < 0)
            side.normal = -side.normal;
        else
            std::reverse(side.corners.begin(), side.corners.end());
        side.normal += vec3(0); // no negative zeros
        side.texture = bit == side::kTop && !topTexture.empty() ? topTexture : block.texture;
        side.drawn = (block.drawn & bit) != 0;
        sides.push_back(std::move(side));
    };
    add(side::kNorth, {bottom[0], bottom[1], top[1], top[0]}, {0, -1, 0});
    add(side::kEast, {bottom[1], bottom[2], top[2], top[1]}, {1, 0, 0});
    add(side::kSouth, {bottom[2], bottom[3], top[3], top[2]}, {0, 1, 0});
    add(side::kWest, {bottom[3], bottom[0], top[0], top[3]}, {-1, 0, 0});
    add(side::kTop, {top[0], top[1], top[2], top[3]}, {0, 0, 1});
    add(side::kBottom, {bottom[0], bottom[1], bottom[2], bottom[3]}, {0, 0, -1});
    return sides;
}

Body bodyOf(const Block& block) {
    Body body;
    for (const auto& side : sidesOf(block))
        body.planes.push_back({side.normal, glm::dot(side.normal, side.corners.front()), 0});
    return body;
}

Block box(const Extent& extent, float bottom, float top, std::string_view texture) {
    return {{}, extent, bottom, {top, top, top, top}, texture};
}

} // namespace navsmith::samples
