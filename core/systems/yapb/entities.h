// What a map of Counter-Strike says about the tasks of nodes: zones of bombs, hostages and the VIP, ladders, lifts,
// buttons, and where players start.
#pragma once

#include "core/world/backdrop.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems::yapb {

/// A brush or a place that has a task.
struct TaskZone {
    std::uint32_t entity = 0; ///< index of world::MapGeometry::entities
    glm::vec3 minimum{0};     ///< equal: a place
    glm::vec3 maximum{0};

    [[nodiscard]] glm::vec3 middle() const { return (minimum + maximum) * 0.5F; }
    /// 0 inside.
    [[nodiscard]] float distanceTo(const glm::vec3& place) const;
};

/// Entities of some classes.
std::vector<TaskZone> zonesOf(const world::MapGeometry& map, std::span<const std::string_view> classes);
/// The entities that a node with a flag (NodeFlag) serves; none for flags without.
std::vector<TaskZone> zonesOfTask(const world::MapGeometry& map, std::uint32_t flag);
/// Where players start: terrorists with `t`, else counter-terrorists.
std::vector<TaskZone> startsOf(const world::MapGeometry& map, bool t);
/// The zones without those that are nearer than `distance` to an earlier one.
std::vector<TaskZone> apart(std::span<const TaskZone> zones, float distance);

} // namespace navsmith::systems::yapb
