// What building tools and edits ask for to make a road.
#pragma once

#include "core/systems/gta_iv_paths/schema.h"
#include "core/systems/shared/edit_parts.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

inline constexpr Argument<bool> kSwitchedOff{"switched_off"};

struct RoadValues {
    unsigned lanesA = 1;
    unsigned lanesB = 1;
    std::uint8_t width = 0; ///< of the median strip, as nodes store it
    unsigned spawn = 15;
};

std::vector<Parameter> roadParameters();
/// Refused if there is no lane.
tl::expected<RoadValues, model::EditError> roadValues(Arguments arguments);
/// `switchedOff` is for edits that have kSwitchedOff.
Proposal proposal(const RoadValues& values, bool switchedOff = false);

/// A node's flags with another spawn density.
constexpr std::uint32_t withSpawn(std::uint32_t flags, unsigned spawn) {
    return (flags & ~flag::spawnMask) | (spawn & flag::spawnMask);
}

} // namespace navsmith::systems::gta_iv_paths
