#include "core/world/placed_meshes.h"

#include <glm/common.hpp>

#include <utility>

namespace navsmith::world {
namespace {

/// The bounds of a turned box.
Bounds placed(const Bounds& local, const Placement& placement) {
    Bounds world;
    if (local.empty())
        return world;
    const glm::vec3 centre = placement.toWorld(local.centre());
    const glm::vec3 half = (local.maximum - local.minimum) * 0.5F;
    const glm::mat3 size(glm::abs(placement.turn[0]), glm::abs(placement.turn[1]), glm::abs(placement.turn[2]));
    // A hair for the rounding of turned corners.
    const glm::vec3 reach = size * half + (glm::abs(centre) + glm::vec3(1.0F)) * 1e-6F;
    world.add(centre - reach);
    world.add(centre + reach);
    return world;
}

} // namespace

PlacedMeshes::PlacedMeshes(std::vector<Mesh> meshes, std::vector<Placement> placements)
    : meshes_(std::move(meshes)), placements_(std::move(placements)),
      trees_(std::make_unique<std::atomic<const TriangleTree*>[]>(meshes_.size())) {
    std::vector<Bounds> local(meshes_.size());
    for (std::size_t i = 0; i < meshes_.size(); ++i) {
        for (const auto& position : meshes_[i].positions)
            local[i].add(position);
    }
    bounds_.reserve(placements_.size());
    std::vector<BoxTree::Item> items;
    items.reserve(placements_.size());
    for (const auto& placement : placements_) {
        const auto& bounds = bounds_.emplace_back(placed(local[placement.mesh], placement));
        all_.add(bounds);
        layers_ |= layerBit(placement.layer);
        triangleCount_ += meshes_[placement.mesh].triangleCount();
        items.push_back({bounds, bounds.empty() ? 0 : layerBit(placement.layer)});
    }
    boxes_ = BoxTree::build(items).value_or(BoxTree());
}

PlacedMeshes::~PlacedMeshes() {
    for (std::size_t i = 0; i < meshes_.size(); ++i)
        delete trees_[i].load();
}

const TriangleTree& PlacedMeshes::tree(std::uint32_t mesh) const {
    auto& slot = trees_[mesh];
    if (const auto* existing = slot.load(std::memory_order_acquire))
        return *existing;
    const auto& from = meshes_[mesh];
    std::vector<TriangleTree::Triangle> triangles;
    triangles.reserve(from.triangleCount());
    for (std::uint32_t i = 0; i < from.triangleCount(); ++i) {
        const auto corner = [&](std::size_t which) { return from.positions[from.indices[std::size_t{i} * 3 + which]]; };
        triangles.push_back({corner(0), corner(1), corner(2), i, MapLayer::Solid, from.surfaces[i]});
    }
    auto fresh = std::make_unique<const TriangleTree>(*TriangleTree::build(std::move(triangles)));
    // Two threads may have made one; the first stays.
    const TriangleTree* other = nullptr;
    if (slot.compare_exchange_strong(other, fresh.get(), std::memory_order_acq_rel))
        return *fresh.release();
    return *other;
}

} // namespace navsmith::world
