// The ways between the areas of a mesh in flat arrays, for searches that visit many areas.
#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Position of an area in its file.
using AreaIndex = std::uint32_t;
inline constexpr AreaIndex kNoArea = 0xFFFFFFFFU;

/// How a path enters an area: sides are 0 to 3.
inline constexpr std::uint8_t kLadderUp = 4;
inline constexpr std::uint8_t kLadderDown = 5;

/// A way from an area to another that a path may take.
struct Passage {
    AreaIndex to = kNoArea;
    float length = 0;
    std::uint8_t how = 0;
};
/// The same, seen from where it leads to.
struct Entrance {
    AreaIndex from = kNoArea;
    float length = 0;
};

class PassageGraph {
public:
    PassageGraph() = default;
    /// `passages` holds for each area the ways out of it, in the order in which paths try them.
    PassageGraph(std::vector<glm::vec3> centres, std::span<const std::vector<Passage>> passages);

    [[nodiscard]] std::size_t size() const { return centres_.size(); }
    [[nodiscard]] const glm::vec3& centre(AreaIndex area) const { return centres_[area]; }
    [[nodiscard]] std::span<const Passage> from(AreaIndex area) const { return part(passages_, passageEnds_, area); }
    /// The entrances to an area, in no particular order.
    [[nodiscard]] std::span<const Entrance> into(AreaIndex area) const { return part(entrances_, entranceEnds_, area); }
    /// No passage is shorter than the straight line between the middles of its areas. Ladders can be.
    [[nodiscard]] bool hasNoShortcuts() const { return !hasShortcuts_; }

private:
    template <typename T>
    static std::span<const T> part(const std::vector<T>& all, const std::vector<std::uint32_t>& ends, AreaIndex area) {
        const std::uint32_t begin = area == 0 ? 0 : ends[area - 1];
        return {all.data() + begin, ends[area] - begin};
    }

    std::vector<glm::vec3> centres_;
    std::vector<Passage> passages_;
    std::vector<std::uint32_t> passageEnds_; ///< by area
    std::vector<Entrance> entrances_;
    std::vector<std::uint32_t> entranceEnds_; ///< by area
    bool hasShortcuts_ = false;
};

} // namespace navsmith::systems::source_nav::generation
