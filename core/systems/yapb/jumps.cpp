#include "core/systems/yapb/jumps.h"

#include <algorithm>
#include <cmath>

namespace navsmith::systems::yapb {

std::optional<glm::vec3> jumpVelocity(const glm::vec3& from, const glm::vec3& to) {
    const float rise = to.z - from.z;
    if (!(rise <= kHighestJump))
        return std::nullopt;
    const float root = kJumpSpeed * kJumpSpeed - 2 * kGravity * rise;
    // Higher than the jump itself: with the legs drawn up, at its highest point.
    const float seconds = (kJumpSpeed + std::sqrt(std::max(root, 0.0F))) / kGravity;
    const glm::vec3 velocity{(to.x - from.x) / seconds, (to.y - from.y) / seconds, 0};
    if (!(velocity.x * velocity.x + velocity.y * velocity.y <= kRunSpeed * kRunSpeed))
        return std::nullopt;
    return velocity;
}

} // namespace navsmith::systems::yapb
