// Selects labels so that none overlaps another, in screen space from the camera's position.
#pragma once

#include "render/camera.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::render {

/// How far a label is from its anchor, right and up; pixels.
inline constexpr glm::vec2 kLabelOffset(8, 5);

/// Letter metrics in pixels; the label shader uses the same.
struct LabelMetrics {
    glm::vec2 cell{11, 17};          ///< of a letter, including its outline
    float advance = 7;               ///< from one letter to the next
    float descent = 5;               ///< from the bottom of a cell to the baseline
    glm::vec2 offset = kLabelOffset; ///< scaled like the marks
    float fullSizeAt = 300;          ///< distance at which the offset is that
};

/// The factor of the offset at a distance.
float labelGrowth(float distance, float fullSizeAt);

struct LabelSpot {
    glm::vec3 anchor{0};
    std::uint32_t letters = 0;
    std::uint32_t rank = 0; ///< lower ones first
    std::uint64_t key = 0;  ///< constant per label, so that the winner does not change as the camera moves
};

/// Indexes into `spots` of the labels to draw, ascending. Of two overlapping labels, the lower rank wins, then the
/// clearly nearer one, then the key. Excludes labels beyond the maximum distance or outside the picture. The order of
/// `spots` does not matter.
std::vector<std::uint32_t> legibleLabels(std::span<const LabelSpot> spots, const Camera& camera,
                                         const LabelMetrics& metrics, float within);

} // namespace navsmith::render
