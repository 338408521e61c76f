// The generator of the system (core/systems/generator.h).
#pragma once

#include "core/systems/generator.h"

namespace navsmith::systems::source_nav::generation {

Generator generator();

} // namespace navsmith::systems::source_nav::generation
