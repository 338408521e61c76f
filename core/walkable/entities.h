// What entities of all known games mean for walking. By their class names, so it is as good as those are known.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::walkable {

struct Box {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// Bounds of brush models that let a player pass: doors open, glass breaks, illusions stop nobody.
std::vector<Box> passableModels(const world::MapGeometry& map);

/// Places at the foot and the top of ladders.
std::vector<glm::vec3> ladderEnds(const world::MapGeometry& map);

} // namespace navsmith::walkable
