#include "core/systems/source_nav/generation/area_values.h"
#include "core/systems/source_nav/generation/hiding_spots.h"

namespace navsmith::systems::source_nav::generation {

std::array<float, 4> cornerLight(const MeshArea& area, const Sight& sight, const AnalysisRules& rules,
                                 const std::array<float, 4>& before) {
    constexpr float kStep = 18.0F;
    const float lift = rules.target - kStep;
    auto light = before;
    for (std::size_t corner = 0; corner < light.size(); ++corner) {
        glm::vec3 place = placeInCorner(area, corner, rules);
        place.z = sight.ground(place).value_or(area.heightAt(place.x, place.y)) + lift;
        light.at(corner) = sight.light(place).value_or(light.at(corner));
    }
    return light;
}

} // namespace navsmith::systems::source_nav::generation
