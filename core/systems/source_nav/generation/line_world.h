// A map of which a generator asks by lines what is solid: that of GoldSrc, and the first one of Source.
#pragma once

#include "core/world/trace.h"

#include <glm/vec3.hpp>

#include <optional>

namespace navsmith::systems::source_nav::generation {

/// A ladder entity's bounds in the world.
struct LadderBox {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

/// The floor below a place.
struct Ground {
    float height = 0;
    glm::vec3 normal{0.0F};
};

/// What lines meet in a map.
class LineWorld {
public:
    LineWorld() = default;
    virtual ~LineWorld() = default;
    LineWorld(const LineWorld&) = delete;
    LineWorld& operator=(const LineWorld&) = delete;
    LineWorld(LineWorld&&) = delete;
    LineWorld& operator=(LineWorld&&) = delete;

    /// Against everything that is solid when a round starts.
    [[nodiscard]] virtual world::Trace line(const glm::vec3& from, const glm::vec3& to) const = 0;
    /// Whether a player would open or break what a line hit, and so pass.
    [[nodiscard]] virtual bool isPassable(const world::Trace& trace) const = 0;

    /// A line meets nothing.
    [[nodiscard]] bool isFree(const glm::vec3& from, const glm::vec3& to) const { return !line(from, to).hit(); }
    /// The floor at a place above which a player fits, crouched; none if there is no floor. Doors and what can be
    /// broken are no floor.
    [[nodiscard]] virtual std::optional<Ground> groundAt(const glm::vec3& place) const = 0;
};

} // namespace navsmith::systems::source_nav::generation
