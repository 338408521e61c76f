#include "core/world/displacement.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cstddef>

namespace navsmith::world {

DisplacementSurface displacementSurface(const source::VbspFile& file, const source::VbspFace& face) {
    // A grid between the four corners of the face, beginning at the one nearest to `start`, with an offset for each
    // vertex.
    const auto& displacement = file.displacements[static_cast<std::size_t>(face.displacement)];
    std::array<glm::vec3, 4> corners{};
    for (std::size_t i = 0; i < 4; ++i)
        corners[i] = file.vertices[file.corners[face.corners.first + i]];
    const auto nearest = std::min_element(corners.begin(), corners.end(), [&](const glm::vec3& a, const glm::vec3& b) {
        return glm::distance(a, displacement.start) < glm::distance(b, displacement.start);
    });
    std::rotate(corners.begin(), nearest, corners.end());

    DisplacementSurface surface;
    const std::uint32_t posts = displacement.posts();
    const std::size_t count = std::size_t{posts} * posts;
    surface.positions.reserve(count);
    surface.bases.reserve(count);
    surface.places.reserve(count);
    for (std::uint32_t i = 0; i < posts; ++i) {
        const float down = static_cast<float>(i) / static_cast<float>(posts - 1);
        const glm::vec3 left = glm::mix(corners[0], corners[1], down);
        const glm::vec3 right = glm::mix(corners[3], corners[2], down);
        for (std::uint32_t j = 0; j < posts; ++j) {
            const float across = static_cast<float>(j) / static_cast<float>(posts - 1);
            const auto& vertex =
                file.displacementVertices[std::size_t{displacement.firstVertex} + std::size_t{i} * posts + j];
            const glm::vec3 base = glm::mix(left, right, across);
            const glm::vec3 position = base + vertex.direction * vertex.distance;
            if (!bsp::isSound(position))
                return {};
            surface.positions.push_back(position);
            surface.bases.push_back(base);
            surface.places.emplace_back(across, down);
        }
    }

    std::size_t tag = 0;
    const auto add = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        const bool removed = displacement.firstTag &&
                             (file.displacementTags[*displacement.firstTag + tag] & source::kTriangleRemoved) != 0;
        ++tag;
        if (!removed)
            surface.triangles.push_back({a, b, c});
    };
    // Diagonals alternate, as in the game's collision surface.
    for (std::uint32_t i = 0; i + 1 < posts; ++i) {
        for (std::uint32_t j = 0; j + 1 < posts; ++j) {
            const std::uint32_t n = i * posts + j;
            if (n % 2 == 1) {
                add(n, n + posts, n + 1);
                add(n + 1, n + posts, n + posts + 1);
            } else {
                add(n, n + posts, n + posts + 1);
                add(n, n + posts + 1, n + 1);
            }
        }
    }
    return surface;
}

} // namespace navsmith::world
