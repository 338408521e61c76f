// Edits that need only a system's schema, handles and Editing::attachPasted. registry.cpp adds them to every system
// that has these.
#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems {

/// The system of a model.
const System& systemOf(const model::Model& m);

std::vector<Edit> commonEdits(const System& system);

} // namespace navsmith::systems
