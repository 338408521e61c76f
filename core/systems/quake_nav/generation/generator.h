#pragma once

#include "core/systems/generator.h"
#include "formats/quake/nav_file.h"

namespace navsmith::systems::quake_nav::generation {

Generator generator(quake::NavGame game);

} // namespace navsmith::systems::quake_nav::generation
