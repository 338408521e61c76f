// What the analysis of a mesh asks of its map.
#pragma once

#include "core/world/trace.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Lines of sight through a map. All functions may be called by several threads at once.
struct Sight {
    const world::Tracer* cover = nullptr;  ///< stops at everything that hides a player; glass counts
    const world::Tracer* beyond = nullptr; ///< the same, but sees through glass
    std::uint32_t coverMask = 0;           ///< contents for `cover`, values of the map's format
    std::uint32_t beyondMask = 0;
    /// Height of the ground under a place; none inside a solid.
    std::function<std::optional<float>(const glm::vec3&)> ground;
    std::array<std::vector<glm::vec3>, 2> starts; ///< where players start, by team

    [[nodiscard]] bool coverFree(const glm::vec3& from, const glm::vec3& to) const {
        return isFree(cover->line(from, to, coverMask));
    }
    [[nodiscard]] bool free(const glm::vec3& from, const glm::vec3& to) const {
        return isFree(beyond->line(from, to, beyondMask));
    }
    /// Whether a line gets to its end. From inside the world's own solids one sees out; from inside an entity, nothing.
    static bool isFree(const world::Trace& line) {
        return line.fraction == 1.0F && !(line.startSolid && line.entity != 0);
    }
};

/// A map, read for lines of sight. Immutable, so threads can share it.
class SightMap {
public:
    virtual ~SightMap() = default;
    /// Valid as long as the map.
    [[nodiscard]] virtual Sight sight() const = 0;
};
/// Reads a map of GoldSrc or Source. Fails with what is wrong, for people.
tl::expected<std::shared_ptr<const SightMap>, std::string> readSightMap(std::span<const std::byte> map);

class GenerationWorld;

/// Through a map of GoldSrc, which must outlive the result.
Sight sightThrough(const GenerationWorld& world);

} // namespace navsmith::systems::source_nav::generation
