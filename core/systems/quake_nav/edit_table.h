#pragma once

#include "core/systems/edit.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

std::vector<Edit> edits(quake::NavGame game);
std::vector<Builder> builders(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
