// The structural edits of San Andreas paths as the program offers them.
#pragma once

#include "core/systems/edit.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths {

std::vector<Edit> edits();
std::vector<Builder> builders();

} // namespace navsmith::systems::gta_sa_paths
