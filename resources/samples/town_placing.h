// Where houses, trees, lamps and other things of the sample town stand.
#pragma once

#include <string_view>
#include <vector>

#include "resources/samples/town_covers.h"
#include "resources/samples/town_models.h"

namespace navsmith::samples {

struct Placed {
    std::string_view model;
    glm::vec3 at{0};
    double heading = 0; ///< degrees counter-clockwise; 0: its front faces south
};

/// Nothing stands on a road, pavement or path, and houses do not overlap.
std::vector<Placed> placeThings(const TownPlan& plan, const TownLayout& layout, const TownCovers& covers,
                                const std::vector<Prototype>& prototypes);

} // namespace navsmith::samples
