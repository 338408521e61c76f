// A navigation mesh under construction: areas refer to each other by index. mesh_areas creates the areas and their
// connections; mesh_analysis computes visibility and hiding spots as the game's own analysis does. Both work on the
// map.
#pragma once

#include "core/systems/source_nav/mesh/geometry.h"
#include "core/world/ray_caster.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

using systems::source_nav::Direction;
using systems::source_nav::Patch;

/// Traverse types by the value that files store (docs/formats/source-nav.md, section 5); 0 to 3 are the directions.
enum class How : std::uint8_t { North, East, South, West, LadderUp, LadderDown, Jump, None = 9 };

struct DraftWay {
    std::size_t to = 0;
    How how = How::None;
};

struct DraftSpot {
    glm::vec3 position{0};
    std::uint8_t flags = 0;
};

struct DraftApproach {
    std::size_t here = 0;
    std::size_t previous = 0;
    How previousHow = How::None;
    std::size_t next = 0;
    How nextHow = How::None;
};

struct DraftSighting {
    std::size_t spot = 0; ///< of MeshDraft::spots
    std::uint8_t t = 0;
};

struct DraftEncounter {
    std::size_t from = 0;
    Direction fromSide = Direction::North;
    std::size_t to = 0;
    Direction toSide = Direction::North;
    std::vector<DraftSighting> sightings; ///< t does not decrease
};

struct DraftVisible {
    std::size_t area = 0;
    std::uint8_t visibility = 0; ///< 1 in part, 3 completely
};

struct DraftArea {
    Patch patch;
    std::string_view place;
    std::uint32_t attributes = 0;
    std::array<std::vector<std::size_t>, 4> sides; ///< areas reachable over each side
    std::vector<std::size_t> laddersUp;            ///< of MeshDraft::ladders
    std::vector<std::size_t> laddersDown;
    std::vector<std::size_t> spots; ///< of MeshDraft::spots
    std::vector<DraftApproach> approaches;
    std::vector<DraftEncounter> encounters;
    std::vector<DraftVisible> visible;
    std::array<float, 2> occupyTimes{};
    std::array<float, 4> light{};
};

struct DraftLadder {
    LadderPlan plan;
    glm::vec3 top{0};
    glm::vec3 bottom{0};
    float width = 0;
    std::size_t topArea = 0;
    std::size_t bottomArea = 0;
};

struct MeshDraft {
    std::vector<DraftArea> areas;
    std::vector<DraftLadder> ladders;
    std::vector<DraftSpot> spots;
};

/// All exits of an area: over its sides in order, then over ladders.
std::vector<DraftWay> waysFrom(const MeshDraft& mesh, std::size_t area);

inline constexpr std::size_t kNoArea = static_cast<std::size_t>(-1);
/// The area at most a step below a point, the nearest of several; kNoArea if there is none.
std::size_t areaAt(const MeshDraft& mesh, const glm::vec3& point);

/// Areas, connections and ladders.
MeshDraft drawUpAreas(const OutpostPlan& plan, const world::RayCaster& map);

/// Everything else.
void analyse(MeshDraft& mesh, const OutpostPlan& plan, const world::RayCaster& map);

} // namespace navsmith::samples
