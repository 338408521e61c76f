// Where the hulls of NPCs stand at nodes, and by which way of moving they get from one to another: the tests of the
// games' builder, for one node or one pair of nodes. Sections 6 and 7 of docs/formats/source-ain.md.
#pragma once

#include "core/systems/source_ain/generation/hull_probe.h"
#include "core/systems/source_ain/generation/hulls.h"
#include "core/systems/source_ain/generation/npc_world.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// One hull between two nodes.
struct HullWay {
    std::uint8_t moves = 0;        ///< one of the bits in namespace move, or 0
    NoWay why = NoWay::None;       ///< if there is none; of walking, if neither walking nor jumping is possible
    glm::vec3 where{0.0F};         ///< origin of the hull at the place to blame, if there is none
    NoWay whyNoJump = NoWay::None; ///< if a jump was tried
};

/// For people: "a wall or too high a step is in the way".
std::string_view describe(NoWay why);
/// The same with the place, and why there is no jump either.
std::string describe(const HullWay& way);

/// What the builder makes of the entity of a node.
struct Placing {
    source::AinNode node;               ///< with offsets; of a climb node also with info
    std::vector<source::AinNode> exits; ///< of a climb node: where one leaves the ladder
};

/// Indexed by hull, as in source::AinLink.
using Moves = std::array<std::uint8_t, source::kMostAinHulls>;

inline constexpr float kLongestLink = 720;
inline constexpr float kLongestAirLink = 1440;

/// Immutable, so threads can share it. Nodes are those of a file; their offsets say where hulls stand.
class LinkTester {
public:
    /// `hulls`: hullsFor(). `version`: of the file, which tells the bits of AinNode::info.
    LinkTester(std::shared_ptr<const NpcWorld> world, std::vector<Hull> hulls, std::int32_t version);

    [[nodiscard]] const NpcWorld& world() const { return *world_; }
    [[nodiscard]] std::span<const Hull> hulls() const { return hulls_; }
    [[nodiscard]] std::int32_t version() const { return version_; }

    /// Where the hulls of a node would be placed: of its position, yaw, type and info.
    [[nodiscard]] Placing place(source::AinNode node) const;
    /// The origin of a hull at a node.
    [[nodiscard]] glm::vec3 positionOf(const source::AinNode& node, std::size_t hull) const;
    /// A ground node more than 100 above its floor, or under it: the builder links none of those.
    [[nodiscard]] static bool isFallen(const source::AinNode& node);
    /// Whether there is floor under a hull at a node. Air and ladders need none.
    [[nodiscard]] bool isStandable(const source::AinNode& node, std::size_t hull) const;
    /// Whether the hull fits at a node: standable and free of solids, also if it is a step higher. Forced ones always
    /// do.
    [[nodiscard]] bool fits(const source::AinNode& node, std::size_t hull) const;

    /// Whether nodes are near enough to each other; the builder asks this from the lower number to the higher.
    [[nodiscard]] static bool isNear(const source::AinNode& from, const source::AinNode& to);
    [[nodiscard]] bool sees(const source::AinNode& from, const source::AinNode& to) const;

    /// The test from one to the other; the builder tests from the lower number to the higher, and back if nothing gets
    /// there.
    [[nodiscard]] HullWay wayFor(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const;
    /// The same for all hulls. All 0: there would be no link.
    [[nodiscard]] Moves movesFor(const source::AinNode& from, const source::AinNode& to) const;

private:
    friend class GraphBuilder;
    [[nodiscard]] ProbeResult whyNoFit(const source::AinNode& node, std::size_t hull) const;
    /// The way of a hull that fits at both nodes.
    [[nodiscard]] HullWay wayOfFitting(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const;
    [[nodiscard]] HullWay overGround(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const;
    [[nodiscard]] HullWay upLadder(std::size_t hull, const source::AinNode& from, const source::AinNode& to) const;
    void dropToFloor(source::AinNode& node) const;
    void addExits(Placing& placing) const;

    std::shared_ptr<const NpcWorld> world_;
    std::vector<Hull> hulls_;
    Hull sightHull_; ///< small_centered, also if a graph has fewer hulls
    std::int32_t version_ = source::kAinVersion;
    float gravity_ = 0; ///< of jumps
};

} // namespace navsmith::systems::source_ain::generation
