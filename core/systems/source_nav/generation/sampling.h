// Places where a player can stand, on a lattice of 25 units, and the steps between them.
#pragma once

#include "core/systems/source_nav/generation/constants.h"
#include "core/systems/source_nav/generation/line_world.h"
#include "core/systems/source_nav/generation/mesh_rules.h"
#include "core/systems/source_nav/generation/refusal.h"
#include "core/systems/source_nav/generation/seeds.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
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
    std::uint8_t crouch = 0;    ///< bits by Corner: a player cannot stand upright on this side of the node
    std::uint8_t blocked = 0;   ///< bits by Corner: nor crouched
    std::uint8_t obstacles = 0; ///< by Side: bits of the steps that lead over an obstacle, see Nodes::obstacle()
    bool onTerrain = false;     ///< on a displacement
};

/// Something between two nodes that is higher than a step. Distances are from the node on the way to the other.
struct Obstacle {
    float height = 0; ///< above the node
    float start = 0;
    float end = kStep;
};

/// A place that a step leads to.
struct Landing {
    glm::vec3 place{0.0F};
    glm::vec3 normal{0.0F};
    std::optional<Obstacle> obstacle;
    bool onTerrain = false;
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

    void setObstacle(NodeId node, Side side, const std::optional<Obstacle>& obstacle);
    [[nodiscard]] bool hasObstacle(NodeId node, Side side) const { return (all_[node].obstacles & 1U << side) != 0; }
    [[nodiscard]] std::optional<Obstacle> obstacle(NodeId node, Side side) const;

private:
    std::vector<Node> all_;
    std::vector<NodeId> next_;                          ///< the one before in the same column
    std::unordered_map<std::uint64_t, NodeId> columns_; ///< the newest of each column
    std::unordered_map<std::uint64_t, Obstacle> obstacles_;
};

/// Whom the generator sends through a map: how far a player gets, told by traces. All functions may be called by
/// several threads at once.
class Walker {
public:
    virtual ~Walker() = default;

    [[nodiscard]] virtual const MeshRules& rules() const = 0;
    /// A step of one cell; none if it cannot be done.
    [[nodiscard]] virtual std::optional<Landing> step(const glm::vec3& from, Side side) const = 0;
    /// Why step() refuses; only for steps that it does refuse.
    [[nodiscard]] virtual Refusal whyNot(const glm::vec3& from, Side side) const = 0;
    /// The floor at a place where the exploration begins.
    [[nodiscard]] virtual std::optional<Ground> groundAt(const glm::vec3& place) const = 0;
    /// A line meets nothing.
    [[nodiscard]] virtual bool isFree(const glm::vec3& from, const glm::vec3& to) const = 0;
    /// A line gets to its end; one that begins in a solid may leave it.
    [[nodiscard]] virtual bool reaches(const glm::vec3& from, const glm::vec3& to) const = 0;
    /// One gets out and then down to a place that is lower.
    [[nodiscard]] virtual bool canJumpDown(const glm::vec3& from, const glm::vec3& to) const = 0;
    /// A step has led to a node; `place` is where it ended.
    virtual void arrived(Node& /*node*/, const glm::vec3& /*place*/) const {}
    /// Whether an area with these normals of its two triangles is too steep to walk on.
    [[nodiscard]] virtual bool isForJumping(const glm::vec3& normal, const glm::vec3& otherNormal,
                                            const glm::vec3& middle) const = 0;
    /// Whether a crouching player fits everywhere between four nodes, the first of which is the north-west one.
    [[nodiscard]] virtual bool fitsCrouched(const Node& /*node*/) const { return true; }
};

enum class SamplingEnd : std::uint8_t { Complete, Cancelled, TooLarge };

struct Sampling {
    Nodes nodes;
    std::vector<glm::vec3> seeds; ///< that led to nodes
    SamplingEnd end = SamplingEnd::Complete;
};

/// A ladder as the generator sees it.
struct LadderSeed {
    glm::vec3 top{0.0F};
    glm::vec3 bottom{0.0F};
    Side facing = North;
};

/// The walker of GoldSrc and of the first generator for Source.
std::shared_ptr<const Walker> walkerIn(std::shared_ptr<const LineWorld> world, const MeshRules& rules);

/// Floods from the seeds and from the ends of ladders. `progress` gets the number of nodes so far; false stops.
/// More than `mostNodes` are too many.
Sampling sample(const Walker& walker, const Seeds& seeds, std::size_t mostNodes, std::span<const LadderSeed> ladders,
                const std::function<bool(std::size_t)>& progress);

} // namespace navsmith::systems::source_nav::generation
