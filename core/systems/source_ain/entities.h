// Nodes and the entities of the map that they are made from: the game ties node i to the i-th of them, and so its hints
// (docs/formats/source-ain.md, section 5).
#pragma once

#include "core/model/model.h"
#include "core/world/map_geometry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_ain {

bool isNodeEntity(const world::MapEntity& entity);
/// The hint type of info_node_hint and info_node_air_hint, and of strider nodes; 0: no hint.
int hintTypeOf(const world::MapEntity& entity);

/// Indexes of world::MapGeometry::entities by number of the node. Empty without a map.
std::span<const std::uint32_t> nodeEntities(const model::Model& m);
/// Nothing for nodes behind those of the map, and without a map.
std::optional<std::uint32_t> entityIndexOf(const model::Model& m, model::Slot nodeRow);
const world::MapEntity* entityOf(const model::Model& m, model::Slot nodeRow);

} // namespace navsmith::systems::source_ain
