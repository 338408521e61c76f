#include "core/systems/gta_iv_paths/access.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::gta_iv_paths {

bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b) {
    return std::abs(stored - std::min(paths::distance(a, b, kHeightStep), paths::kLongestEdge)) <= 1;
}

bool holdsAnywhere(const model::Model& m, std::uint8_t assumption) {
    bool any = false;
    m.forEachLive(kFile, [&](model::Slot f) { any = any || holds(m, f, assumption); });
    return any;
}

} // namespace navsmith::systems::gta_iv_paths
