// How far a mesh agrees with another of the same map: a made one with the one that the game's players know.
#pragma once

#include "formats/source/nav_file.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// One figure of a comparison.
struct Agreement {
    std::string_view id;    ///< stable, for scripts: "floor"
    std::string_view title; ///< for people
    double value = 0;       ///< 0 to 1, or a number of units
    bool isShare = true;
};

struct Comparison {
    std::vector<Agreement> figures; ///< always the same rows; those of what neither mesh has are left out
    bool mapSizeMatches = false;    ///< the known file tells the size of this map; true if it tells none
    bool looksRaw = false;          ///< nobody seems to have edited the known file
};

/// Shares of `known` are called recall, of `made` precision.
Comparison compareMeshes(const source::NavFile& made, const source::NavFile& known);

} // namespace navsmith::systems::source_nav::generation
