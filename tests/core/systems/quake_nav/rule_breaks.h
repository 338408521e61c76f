// Waypoints broken in one place each: what every rule that needs no map is tried on.
#pragma once

#include "tests/core/systems/quake_nav/waypoint_world.h"

#include <cstddef>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::tests {

using Counts = std::map<std::string, std::size_t>;

struct Break {
    std::string_view name;
    std::string_view rule;
    Counts expected; ///< all issues of the broken waypoints
    std::function<void(RawWaypoints&)> make;
    bool mended = true; ///< by the fix of the rule
    RawWaypointForm form = kQuakeForm;
    std::function<void(std::vector<std::byte>&)> inBytes = {};
};
void PrintTo(const Break& b, std::ostream* out);

const std::vector<Break>& breaks();

} // namespace navsmith::tests
