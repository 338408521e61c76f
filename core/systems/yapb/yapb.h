// Navigation graphs of the bots of Counter-Strike on GoldSrc: YaPB's .graph and PODBot's .pwf
// (docs/formats/yapb-graph.md).
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::yapb {

System system();

} // namespace navsmith::systems::yapb
