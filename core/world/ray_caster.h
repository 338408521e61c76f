// Where a ray meets a map: what is under the mouse, and where the ground is under a node.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace navsmith::world {

/// Which sides of a triangle a ray meets. The front is the side from which its corners run counter-clockwise.
enum class Facing : std::uint8_t {
    Both,  ///< for dropping to the floor
    Front, ///< for the mouse: a camera outside looks through the outer walls
};

struct RayOptions {
    float maxDistance =
        std::numeric_limits<float>::infinity(); ///< world units along the ray; what is there still counts
    LayerMask layers = kAllLayers;
    Facing facing = Facing::Both;
};

struct RayHit {
    glm::vec3 point{0.0F};
    glm::vec3 normal{0.0F};     ///< of the triangle's front, length 1
    std::uint32_t triangle = 0; ///< of MapGeometry::indices, counted in threes
    MapLayer layer = MapLayer::Solid;
    float distance = 0.0F; ///< world units from the origin of the ray
};

/// A hierarchy of boxes over the triangles of one map. Does not change once it is built and keeps what it needs, so it
/// may outlive the geometry and be asked from several threads.
class RayCaster {
public:
    /// Nothing to hit.
    RayCaster() = default;

    /// Some tens of milliseconds for the largest maps, so it is made for a thread of its own; it is a pure function.
    /// None after a stop was asked for.
    static std::optional<RayCaster> build(const MapGeometry& geometry, const std::stop_token& stop = {});

    /// The nearest triangle; of several at one distance the first. Rays through a shared edge or corner hit one of the
    /// triangles that share it and never pass between them. `direction` may have any length but 0; none if it or the
    /// origin is not finite.
    [[nodiscard]] std::optional<RayHit> cast(const glm::vec3& origin, const glm::vec3& direction,
                                             const RayOptions& options = {}) const;

    /// The ground at (x, y), straight down from `fromZ`: the nearest of the layers on which one can stand, from either
    /// side. A little room above (8 units) finds the floor that a node stands on.
    [[nodiscard]] std::optional<RayHit> ground(float x, float y, float fromZ) const;

    /// Where a box is stopped.
    struct SweepHit {
        float fraction = 0;     ///< of the way, 0 to 1; 0 if it starts in what stops it
        glm::vec3 normal{0.0F}; ///< against the movement; where it starts stuck, the shortest way out. Length 1
        std::uint32_t triangle = 0;
    };
    /// An upright box moved in a straight line, its middle from `from` to `to`: where it first meets the ground's
    /// layers (as in ground()), from either side. What it overlaps by no more than `kTouch`, at the start or passing
    /// by, does not stop it; so a box may stand on a floor, slide along a wall and end just in one. Without a movement:
    /// whether it overlaps anything by more. None if a number is not finite.
    [[nodiscard]] std::optional<SweepHit> sweep(const glm::vec3& halfSize, const glm::vec3& from,
                                                const glm::vec3& to) const;
    static constexpr float kTouch = 0.25F; ///< world units, along each axis of the box

    [[nodiscard]] std::size_t triangleCount() const { return triangles_.size(); }

private:
    struct Triangle {
        glm::vec3 a{0.0F};
        glm::vec3 b{0.0F};
        glm::vec3 c{0.0F};
        std::uint32_t number = 0;
        MapLayer layer = MapLayer::Solid;
    };

    /// A leaf has triangles first .. first + count - 1; another node has count 0 and children first and first + 1.
    struct Node {
        glm::vec3 minimum{0.0F};
        glm::vec3 maximum{0.0F};
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        LayerMask layers = 0; ///< of all triangles below
    };

    friend class RayCasterBuilder;

    std::vector<Node> nodes_; ///< the first is the root
    std::vector<Triangle> triangles_;
};

} // namespace navsmith::world
