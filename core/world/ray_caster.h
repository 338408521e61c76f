// Ray casts against a map: what is under the mouse, and where the ground is below a node.
#pragma once

#include "core/world/map_geometry.h"
#include "core/world/placed_meshes.h"
#include "core/world/triangle_tree.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>

namespace navsmith::world {

struct RayOptions {
    float maxDistance = std::numeric_limits<float>::infinity(); ///< world units along the ray; inclusive
    LayerMask layers = kAllLayers;
    Facing facing = Facing::Both;
};

struct RayHit {
    glm::vec3 point{0.0F};
    glm::vec3 normal{0.0F};     ///< of the triangle's front, length 1
    std::uint32_t triangle = 0; ///< index of the triangle in MapGeometry::indices, in units of three; or in the mesh of
                                ///< `placement`
    std::uint32_t placement = kNoPlacement; ///< index into PlacedMeshes::placements()
    MapLayer layer = MapLayer::Solid;
    Surface surface = Surface::Default;
    float distance = 0.0F; ///< world units from the ray's origin
};

/// A hierarchy of bounding boxes over the triangles of a map, and over the meshes placed in its world. Immutable and
/// self-contained, so it may outlive the geometry and be used from several threads.
class RayCaster {
public:
    /// Empty: nothing to hit.
    RayCaster() = default;

    /// Takes some tens of milliseconds for the largest maps, so run it on a worker thread; it is a pure function. None
    /// if stopped on request.
    static std::optional<RayCaster> build(const MapGeometry& geometry, const std::stop_token& stop = {},
                                          std::shared_ptr<const PlacedMeshes> placed = nullptr);

    /// The nearest triangle; among equal distances, the first. A ray through a shared edge or corner hits one of its
    /// triangles and never slips between them. `direction` may have any non-zero length; none if it or the origin is
    /// not finite.
    [[nodiscard]] std::optional<RayHit> cast(const glm::vec3& origin, const glm::vec3& direction,
                                             const RayOptions& options = {}) const;

    /// The ground at (x, y), straight down from `fromZ`: the nearest triangle of a ground layer, from either side.
    /// Start a little higher (8 units) to find the floor that a node stands on.
    [[nodiscard]] std::optional<RayHit> ground(float x, float y, float fromZ) const;

    /// Where a moving box is stopped.
    struct SweepHit {
        float fraction = 0;         ///< fraction of the movement, 0 to 1; 0 if the box starts inside an obstacle
        glm::vec3 normal{0.0F};     ///< opposes the movement; if the box starts stuck, the shortest way out. Length 1
        std::uint32_t triangle = 0; ///< as in RayHit; kNoTriangle: a solid without triangles
        std::uint32_t placement = kNoPlacement;
        MapLayer layer = MapLayer::Solid; ///< brushes: of an entity
    };
    static constexpr std::uint32_t kNoTriangle = std::numeric_limits<std::uint32_t>::max();
    /// Moves an axis-aligned box with its centre from `from` to `to` and finds the first contact with what stops a
    /// player: MapGeometry::solids, or a ground layer (as in ground()) from either side. Overlaps of at most `kTouch`,
    /// at the start or along the way, do not stop it; so a box may stand on a floor, slide along a wall and end just
    /// inside one. Without movement: whether the box overlaps anything by more. None if a number is not finite.
    [[nodiscard]] std::optional<SweepHit> sweep(const glm::vec3& halfSize, const glm::vec3& from,
                                                const glm::vec3& to) const;
    static constexpr float kTouch = 0.25F; ///< world units, along each axis of the box

    /// The triangles of the map, without placed meshes.
    [[nodiscard]] std::size_t triangleCount() const { return map_.triangles().size(); }

private:
    [[nodiscard]] std::optional<SweepHit> sweepTriangles(const glm::vec3& halfSize, const glm::vec3& from,
                                                         const glm::vec3& to) const;

    TriangleTree map_;
    std::shared_ptr<const Tracer> solids_;
    std::uint32_t solidMask_ = 0;
    std::shared_ptr<const PlacedMeshes> placed_;
};

} // namespace navsmith::world
