// Completes rows created by paste or duplicate.
#pragma once

#include "core/systems/quake_nav/selected_elements.h"

namespace navsmith::systems::quake_nav {

/// See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, Selection pasted);
/// See Editing::holdsNoPlace: unused exits.
bool holdsNoPlace(const model::PropertySpec& property, const glm::dvec3& value);

} // namespace navsmith::systems::quake_nav
