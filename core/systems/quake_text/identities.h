// What tells the elements of text waypoints in two files of the same map.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::quake_text {

const model::Identities& identities();

} // namespace navsmith::systems::quake_text
