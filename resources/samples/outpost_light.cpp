#include "resources/samples/outpost_light.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::samples {
namespace {

constexpr glm::vec3 kLamp(1.0F, 0.72F, 0.4F);
constexpr float kLampReach = 320;

/// "red green blue brightness"
std::string colourText(const glm::vec3& colour) {
    constexpr float kUnit = 300; // the brightness of 1
    const float most = std::max({colour.x, colour.y, colour.z});
    const auto channel = [&](float value) { return std::lround(255 * std::pow(value / most, 1 / 2.2F)); };
    return fmt::format("{} {} {} {}", channel(colour.x), channel(colour.y), channel(colour.z),
                       std::lround(kUnit * most));
}

} // namespace

Lighting lightingOf(const OutpostPlan& plan, const Daylight& day) {
    Lighting lighting{towardsSun(day.yaw, day.pitch), day.sun, day.sky, {}};
    for (const auto& thing : plan.things) {
        if (thing.className == "light")
            lighting.lamps.push_back({{thing.at[0], thing.at[1], thing.at[2]}, kLamp * day.lamps, kLampReach});
    }
    return lighting;
}

std::string environmentText(const Daylight& day) {
    return fmt::format("{{\n\"classname\" \"light_environment\"\n\"origin\" \"0 0 500\"\n\"angles\" \"0 {:g} 0\"\n"
                       "\"pitch\" \"{:g}\"\n\"_light\" \"{}\"\n\"_ambient\" \"{}\"\n}}\n",
                       day.yaw, day.pitch, colourText(day.sun), colourText(day.sky));
}

} // namespace navsmith::samples
