// Builds the path files of a plan's areas, with the model, edits and save code of the editor.
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
