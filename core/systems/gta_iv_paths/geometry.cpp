#include "core/systems/gta_iv_paths/geometry.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_iv_paths {

double distance(RawPoint a, RawPoint b) {
    return paths::distance(a, b, kHeightStep);
}

std::uint8_t linkLength(RawPoint a, RawPoint b) {
    return paths::wholeLength(distance(a, b));
}

bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b) {
    return std::abs(stored - std::min(distance(a, b), kLongestEdge)) <= 1;
}

} // namespace navsmith::systems::gta_iv_paths
