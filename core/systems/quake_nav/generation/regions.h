// Which node each cell of the lattice belongs to: the one from which it is nearest on foot.
#pragma once

#include "core/systems/quake_nav/generation/network.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

inline constexpr NodeIndex kNoNode = std::numeric_limits<NodeIndex>::max();

class Regions {
public:
    explicit Regions(const Lattice& lattice);

    /// A new node takes the cells that are nearer to it.
    void claim(NodeIndex node, std::uint32_t cell);

    [[nodiscard]] NodeIndex owner(std::uint32_t cell) const { return owner_[cell]; }
    /// On foot from the owner, world units; infinite without one.
    [[nodiscard]] float distance(std::uint32_t cell) const { return distance_[cell]; }
    /// From the owner to the cell, both included.
    [[nodiscard]] std::vector<std::uint32_t> path(std::uint32_t cell) const;

private:
    const Lattice* lattice_;
    std::vector<NodeIndex> owner_;
    std::vector<float> distance_;
    std::vector<std::uint32_t> parent_;
};

struct PlacementOptions {
    float spacing = 128; ///< least distance between nodes in the narrowest places, world units
    /// In wider places the distance grows by this part of the clearance of both nodes. Authors do so too: over 6,500
    /// nodes the nearest neighbour is the farther away the larger the radius is.
    float growth = 0.2F;
    float highestRadius = 160;
};

/// The least distance between two nodes with these clearances.
float spacingFor(float one, float other, const PlacementOptions& options);
float radiusFor(float clearance, const PlacementOptions& options);

} // namespace navsmith::systems::quake_nav::generation
