// What the analysis of a mesh asks of its map.
#pragma once

#include "core/world/trace.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <functional>
#include <optional>

namespace navsmith::systems::source_nav::generation {

/// Lines of sight through a map. All functions may be called by several threads at once.
struct Sight {
    const world::Tracer* cover = nullptr;  ///< stops at everything that hides a player; glass counts
    const world::Tracer* beyond = nullptr; ///< the same, but sees through glass
    std::uint32_t coverMask = 0;           ///< contents for `cover`, values of the map's format
    std::uint32_t beyondMask = 0;
    /// Height of the ground under a place; none inside a solid.
    std::function<std::optional<float>(const glm::vec3&)> ground;

    [[nodiscard]] bool coverFree(const glm::vec3& from, const glm::vec3& to) const {
        return cover->line(from, to, coverMask).fraction == 1.0F;
    }
    [[nodiscard]] bool free(const glm::vec3& from, const glm::vec3& to) const {
        return beyond->line(from, to, beyondMask).fraction == 1.0F;
    }
};

} // namespace navsmith::systems::source_nav::generation
