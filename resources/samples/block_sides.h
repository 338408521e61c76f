// The sides of the outpost's blocks as polygons and planes.
#pragma once

#include <glm/vec3.hpp>

#include <vector>

#include "resources/samples/bsp_tree.h"
#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// One side of a block.
struct Side {
    std::vector<glm::vec3> corners; ///< clockwise as seen from outside
    glm::vec3 normal{0};
    bool drawn = true;
};

std::vector<Side> sidesOf(const Block& block);
Body bodyOf(const Block& block);

/// With a level top.
Block box(const Extent& extent, float bottom, float top, std::string_view texture);

} // namespace navsmith::samples
