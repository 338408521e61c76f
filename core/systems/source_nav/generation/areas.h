// Rectangular areas over sampled nodes, and the ways between them.
#pragma once

#include "core/systems/source_nav/generation/sampling.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Index into Areas::all.
using AreaId = std::uint32_t;
inline constexpr AreaId kNoAreaId = 0xFFFFFFFFU;

struct GeneratedArea {
    std::uint32_t id = 0; ///< counts areas in the order of their creation, from 1; merged and split ones leave gaps
    glm::vec3 low{0.0F};  ///< the north-west corner
    glm::vec3 high{0.0F}; ///< the south-east corner
    float northEastZ = 0;
    float southWestZ = 0;
    std::array<NodeId, 4> nodes{kNoNode, kNoNode, kNoNode, kNoNode}; ///< by Corner; none after a split
    std::array<std::vector<AreaId>, 4> links;                        ///< by Side
    bool crouch = false;
    bool jump = false;
    bool stairs = false;
    bool obstacleTop = false; ///< on a fence or the like
    bool staysAlone = false;  ///< does not merge
    bool gone = false;        ///< merged into another area, split, or removed

    [[nodiscard]] float width() const { return high.x - low.x; }
    [[nodiscard]] float depth() const { return high.y - low.y; }
    [[nodiscard]] float heightAt(float x, float y) const;
    /// Above the plane through three corners, all but the south-east one; length 1.
    [[nodiscard]] glm::vec3 normal() const;
    /// The same through all but the north-west corner.
    [[nodiscard]] glm::vec3 otherNormal() const;
    [[nodiscard]] bool hasNodes() const { return nodes[NorthWest] != kNoNode; }
    [[nodiscard]] glm::vec3 corner(Corner which) const;
    [[nodiscard]] bool holds(float x, float y) const { return x >= low.x && x <= high.x && y >= low.y && y <= high.y; }
};

/// Finds areas by place. Knows each area where it was when it was added.
class AreaGrid {
public:
    explicit AreaGrid(std::span<const GeneratedArea> areas);
    /// The areas may have moved in memory.
    void add(std::span<const GeneratedArea> areas, AreaId id);

    /// The highest area under a place, at most `below` under it; kNoAreaId if there is none.
    [[nodiscard]] AreaId under(const glm::vec3& place, float below) const;
    /// The first area on the way to a side, at most `range` away, up to a wall.
    struct Found {
        AreaId area = kNoAreaId;
        glm::vec3 place{0.0F}; ///< on it
    };
    [[nodiscard]] Found towards(const Walker& walker, const glm::vec3& from, Side side, float range, float below) const;

private:
    std::span<const GeneratedArea> areas_;
    std::unordered_map<std::uint64_t, std::vector<AreaId>> cells_;
};

/// Work on areas before those that are gone are removed; gets progress to report, 0 to 1, and returns false if that
/// stopped it.
using AreaWork = std::function<bool(std::vector<GeneratedArea>&, const std::function<bool(double)>&)>;
/// Gets the areas after a stage of the work, whose title is for people; those that are gone are none. May be empty.
using ShowAreas = std::function<void(std::string_view title, std::span<const GeneratedArea>)>;
struct AreaSteps {
    AreaWork afterMerging; ///< before areas are made square
    AreaWork atEnd;
    ShowAreas show;
};

/// Areas in file order; all are there. Empty if `progress`, which gets 0 to 1, stopped.
std::vector<GeneratedArea> makeAreas(const Walker& walker, const Nodes& nodes, const AreaSteps& steps,
                                     const std::function<bool(double)>& progress);

} // namespace navsmith::systems::source_nav::generation
