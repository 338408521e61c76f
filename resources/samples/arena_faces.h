// The visible faces of the arena: the parts of its blocks that no other block covers.
#pragma once

#include <string_view>
#include <vector>

#include "resources/samples/arena_plan.h"
#include "resources/samples/map_textures.h"

namespace navsmith::samples::arena {

using Face = MapFace;

/// Rooms, solids and liquids as rectangles, without those between two bodies; and ramps.
std::vector<Face> worldFaces(const Plan& plan);

/// The six sides.
std::vector<Face> boxFaces(const Box& box, std::string_view texture);

} // namespace navsmith::samples::arena
