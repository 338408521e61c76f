// From the arena's plan and its map to bot waypoints (docs/formats/quake-nav.md), version 18 as Quake has it today.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "resources/samples/arena_plan.h"

namespace navsmith::samples::arena {

/// The plan's waypoints, put on the floors of the map. The same plan and map give the same bytes. Fails, with a reason
/// for the plan's author, if there is no floor where a waypoint should stand, or a way names what is not there.
tl::expected<std::vector<std::byte>, std::string> navigation(const Plan& plan, std::span<const std::byte> map);

} // namespace navsmith::samples::arena
