// From the outpost's plan to a map of the Source engine (docs/formats/source-bsp.md), version 20.
#pragma once

#include <cstddef>
#include <vector>

#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// The map as those read it who draw it or cast rays at it: entities, brushes, faces, models and the names of
/// textures. It is not one to play: the tree of the map (nodes and leaves), what is visible from where, light, the
/// collision models for physics and sky are left out, its textures are names only, and faces are not cut where others
/// cover them. A game refuses it. The same plan gives the same bytes.
std::vector<std::byte> outpostMap(const OutpostPlan& plan);

} // namespace navsmith::samples
