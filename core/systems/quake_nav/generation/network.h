// Nodes and links while they are made.
#pragma once

#include "core/systems/quake_nav/generation/lattice.h"
#include "core/systems/quake_nav/traversal_points.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

/// The numbers of NAV2 and NAV3, which agree; only NAV3 has ladders.
enum class LinkKind : std::uint8_t {
    Walk = 0,
    LongJump = 1,
    Teleport = 2,
    Ledge = 3,
    Pusher = 4,
    Barrier = 5,
    Elevator = 6,
    Train = 7,
    Ladder = 10,
};

using NodeIndex = std::uint32_t;

struct Node {
    glm::vec3 feet{0.0F};
    std::uint32_t cell = kNoCell;
    std::uint16_t flags = 0;
    float radius = 4;
    bool existing = false; ///< it was there before
    /// A trigger takes away whoever stands there: only its own links lead on. So it is in all of the authors' files.
    bool carries = false;
};

struct Link {
    NodeIndex from = 0;
    NodeIndex to = 0;
    LinkKind kind = LinkKind::Walk;
    float length = 0;                   ///< of the way, world units
    std::optional<Jump> points = {};    ///< of its traversal
    std::optional<std::size_t> mover{}; ///< index into Terrain::movers
    bool existing = false;              ///< it was there before
    glm::vec3 ladder{0.0F};             ///< of a ladder: where a player looks who climbs it, length 1
};

class Network {
public:
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] std::vector<Node>& nodes() { return nodes_; }
    [[nodiscard]] const std::vector<Link>& links() const { return links_; }
    /// Indexes of the links that start at a node.
    [[nodiscard]] const std::vector<std::uint32_t>& from(NodeIndex node) const { return outgoing_[node]; }

    NodeIndex add(const Node& node);
    /// False, and nothing happens, if there is a link between the two, no room for another, or a trigger carries away.
    bool link(Link link);
    [[nodiscard]] bool linked(NodeIndex from, NodeIndex to) const;

    /// The length of the shortest way, if it is no longer than `limit`.
    [[nodiscard]] std::optional<float> distance(NodeIndex from, NodeIndex to, float limit) const;
    /// Which nodes can be reached from these.
    [[nodiscard]] std::vector<bool> reached(const std::vector<NodeIndex>& from) const;

private:
    std::vector<Node> nodes_;
    std::vector<Link> links_;
    std::vector<std::vector<std::uint32_t>> outgoing_;
    // Buffers of the search, which are reused.
    mutable std::vector<float> length_;
    mutable std::vector<NodeIndex> touched_;
};

} // namespace navsmith::systems::quake_nav::generation
