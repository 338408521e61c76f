// What a player can do on a terrain in one move: walk a bit, swim, fall, jump up. Exact with the map's solids.
#pragma once

#include "core/systems/quake_nav/generation/terrain.h"
#include "core/systems/quake_nav/movement.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>

namespace navsmith::systems::quake_nav::generation {

inline constexpr float kStride = 16.0F;        ///< of the lattice
inline constexpr float kHighestWayOut = 20.0F; ///< of water: ground above the surface
inline constexpr float kGroundNormal = 0.7F;   ///< z of the normal of ground that can be stood on

enum class MoveKind : std::uint8_t { None, Walk, Swim, Climb, Fall, Barrier };
/// Whether a bot does it on a walk link. Climb: out of water.
constexpr bool isWalking(MoveKind kind) {
    return kind == MoveKind::Walk || kind == MoveKind::Swim || kind == MoveKind::Climb;
}

struct Moved {
    MoveKind kind = MoveKind::None;
    glm::vec3 feet{0.0F};
    bool swims = false;        ///< it ends off the ground, in water
    State state = State::Rest; ///< of the movers, if it takes them another way
    std::uint32_t mover = 0;   ///< index into Terrain::movers, unless State::Rest
};

/// The ground below a point, no deeper than `reach`. None if a player does not fit there, cannot stand there or would
/// die.
std::optional<glm::vec3> groundBelow(const Terrain& terrain, const glm::vec3& point, float reach,
                                     State state = State::Rest);

/// A place beside one where a player stands, or that itself, that has the floor right below it. A box also stands where
/// only its rim is on the floor, but authors put nodes over it.
glm::vec3 overFloor(const Terrain& terrain, const glm::vec3& feet);

bool isDeadly(const Terrain& terrain, const glm::vec3& feet); ///< in lava, slime, or a trigger that kills
bool isWater(const Terrain& terrain, const glm::vec3& feet);  ///< up to the middle of a player there
/// How far above the feet the surface of the water is.
float surfaceAbove(const Terrain& terrain, const glm::vec3& feet);

/// One stride from a place on the ground towards a place beside it, of whose height only `swims` takes notice.
Moved stride(const Terrain& terrain, const glm::vec3& from, bool swims, const glm::vec3& towards);
/// The move from a place in the water straight up or down by a step of the lattice; Swim or None.
Moved dive(const Terrain& terrain, const glm::vec3& from, float height);

/// Whether a player gets from one place to another on a straight line without jumping, and falls no deeper than
/// kSmallDrop at once.
struct StraightWay {
    bool arrives = false;
    State state = State::Rest;
    std::uint32_t mover = 0;
};
StraightWay goStraight(const Terrain& terrain, const glm::vec3& from, const glm::vec3& to);

} // namespace navsmith::systems::quake_nav::generation
