// The edits of navigation meshes as the program offers them.
#pragma once

#include "core/systems/verb.h"

#include <vector>

namespace navsmith::systems::source_nav {

std::vector<Verb> verbs();
std::vector<Builder> builders();

} // namespace navsmith::systems::source_nav
