// From a plan to the path files of its areas, by the same model, edits and save that the editor works with.
#pragma once

#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <string>

#include "resources/samples/town_plan.h"

namespace navsmith::samples {

/// The same plan gives the same bytes. Fails, with a reason for the plan's author, if a road leaves the areas, two
/// roads share a stretch, or a spot is on no road.
tl::expected<systems::Saved, std::string> buildTown(const TownPlan& plan);

} // namespace navsmith::samples
