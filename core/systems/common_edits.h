// Edits that need nothing of a system but its schema, its handles and Editing::attachPasted. registry.cpp gives them to
// every system that has these.
#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems {

std::vector<Edit> commonEdits(const System& system);

} // namespace navsmith::systems
