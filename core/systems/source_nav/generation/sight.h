// What the analysis of a mesh asks of its map.
#pragma once

#include "core/world/cluster_sight.h"
#include "core/world/find_game_file.h"
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
    std::array<std::vector<glm::vec3>, 2> starts;  ///< where players start, by team
    const world::ClusterSight* clusters = nullptr; ///< what the map forbids to see each other; null: nothing
    /// How bright it is at a place, 0 to 1; none where that is not known. Empty: the map does not tell.
    std::function<std::optional<float>(const glm::vec3&)> light;

    [[nodiscard]] bool coverFree(const glm::vec3& from, const glm::vec3& to) const {
        return cover->isClear(from, to, coverMask);
    }
    [[nodiscard]] bool free(const glm::vec3& from, const glm::vec3& to) const {
        return beyond->isClear(from, to, beyondMask);
    }
};

/// A map, read for lines of sight. Immutable, so threads can share it.
class SightMap {
public:
    virtual ~SightMap() = default;
    /// Valid as long as the map.
    [[nodiscard]] virtual Sight sight() const = 0;
    /// What of the map is not known exactly, for people; one sentence each.
    [[nodiscard]] virtual std::vector<std::string> notes() const { return {}; }
};

/// Reads a map of GoldSrc or Source; `find` finds models that are not packed into it and may be empty. Fails with what
/// is wrong, for people.
tl::expected<std::shared_ptr<const SightMap>, std::string> readSightMap(std::span<const std::byte> map,
                                                                        const world::FindGameFile& find = {});

class GoldSrcWorld;

/// Through a map of GoldSrc, which must outlive the result.
Sight sightThrough(const GoldSrcWorld& world);

} // namespace navsmith::systems::source_nav::generation
