#pragma once

#include "core/routing/routing.h"

namespace navsmith::systems::yapb {

/// Routes by the costs of YaPB's fast search (docs/formats/yapb-graph.md, section 6).
routing::Routing routing();

} // namespace navsmith::systems::yapb
