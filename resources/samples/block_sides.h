// The sides of the outpost's blocks as polygons and planes.
#pragma once

#include <vector>

#include "resources/samples/bsp_tree.h"
#include "resources/samples/map_textures.h"
#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// One side of a block, seen from outside.
struct Side : MapFace {
    bool drawn = true;
};

std::vector<Side> sidesOf(const Block& block);
Body bodyOf(const Block& block);

/// With a level top.
Block box(const Extent& extent, float bottom, float top, std::string_view texture);

} // namespace navsmith::samples
