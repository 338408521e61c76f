#pragma once

#include "core/systems/edit.h"

#include <vector>

namespace navsmith::systems::gta_iv_paths {

std::vector<Edit> edits();
std::vector<Builder> builders();

} // namespace navsmith::systems::gta_iv_paths
