// Builds GTA IV path files from a plan's roads and waterways, with the model, edits and save code of the editor.
#pragma once

#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <string>

#include "resources/samples/town_plan.h"

namespace navsmith::samples {

/// The same plan gives the same bytes. Omits pedestrian paths, lights and parking places: such files do not store them,
/// or their location is unknown. Fails, with a reason for the plan's author, if a road leaves the areas or two roads
/// share a stretch.
tl::expected<systems::Saved, std::string> buildIvTown(const TownPlan& plan);

} // namespace navsmith::samples
