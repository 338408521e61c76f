#pragma once

#include "core/systems/floors.h"

namespace navsmith::systems::source_nav {

/// The ground that areas cover.
const Floors& floors();

} // namespace navsmith::systems::source_nav
