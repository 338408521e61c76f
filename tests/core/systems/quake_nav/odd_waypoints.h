// What can be odd about waypoints, one oddity each: files that have to be kept as they are, and that edits may not make
// worse.
#pragma once

#include "tests/support/quake_nav_bytes.h"

#include <span>
#include <string_view>

namespace navsmith::tests {

struct Oddity {
    std::string_view name;
    void (*make)(RawWaypoints&); ///< of soundWaypoints()
};
std::span<const Oddity> oddities();

} // namespace navsmith::tests
