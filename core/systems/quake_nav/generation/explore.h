// The ground that players can get to, from everywhere they may come from.
#pragma once

#include "core/systems/quake_nav/generation/goals.h"
#include "core/systems/quake_nav/generation/lattice.h"
#include "core/systems/quake_nav/generation/rides.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

struct Ground {
    Lattice lattice;
    std::vector<Goal> goals;
    Carriers carriers;
    Remarks remarks;
};

/// Explores from `seeds`, else from starts, items, where teleporters lead, where plats stop and ladders begin and end.
/// Fails with what is missing; with an empty text if `progress` (done, 0..1) returned false.
tl::expected<Ground, std::string> exploreGround(const Terrain& terrain, const std::vector<glm::vec3>& seeds,
                                                const std::function<bool(double)>& progress);

} // namespace navsmith::systems::quake_nav::generation
