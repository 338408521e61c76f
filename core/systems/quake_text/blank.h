#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems::quake_text {

/// An empty file of each dialect: MapBinding::blanks.
std::vector<BlankFile> blanks(const MapStart& map);

} // namespace navsmith::systems::quake_text
