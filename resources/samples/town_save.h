// A saved game that was played, as it were, in the sample town: something of every kind that a save has, where the
// town's roads and paths are. For trying the editor on; the game could not go on from it, as it holds no script.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "resources/samples/town_plan.h"

namespace navsmith::samples {

inline constexpr std::string_view kTownSaveName = "GTASAsf1.b";

/// The file; the same plan gives the same bytes. Heights are those of the plan's ground.
std::vector<std::byte> townSave(const TownPlan& plan);

} // namespace navsmith::samples
