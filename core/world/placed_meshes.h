// A world made of models that stand in it many times: each model's triangles are stored once. Plain data, independent
// of game formats. World units, z up.
#pragma once

#include "core/world/box_tree.h"
#include "core/world/map_geometry.h"
#include "core/world/triangle_tree.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace navsmith::world {

/// Triangles in a model's own coordinates.
struct Mesh {
    std::string name;
    std::vector<glm::vec3> positions;   ///< finite
    std::vector<std::uint32_t> indices; ///< three per triangle, counter-clockwise as seen from the front; valid
    std::vector<Surface> surfaces;      ///< per triangle

    [[nodiscard]] std::size_t triangleCount() const { return surfaces.size(); }
};

inline constexpr auto kNoPlacement = std::numeric_limits<std::uint32_t>::max();

/// Where a mesh stands. World point = turn * local point + position.
struct Placement {
    std::uint32_t mesh = 0;
    MapLayer layer = MapLayer::Solid; ///< of all its triangles
    glm::vec3 position{0.0F};         ///< finite
    glm::mat3 turn{1.0F};             ///< a rotation

    [[nodiscard]] glm::vec3 toWorld(const glm::vec3& local) const { return turn * local + position; }
};

/// Immutable, so threads can share it. Hierarchies of single meshes are made when they are first asked for.
class PlacedMeshes {
public:
    /// Placements name meshes in range.
    PlacedMeshes(std::vector<Mesh> meshes, std::vector<Placement> placements);
    ~PlacedMeshes();
    PlacedMeshes(const PlacedMeshes&) = delete;
    PlacedMeshes& operator=(const PlacedMeshes&) = delete;
    PlacedMeshes(PlacedMeshes&&) = delete;
    PlacedMeshes& operator=(PlacedMeshes&&) = delete;

    [[nodiscard]] std::span<const Mesh> meshes() const { return meshes_; }
    [[nodiscard]] std::span<const Placement> placements() const { return placements_; }
    /// The bounds of a placed mesh, in the world.
    [[nodiscard]] const Bounds& boundsOf(std::uint32_t placement) const { return bounds_[placement]; }
    [[nodiscard]] const Bounds& bounds() const { return all_; }
    [[nodiscard]] LayerMask layers() const { return layers_; }
    /// The triangles of all placements together.
    [[nodiscard]] std::size_t triangleCount() const { return triangleCount_; }
    /// The tree over the boxes of the placements.
    [[nodiscard]] const BoxTree& boxes() const { return boxes_; }
    /// The tree of a mesh, in its own coordinates. Any thread may ask.
    [[nodiscard]] const TriangleTree& tree(std::uint32_t mesh) const;

private:
    std::vector<Mesh> meshes_;
    std::vector<Placement> placements_;
    std::vector<Bounds> bounds_;
    Bounds all_;
    LayerMask layers_ = 0;
    std::size_t triangleCount_ = 0;
    BoxTree boxes_;
    mutable std::unique_ptr<std::atomic<const TriangleTree*>[]> trees_; ///< null: not made yet
};

} // namespace navsmith::world
