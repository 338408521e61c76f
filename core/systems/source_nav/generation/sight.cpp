#include "core/systems/source_nav/generation/sight.h"

#include "core/systems/source_nav/generation/world.h"

namespace navsmith::systems::source_nav::generation {

Sight sightThrough(const GenerationWorld& world) {
    Sight sight;
    sight.cover = &world.solids();
    sight.beyond = &world.opaque();
    sight.coverMask = sight.beyondMask = world::kSolidMask;
    sight.ground = [&world](const glm::vec3& place) -> std::optional<float> {
        if (const auto ground = world.groundAt(place))
            return ground->height;
        return std::nullopt;
    };
    return sight;
}

} // namespace navsmith::systems::source_nav::generation
