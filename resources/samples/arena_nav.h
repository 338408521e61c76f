// Builds bot waypoints (docs/formats/quake-nav.md), version 18 as in current Quake, from the arena's plan and map.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "resources/samples/arena_plan.h"

namespace navsmith::samples::arena {

/// The plan's waypoints, placed on the map's floors. The same plan and map give the same bytes. Fails, with a reason
/// for the plan's author, if there is no floor below a waypoint or a way refers to something that does not exist.
tl::expected<std::vector<std::byte>, std::string> navigation(const Plan& plan, std::span<const std::byte> map);

} // namespace navsmith::samples::arena
