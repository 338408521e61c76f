#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::quake_text {

routing::Routing routing();

} // namespace navsmith::systems::quake_text
