#pragma once

#include "core/checks/rule.h"
#include "formats/quake/nav_file.h"

#include <span>

namespace navsmith::systems::quake_nav {

/// What docs/formats/quake-nav.md says of a sound file (sections 1 to 8), and what only the map can tell (from QN050
/// on).
std::span<const checks::Rule> rules(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
