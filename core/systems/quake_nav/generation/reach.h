// Proof of a network: what players get to from each place where they start.
#pragma once

#include "core/systems/quake_nav/generation/goals.h"
#include "core/systems/quake_nav/generation/network.h"
#include "core/systems/quake_nav/generation/rides.h"

#include <cstddef>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

struct Reach {
    std::size_t starts = 0;
    std::size_t items = 0;
    std::size_t itemsReached = 0;  ///< from every start that has a node
    std::size_t startsReached = 0; ///< from every other start
    double itemsPerStart = 0;      ///< share of the items that are reached from a start, on average
    double startsPerStart = 0;     ///< share of the other starts
    Remarks unreached;             ///< what is not, from where, and why
};
Reach reachOf(const Terrain& terrain, const std::vector<Goal>& goals, const Network& network);

} // namespace navsmith::systems::quake_nav::generation
