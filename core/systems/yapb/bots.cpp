#include "core/systems/yapb/bots.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/jumps.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;
using routing::Way;
using simulation::Passage;
using simulation::Population;

namespace {

constexpr float kCrouchSpeed = 0.33F; ///< of the running speed
constexpr float kClimbSpeed = 0.8F;   ///< 200 units a second

/// A jump with a velocity is as fast as that.
float jumpSpeed(const Model& m, const Way& way) {
    const auto velocity = velocityOf(m, way.via.slot);
    const float speed = glm::length(glm::vec2(velocity.x, velocity.y));
    return speed > 1 ? speed / kRunSpeed : 1; // also where it is no number
}

Passage passage(const Model& m, const Population&, Slot, const Way& way) {
    switch (static_cast<WayKind>(way.kind)) {
    case WayKind::Jump:
        return {.speed = jumpSpeed(m, way)};
    case WayKind::Climb:
        return {.speed = kClimbSpeed};
    case WayKind::Walk:
        break;
    }
    return {.speed = has(m, way.to, kCrouch) ? kCrouchSpeed : 1.0F};
}

} // namespace

simulation::Traffic bots() {
    return {.populations = {{.id = "bots",
                             .title = "Bots",
                             .help = "Run to places chosen at random",
                             .traveller = "bot",
                             .hasGoals = true,
                             .length = 32,
                             .width = 32,
                             .slowest = 220,
                             .fastest = kRunSpeed,
                             .acceleration = 2000,
                             .braking = 3000}},
            .passage = passage};
}

} // namespace navsmith::systems::yapb
