// Colours of what a traveller reaches, and of how the net hangs together. prepare.cpp adds them to every system with
// routes.
#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems {

std::vector<symbol::Overlay> routingOverlays(const System& system);

} // namespace navsmith::systems
