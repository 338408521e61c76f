// Whether a player can walk from one node to another, as the editor of YaPB decides it over the map
// (docs/formats/yapb-graph.md, section 9).
#pragma once

#include "core/model/model.h"
#include "core/world/ray_caster.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace navsmith::systems::yapb {

/// Half the size of a crouching player.
inline constexpr glm::vec3 kCrouchedBox{16, 16, 18};

bool canWalk(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to);

/// Clear of all surfaces that stop a player.
bool isClear(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to);

/// How far bots may stray from a node: the rings around it that are free, in steps of 16 up to 96.
float freeRadius(const world::RayCaster& rays, const glm::vec3& origin);

/// A way out of a node.
struct WayOut {
    glm::vec2 direction{0}; ///< in plan, length 1
    float length = 0;
};
/// Whether one of the other ways is shorter and leads in about the same direction.
bool isUseless(const WayOut& way, std::span<const WayOut> others);

/// Links from a node that shorter ones make useless.
std::vector<model::Slot> uselessLinks(const model::Model& m, model::Slot nodeRow);

} // namespace navsmith::systems::yapb
