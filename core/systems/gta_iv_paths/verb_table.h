#pragma once

#include "core/systems/verb.h"

#include <vector>

namespace navsmith::systems::gta_iv_paths {

std::vector<Verb> verbs();
std::vector<Builder> builders();

} // namespace navsmith::systems::gta_iv_paths
