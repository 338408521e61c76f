// What stops a player on a map of Quake II (docs/formats/quake2-bsp.md, section 6).
#pragma once

#include "core/world/brush_tracer.h"
#include "core/world/entity_text.h"

#include <span>
#include <vector>

namespace navsmith::world {

/// The models of entities that are solid when the game begins, where their entities put them. Doors are closed, and
/// platforms and trains where they were built. Triggers, areas of light and what appears later are left out.
std::vector<BrushModel> quake2SolidModels(std::span<const MapEntity> entities);

/// Boxes of entities without a brush model that stand in the way all the time: the pads of teleporters.
std::vector<SolidBox> quake2SolidBoxes(std::span<const MapEntity> entities);

} // namespace navsmith::world
