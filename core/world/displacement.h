// Terrain of Source maps: the triangles that take the place of a face (docs/formats/source-bsp.md, section 5).
#pragma once

#include "formats/source/vbsp_file.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace navsmith::world {

struct DisplacementSurface {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> bases; ///< by position: its place on the flat face, which tells its texture
    /// By position: its place in the grid, 0 to 1, which tells its light. (0, 0) is the corner that is nearest to the
    /// displacement's start, (0, 1) the next corner, (1, 0) the last.
    std::vector<glm::vec2> places;
    std::vector<std::array<std::uint32_t, 3>> triangles; ///< corners as positions, clockwise as seen from above
};

/// Empty if a position is not sound: a gap would look like a hole in the map. The face must have a displacement.
DisplacementSurface displacementSurface(const source::VbspFile& file, const source::VbspFace& face);

} // namespace navsmith::world
