// Why a generator leaves a place out.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>

namespace navsmith::systems::source_nav::generation {

/// Why ground was refused, in the order of rejectionReasons(), and what Refusal::amount is then.
enum class RefusalKind : std::uint8_t {
    InSolid,       ///< nothing
    InvisibleWall, ///< nothing
    NoHeadRoom,    ///< units that are free above the ground; 0: unknown
    TooHigh,       ///< units that one would have to climb
    TooSteep,      ///< angle of the ground in degrees
    TooDeep,       ///< units that one would fall; 0: there is no ground at all
    Outside,       ///< nothing
    TooNarrow,     ///< nothing
};

struct Refusal {
    RefusalKind kind = RefusalKind::InSolid;
    glm::vec3 place{0.0F}; ///< where the step would have led, on the ground if there is some
    float amount = 0;
};

/// Angle of ground in degrees.
float slopeOf(const glm::vec3& normal);

} // namespace navsmith::systems::source_nav::generation
