#include "core/systems/gta_sa_paths/road_parameters.h"

#include "core/systems/shared/path_grid.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr NumberRange kLanes{.max = 7, .initial = 1};

} // namespace

Parameter forwardParameter() {
    return numberParameter(kForward, "Lanes forward", "Lanes in the direction in which the road is built or selected",
                           kLanes);
}

Parameter backParameter() {
    return numberParameter(kBack, "Lanes back", "Lanes in the opposite direction; 0: a one-way road", kLanes);
}

Parameter medianParameter(std::string_view help) {
    return numberParameter(kMedian, "Median strip", help, {.max = 31.875, .step = paths::kStep, .decimals = 3},
                           "units");
}

Parameter roadClassParameter() {
    return choiceParameter(kRoadClass, "Road class", "Speed of the traffic", {"slow", "normal", "highway"}, 1U);
}

Parameter spawnParameter() {
    return numberParameter(kSpawn, "Spawn probability",
                           "How often traffic or pedestrians appear here: 0 never, 15 always",
                           {.max = 15, .initial = 15});
}

std::uint8_t storedWidth(double units) {
    return static_cast<std::uint8_t>(std::clamp(std::lround(units / paths::kStep), 0L, 255L));
}

} // namespace navsmith::systems::gta_sa_paths
