// Navigation graphs of the bots of Counter-Strike on GoldSrc: YaPB's .graph and PODBot's .pwf
// (docs/formats/yapb-graph.md).
#pragma once

#include "core/systems/exchange.h"
#include "core/systems/system.h"

namespace navsmith::systems::yapb {

System system();
/// Graphs from meshes: place_nodes.h says how.
Exchanger exchanger();

} // namespace navsmith::systems::yapb
