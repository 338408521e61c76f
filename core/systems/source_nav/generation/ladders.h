// Ladders of a map, and the areas at their ends.
#pragma once

#include "core/systems/source_nav/generation/areas.h"

#include <array>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Ladders with these bounds, as a player finds them.
std::vector<LadderSeed> findLadders(const Walker& walker, std::span<const LadderBox> boxes);

struct GeneratedLadder {
    LadderSeed shape;
    float width = 0;
    float length = 0; ///< before its top was moved to an area
    AreaId bottom = kNoAreaId;
    AreaId forward = kNoAreaId; ///< at the top, as are the following
    AreaId left = kNoAreaId;
    AreaId right = kNoAreaId;
    AreaId behind = kNoAreaId;

    [[nodiscard]] std::array<AreaId, 4> tops() const { return {forward, left, right, behind}; }
};

/// Joins ladders to areas.
std::vector<GeneratedLadder> connectLadders(const Walker& walker, std::span<const LadderSeed> ladders,
                                            std::span<const LadderBox> boxes, std::span<const GeneratedArea> areas);

} // namespace navsmith::systems::source_nav::generation
