#include "core/systems/gta_iv_paths/road_parameters.h"

#include "core/systems/gta_iv_paths/access.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_iv_paths {

namespace {

constexpr Argument<unsigned> kLanesA{"lanes_a"};
constexpr Argument<unsigned> kLanesB{"lanes_b"};
constexpr Argument<double> kMedian{"median"};
constexpr Argument<unsigned> kSpawn{"spawn_density"};

} // namespace

std::vector<Parameter> roadParameters() {
    constexpr NumberRange lanes{.max = 7, .initial = 1};
    return {
        numberParameter(kLanesA, "Lanes A", "Lanes in one of the two directions; which of them is not known", lanes),
        numberParameter(kLanesB, "Lanes B", "Lanes in the other direction; 0: a one-way road", lanes),
        numberParameter(kMedian, "Median strip", "Full width of the strip between the directions",
                        {.max = 31.875, .step = kStep, .decimals = 3}, "units"),
        numberParameter(kSpawn, "Spawn density", "How much traffic appears here: 0 none, 15 full",
                        {.max = 15, .initial = 15})};
}

tl::expected<RoadValues, model::EditError> roadValues(Arguments arguments) {
    const auto width = std::clamp(std::lround(arguments.get(kMedian) / kStep), 0L, 255L);
    const RoadValues values{arguments.get(kLanesA), arguments.get(kLanesB), static_cast<std::uint8_t>(width),
                            arguments.get(kSpawn)};
    if (values.lanesA + values.lanesB == 0)
        return refused(texts::format("A road needs a lane in at least one direction."));
    return values;
}

Proposal proposal(const RoadValues& values, bool switchedOff) {
    return {{kLanesA, values.lanesA},
            {kLanesB, values.lanesB},
            {kMedian, values.width * kStep},
            {kSpawn, values.spawn},
            {kSwitchedOff, switchedOff}};
}

} // namespace navsmith::systems::gta_iv_paths
