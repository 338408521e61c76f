// The roads and waterways of a plan as GTA IV path files, by the same model, edits and save that the editor works with.
#pragma once

#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <string>

#include "resources/samples/town_plan.h"

namespace navsmith::samples {

/// The same plan gives the same bytes. What is for pedestrians, lights and parking places are left out: such files do
/// not hold them, or nobody knows where. Fails, with a reason for the plan's author, if a road leaves the areas or two
/// roads share a stretch.
tl::expected<systems::Saved, std::string> buildIvTown(const TownPlan& plan);

} // namespace navsmith::samples
