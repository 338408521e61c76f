// What tells the elements of bot waypoints, NAV2 and NAV3 in two files of the same data.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::quake_nav {

const model::Identities& identities();

} // namespace navsmith::systems::quake_nav
