// Navigation meshes of GoldSrc and Source games.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_nav {

System system();

} // namespace navsmith::systems::source_nav
