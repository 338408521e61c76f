// The visible faces of the arena: the parts of its blocks that no other block covers.
#pragma once

#include <glm/vec3.hpp>

#include <string_view>
#include <vector>

#include "resources/samples/arena_plan.h"

namespace navsmith::samples::arena {

struct Face {
    std::vector<glm::vec3> corners; ///< clockwise as seen from the front
    glm::vec3 normal{0.0F};         ///< points to the front, length 1
    std::string_view texture;
};

/// Rooms, solids and liquids as rectangles, without those between two bodies; and ramps.
std::vector<Face> worldFaces(const Plan& plan);

/// The six sides.
std::vector<Face> boxFaces(const Box& box, std::string_view texture);

} // namespace navsmith::samples::arena
