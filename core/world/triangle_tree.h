// Triangles in a hierarchy of boxes. For the ray casts of this folder.
#pragma once

#include "core/world/box_tree.h"
#include "core/world/ray.h"
#include "formats/gta_world/surface_class.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace navsmith::world {

/// What a triangle is made of. Only San Andreas states it; maps of other games are Default.
using Surface = gta_world::SurfaceClass;

/// The triangle sides that a ray hits. The front is the side from which the corners run counter-clockwise.
enum class Facing : std::uint8_t {
    Both,  ///< for dropping to the floor
    Front, ///< for the mouse: a camera outside sees through the outer walls
};

class TriangleTree {
public:
    struct Triangle {
        glm::vec3 a{0.0F};
        glm::vec3 b{0.0F};
        glm::vec3 c{0.0F};
        std::uint32_t number = 0;
        MapLayer layer = MapLayer::Solid;
        Surface surface = Surface::Default;
    };

    TriangleTree() = default;
    /// None if stopped on request.
    static std::optional<TriangleTree> build(std::vector<Triangle> triangles, const std::stop_token& stop = {});

    [[nodiscard]] std::span<const Triangle> triangles() const { return triangles_; }
    [[nodiscard]] const BoxTree& boxes() const { return boxes_; }

    /// Rounding of boxes that a ray must be forgiven: they only cull.
    [[nodiscard]] double slackFor(const glm::dvec3& origin) const;
    /// The nearest triangle of these layers at up to `distance`, which becomes its distance; among equal distances, the
    /// one with the lowest number. Null if there is none.
    const Triangle* cast(const Ray& ray, LayerMask layers, Facing facing, double& distance) const;

private:
    std::vector<Triangle> triangles_; ///< as the leaves hold them
    BoxTree boxes_;
};

} // namespace navsmith::world
