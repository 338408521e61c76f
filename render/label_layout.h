// Which labels are written so that none covers another: decided on the screen, from the camera's place.
#pragma once

#include "render/camera.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::render {

/// Where letters are put, in pixels; the shader of labels does the same.
struct LabelMetrics {
    glm::vec2 cell{11, 17}; ///< of a letter, with the outline around it
    float advance = 7;      ///< from letter to letter
    float descent = 5;      ///< from the bottom of a cell to the foot of its letter
    glm::vec2 offset{8, 5}; ///< right and up of the anchor, times the growth of marks
};

struct LabelSpot {
    glm::vec3 anchor{0};
    std::uint32_t letters = 0;
    std::uint32_t rank = 0; ///< lower ones first
    std::uint64_t key = 0;  ///< the same for the same label at all times: who wins does not change as the camera moves
};

/// The labels that are written, as places in `spots`, ascending. Of two that would overlap it is the one of lower
/// rank, else the clearly nearer one, else one by the key. Those beyond a distance, and outside the picture, are not.
/// The spots' order does not matter.
std::vector<std::uint32_t> legibleLabels(std::span<const LabelSpot> spots, const Camera& camera,
                                         const LabelMetrics& metrics, float within);

} // namespace navsmith::render
