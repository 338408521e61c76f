// Nodes and links of a graph while it is being made.
#pragma once

#include "core/systems/yapb/flags.h"
#include "core/systems/yapb/mesh_ground.h"
#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace navsmith::systems::yapb {

/// Nodes that no way over the ground leads to.
inline constexpr std::uint32_t kOffGround = kLadder | kLift;

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

/// The place of a player's middle at a node.
glm::vec3 originOf(const PlannedNode& node);

class Network {
public:
    /// `rays` may be null; then no node is for crouching.
    explicit Network(const world::RayCaster* rays = nullptr) : rays_(rays) {}

    std::vector<PlannedNode> nodes;
    std::vector<std::vector<PlannedLink>> links; ///< by node

    /// Nodes where one cannot stand become nodes for crouching.
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
    /// Removes parts of fewer than `least` nodes; the largest part stays.
    void removeSmallParts(std::size_t least);

    /// Whether nothing stands in the straight way of a player's middle. Without a map nobody knows.
    [[nodiscard]] bool isFree(std::size_t from, std::size_t to) const;
    /// Where a crouched player stands at a place of the mesh, which may be below the steps of stairs. Nothing if none
    /// fits, or the place is in the air.
    [[nodiscard]] std::optional<glm::vec3> standOn(const glm::vec3& feet) const;

private:
    const world::RayCaster* rays_;
};

/// Links nodes where the mesh leads from one to the other and nothing stands in the way, without those that shorter
/// ones make useless.
void linkWalks(Network& network, const MeshGround& ground);
/// Adds nodes and links where the mesh leads from part to part, but no link does.
void bridgeParts(Network& network, const MeshGround& ground);
/// Adds jumps that shorten ways.
void linkJumps(Network& network, const world::RayCaster& rays);

} // namespace navsmith::systems::yapb
