// Edits that need only a system's schema, handles and Editing::attachPasted. prepare.cpp adds them to every system
// that has these.
#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems {

std::vector<Edit> commonEdits(const System& system);

} // namespace navsmith::systems
