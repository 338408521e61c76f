// Routes of trains: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::gta_sa_tracks {

routing::Routing routing();

} // namespace navsmith::systems::gta_sa_tracks
