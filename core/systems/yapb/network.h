// Nodes and links of a graph while it is being made.
#pragma once

#include "core/systems/yapb/mesh_ground.h"
#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace navsmith::systems::yapb {

struct PlannedNode {
    glm::vec3 feet{0};
    std::uint32_t flags = 0;
    float radius = 0;
    glm::vec3 firstAim{0}; ///< as navsmith::yapb::Node::start
    glm::vec3 lastAim{0};
};

struct PlannedLink {
    std::size_t to = 0;
    float length = 0;
    bool isJump = false;
    glm::vec3 velocity{0};
};

class Network {
public:
    std::vector<PlannedNode> nodes;
    std::vector<std::vector<PlannedLink>> links; ///< by node

    std::size_t add(PlannedNode node);
    [[nodiscard]] bool hasLink(std::size_t from, std::size_t to) const;
    [[nodiscard]] bool hasRoom(std::size_t node) const;
    /// Does nothing if the link exists already, or there is no room.
    void link(std::size_t from, std::size_t to);
    void jump(std::size_t from, std::size_t to, const glm::vec3& velocity);
    /// Nodes within a distance, the nearest first.
    [[nodiscard]] std::vector<std::size_t> within(std::size_t node, float distance) const;
    /// Lengths of the shortest ways from a node, up to a limit; infinity beyond.
    [[nodiscard]] std::vector<float> waysFrom(std::size_t node, float limit) const;

    void dropLongest(std::size_t node);

    /// The part of each node: all of a part reach each other. The largest has number 0, the others follow by size.
    [[nodiscard]] std::vector<std::size_t> parts() const;
    /// Of fewer nodes; the largest stays.
    void removeSmallParts(std::size_t least);
};

/// Links nodes where the mesh leads from one to the other, without those that shorter ones make useless. `rays` may be
/// null; otherwise links that something stands in the way of are made only where no other way leads.
void linkWalks(Network& network, const MeshGround& ground, const world::RayCaster* rays);
/// Adds nodes and links where the mesh leads from part to part, but no link does.
void bridgeParts(Network& network, const MeshGround& ground);
/// Adds jumps that shorten ways.
void linkJumps(Network& network, const world::RayCaster& rays);

} // namespace navsmith::systems::yapb
