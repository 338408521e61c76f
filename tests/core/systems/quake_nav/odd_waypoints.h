// Unusual waypoints with one oddity each: files that must be preserved and that edits must not make worse.
#pragma once

#include "tests/support/quake_nav_bytes.h"

#include <span>
#include <string_view>

namespace navsmith::tests {

struct Oddity {
    std::string_view name;
    void (*make)(RawWaypoints&); ///< changes soundWaypoints()
};
std::span<const Oddity> oddities();

} // namespace navsmith::tests
