// A saved game set in the sample town, with every record type of a save, placed along the town's roads and paths. For
// trying out the editor; the game cannot continue from it, because it contains no script.
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
