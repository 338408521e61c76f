// The edits of navigation meshes as the program offers them.
#pragma once

#include "core/systems/edit.h"

#include <vector>

namespace navsmith::systems::source_nav {

std::vector<Edit> edits();
std::vector<Builder> builders();

} // namespace navsmith::systems::source_nav
