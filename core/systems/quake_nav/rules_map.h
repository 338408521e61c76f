#pragma once

#include "core/checks/rule.h"

#include <vector>

namespace navsmith::systems::quake_nav {

/// What only the map behind the waypoints can tell: QN050 to QN069, each with Rule::onMap.
std::vector<checks::Rule> mapRules();

} // namespace navsmith::systems::quake_nav
