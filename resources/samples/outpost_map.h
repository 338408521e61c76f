// Builds a Source map (docs/formats/source-bsp.md), version 20, from the outpost's plan.
#pragma once

#include <cstddef>
#include <vector>

#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// A map for programs that draw it or cast rays: entities, brushes, faces with light, models, and materials with their
/// textures in the pakfile. Not playable; games reject it: it lacks the BSP tree (nodes and leaves), visibility,
/// physics collision models and sky, and faces are larger than games allow and not cut where others cover them. The
/// same plan gives the same bytes.
std::vector<std::byte> outpostMap(const OutpostPlan& plan);

} // namespace navsmith::samples
