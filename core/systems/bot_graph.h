// Waypoints of bots as the files of several games have them: what a document of one system is made from that of
// another.
#pragma once

#include "core/systems/floors.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems {

/// How a bot gets along a link.
enum class BotWay : std::uint8_t { Walk, Drop, Jump, RocketJump, WaterJump, Lift, Train, Teleport, Push };
inline constexpr std::size_t kBotWays = 9;

/// What is special about a node; bits. From Crouch on: what meshes say of areas.
enum class BotMark : std::uint32_t {
    None = 0,
    UnderWater = 1U << 0U,
    Hazard = 1U << 1U,
    Blocked = 1U << 2U,
    Crouch = 1U << 3U,
    Jump = 1U << 4U,
    NoJump = 1U << 5U,
    Stop = 1U << 6U,
    Run = 1U << 7U,
    Walk = 1U << 8U,
    Avoid = 1U << 9U,
    Transient = 1U << 10U,
    DontHide = 1U << 11U,
    Stand = 1U << 12U,
    NoHostages = 1U << 13U,
    Stairs = 1U << 14U,
    NoMerge = 1U << 15U,
    ObstacleTop = 1U << 16U,
};

struct BotNode {
    glm::vec3 feet{0.0F}; ///< of a player who stands there
    float radius = 0;     ///< world units; 0: not told
    std::uint32_t marks = 0;
    std::string place = {}; ///< what people call it: "BombsiteA"; empty: not told

    [[nodiscard]] bool has(BotMark mark) const { return (marks & static_cast<std::uint32_t>(mark)) != 0; }
    void set(BotMark mark) { marks |= static_cast<std::uint32_t>(mark); }
};

struct BotLink {
    std::size_t from = 0; ///< indexes of nodes
    std::size_t to = 0;
    BotWay way = BotWay::Walk;
    /// For a jump, drop or ride: where the run-up begins (0, 0, 0: nowhere), take-off and landing.
    std::optional<std::array<glm::vec3, 3>> points = {};
};

/// A place that the game's analysis of a mesh has found.
struct BotSpot {
    glm::vec3 feet{0.0F};
    bool snipes = false; ///< from where one sees far; otherwise a place to hide
};

/// The ground of a node, from a mesh whose areas are polygons.
struct BotFace {
    std::size_t node = 0;           ///< index
    std::vector<glm::vec3> corners; ///< three or more, counterclockwise as seen from above
};

struct BotGraph {
    std::string name; ///< of the map: "dm4"
    std::vector<BotNode> nodes;
    std::vector<BotLink> links;
    /// From meshes, whose nodes are areas: the floor that each covers. FloorPatch::row is the index of the node.
    std::vector<FloorPatch> ground = {};
    std::vector<BotFace> faces = {};
    std::vector<BotSpot> spots = {};
    std::vector<std::string> notes = {}; ///< what may be wrong with it, in sentences
};

} // namespace navsmith::systems
