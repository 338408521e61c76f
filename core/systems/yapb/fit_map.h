// How far a map has been moved since a graph was made for it.
#pragma once

#include "core/systems/edit.h"
#include "core/world/backdrop.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>

namespace navsmith::systems::yapb {

struct MapFit {
    glm::vec3 offset{0}; ///< by which the graph should be moved; whole units
    std::size_t nodes = 0;
    std::size_t standing = 0;       ///< nodes that then stand on the floor
    std::size_t standingBefore = 0; ///< nodes that do without moving
};

/// Candidates are the differences between nodes with a task and the entities of the map that have it. Nothing if
/// stopped.
std::optional<MapFit> fitToMap(const model::Model& m, const world::Backdrop& map, const StageProgress& progress);

} // namespace navsmith::systems::yapb
