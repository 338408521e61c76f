// The generator of the system (core/systems/generator.h). Makes graphs from the node entities of a map; a map without
// any is refused.
#pragma once

#include "core/systems/generator.h"

namespace navsmith::systems::source_ain::generation {

Generator generator();

} // namespace navsmith::systems::source_ain::generation
