// How a generator comes to its result, stage by stage, and why it leaves places out.
#pragma once

#include "core/symbol/primitives.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// Why a place is left out.
struct RejectionReason {
    std::string_view id;    ///< stable, for scripts: "too_steep"
    std::string_view title; ///< for people: "Too steep"
    std::string_view help;
    symbol::Rgba colour;
    /// A sentence on one place, for people; may tell RejectedPlace::amount.
    std::string (*explain)(float amount) = nullptr;
};

struct RejectedPlace {
    glm::vec3 place{0};       ///< world units
    std::uint32_t reason = 0; ///< position among Generator::reasons
    float amount = 0;         ///< what the reason measures, such as an angle in degrees; 0: unknown
};

/// What the generator has after one of its stages.
struct TraceStage {
    std::string_view title; ///< for people: "Merged areas"
    std::size_t count = 0;  ///< of what the stage makes, such as areas
    symbol::Primitives drawing;
};

struct GenerationTrace {
    std::vector<TraceStage> stages; ///< in the generator's order
    std::vector<RejectedPlace> rejected;
    std::vector<glm::vec3> reached; ///< places where somebody can stand, rejected later or not
    float spacing = 1;              ///< distance of neighbouring places, world units
};

/// Rejected places for one reason that adjoin each other.
struct RejectedGround {
    std::uint32_t reason = 0;
    glm::vec3 place{0};               ///< of the one nearest to the middle
    std::vector<std::size_t> members; ///< positions in GenerationTrace::rejected
};
/// All of them, the largest first.
std::vector<RejectedGround> rejectedGrounds(const GenerationTrace& trace);

/// What the generator made of the ground at a place, for people.
std::string explain(const GenerationTrace& trace, std::span<const RejectionReason> reasons, const glm::vec3& place);

} // namespace navsmith::systems
