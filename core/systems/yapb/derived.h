// What the bots compute over the map and store in a graph (docs/formats/yapb-graph.md, sections 2 and 10).
#pragma once

#include "core/model/model.h"
#include "core/world/floor_light.h"
#include "core/world/ray_caster.h"

#include <cstdint>
#include <optional>

namespace navsmith::systems::yapb {

/// node::light of a node at a place.
float lightAt(const world::FloorLight& light, const glm::vec3& origin);

/// Whether the bots take a node for a narrow place. Nothing for nodes whose flag they leave as it is.
std::optional<bool> isNarrow(const model::Model& m, const world::RayCaster& rays, model::Slot nodeRow);

struct Visible {
    std::uint16_t standing = 0;
    std::uint16_t crouched = 0;
};
/// Nodes that a player at a node sees.
Visible visibleFrom(const model::Model& m, const world::RayCaster& rays, model::Slot nodeRow);

} // namespace navsmith::systems::yapb
