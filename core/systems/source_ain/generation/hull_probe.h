// How a hull stands, walks and jumps through a map, step by step as the games' NPCs probe their moves. Section 7 of
// docs/formats/source-ain.md.
#pragma once

#include "core/systems/source_ain/generation/hulls.h"
#include "core/systems/source_ain/generation/npc_world.h"

#include <glm/vec3.hpp>

#include <cstdint>

namespace navsmith::systems::source_ain::generation {

/// Why a hull has no way between two nodes.
enum class NoWay : std::uint8_t {
    None,              ///< there is a way
    TooFar,            ///< the nodes are farther from each other than any map is wide
    Deleted,           ///< a node is marked as deleted
    Fallen,            ///< a node is more than 100 above its floor or below it: the builder links none of those
    NoFit,             ///< the hull is in a solid at a node
    NoFloor,           ///< the hull cannot stand at a node: no floor, or too little of it
    OtherKind,         ///< types of nodes that are never linked, such as air and ground
    FlightHits,        ///< something is between two air nodes
    NotAboveEachOther, ///< two climb nodes are not on one ladder
    ClimbHits,         ///< something is between two climb nodes
    Blocked,           ///< walking: a wall, or too high a step
    NoRoomOnStep,      ///< walking: a step without room behind it
    Ledge,             ///< walking: the floor ends, or falls by more than a step
    Slope,             ///< walking: a step up onto the slope of a static prop
    Unsteady,          ///< walking: too little floor under the hull
    OtherHeight,       ///< walking: one arrives above or below the node
    JumpTooFar,        ///< jumping: too far or too high
    JumpLands,         ///< jumping: one cannot stand where the jump lands
    JumpHits,          ///< jumping: something is in the way of each jump
};

inline constexpr float kStepHeight = 18; ///< that every NPC takes

/// How a move ended.
struct ProbeResult {
    NoWay why = NoWay::None;
    glm::vec3 where{0.0F}; ///< origin of the hull, at the place to blame

    [[nodiscard]] bool isWay() const { return why == NoWay::None; }
};

/// One hull in one map. Both must outlive it. Places are those of the hull's origin.
class HullProbe {
public:
    HullProbe(const NpcWorld& world, const Hull& hull) : world_(world), hull_(hull) {}

    /// Whether there is floor under two opposite corners of the hull.
    [[nodiscard]] bool isStandable(const glm::vec3& place) const;
    /// Whether the hull is in no solid.
    [[nodiscard]] bool isFree(const glm::vec3& place) const;
    /// Whether the hull moves along a straight line without touching anything.
    [[nodiscard]] bool isClear(const glm::vec3& from, const glm::vec3& to) const;
    /// Moves along the floor, over steps.
    [[nodiscard]] ProbeResult walk(const glm::vec3& from, const glm::vec3& to) const;
    /// Jumps in this direction only.
    [[nodiscard]] ProbeResult jump(const glm::vec3& from, const glm::vec3& to, float gravity) const;

private:
    struct Step {
        glm::vec3 end{0.0F};
        NoWay why = NoWay::None;
    };
    [[nodiscard]] world::Trace sweep(const glm::vec3& from, const glm::vec3& to) const;
    [[nodiscard]] Step step(const glm::vec3& from, const glm::vec3& direction, float length) const;
    [[nodiscard]] world::Trace stepOver(const world::Trace& stopped, const glm::vec3& from, const glm::vec3& direction,
                                        const glm::vec3& end, NoWay& why) const;
    [[nodiscard]] glm::vec3 floorUnder(const glm::vec3& place, float above) const;
    [[nodiscard]] bool touchesFloor(const glm::vec3& place, const glm::vec3& low, const glm::vec3& high) const;

    const NpcWorld& world_;
    const Hull& hull_;
};

} // namespace navsmith::systems::source_ain::generation
