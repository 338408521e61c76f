// Places where a player can stand, on a lattice of 25 units, and the steps between them.
#pragma once

#include "core/systems/source_nav/generation/constants.h"
#include "core/systems/source_nav/generation/world.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::source_nav::generation {

using NodeId = std::uint32_t;
inline constexpr NodeId kNoNode = 0xFFFFFFFFU;

struct Node {
    glm::vec3 place{0.0F};
    glm::vec3 normal{0.0F};
    std::array<NodeId, 4> to{kNoNode, kNoNode, kNoNode, kNoNode}; ///< by Side: where a step leads
    NodeId parent = kNoNode;                                      ///< from which it was found
    std::uint8_t visited = 0;                                     ///< by Side: bits of the steps that were tried
    bool crouch = false;                                          ///< a player cannot stand upright
};

/// Nodes in the order in which they were found.
class Nodes {
public:
    [[nodiscard]] std::size_t size() const { return all_.size(); }
    [[nodiscard]] const Node& operator[](NodeId node) const { return all_[node]; }
    [[nodiscard]] Node& operator[](NodeId node) { return all_[node]; }
    /// The newest at a place, which is on the lattice; heights may differ a little.
    [[nodiscard]] NodeId at(const glm::vec3& place) const;
    NodeId add(const glm::vec3& place, const glm::vec3& normal, NodeId parent);

private:
    std::vector<Node> all_;
    std::vector<NodeId> next_;                          ///< the one before in the same column
    std::unordered_map<std::uint64_t, NodeId> columns_; ///< the newest of each column
};

enum class SamplingEnd : std::uint8_t { Complete, Cancelled, TooLarge };

struct Sampling {
    Nodes nodes;
    std::vector<glm::vec3> seeds; ///< that led to nodes
    SamplingEnd end = SamplingEnd::Complete;
};

struct SampleOptions {
    std::span<const glm::vec3> seeds;
    bool onlyFirstSeed = false; ///< the others are used only while there is no node at all
    std::size_t mostNodes = 0;
};

/// A ladder as the generator sees it.
struct LadderSeed {
    glm::vec3 top{0.0F};
    glm::vec3 bottom{0.0F};
    Side facing = North;
};

/// Floods from the seeds and from the ends of ladders. `progress` gets the number of nodes so far; false stops.
Sampling sample(const GenerationWorld& world, const SampleOptions& options, std::span<const LadderSeed> ladders,
                const std::function<bool(std::size_t)>& progress);

} // namespace navsmith::systems::source_nav::generation
