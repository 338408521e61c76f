// Divides space by the planes of solid bodies, as the maps of the Quake family store it.
#pragma once

#include "formats/bsp/polygons.h"
#include "formats/quake/bsp_file.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::samples {

/// Convex. Normals point outward and have length 1.
struct Body {
    std::vector<bsp::Plane> planes;
};

struct TreeNode {
    glm::vec3 normal{0.0F}; ///< along its axis if it has one
    float distance = 0;
    std::array<std::int32_t, 2> children{}; ///< before and behind the plane: a node, or contents
};

/// The first node is the root. Not empty: without bodies it has one node with nothing on both sides.
std::vector<TreeNode> divide(std::span<const Body> bodies);

/// Where the middle of a box cannot be because of the body. `minimum` and `maximum` are those of the box around it.
Body grown(const Body& body, const glm::vec3& minimum, const glm::vec3& maximum);

} // namespace navsmith::samples
