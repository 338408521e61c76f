// The light of the outpost's maps.
#pragma once

#include <string>

#include "resources/samples/light_baker.h"
#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// Colours are linear, as in Lighting.
struct Daylight {
    float yaw = 0; ///< where the sun's light goes, in degrees
    float pitch = -90;
    glm::vec3 sun{1.0F};
    glm::vec3 sky{0.3F};
    float lamps = 1; ///< brightness of the plan's lamps
};

Lighting lightingOf(const OutpostPlan& plan, const Daylight& day);

/// The entity that tells compilers of maps about sun and sky.
std::string environmentText(const Daylight& day);

} // namespace navsmith::samples
