#pragma once

#include "core/systems/verb.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

std::vector<Verb> verbs(quake::NavGame game);
std::vector<Builder> builders(quake::NavGame game);

} // namespace navsmith::systems::quake_nav
