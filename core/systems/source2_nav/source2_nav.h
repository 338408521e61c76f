// Navigation meshes of Source 2: Counter-Strike 2 and Half-Life: Alyx.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source2_nav {

System system();

} // namespace navsmith::systems::source2_nav
