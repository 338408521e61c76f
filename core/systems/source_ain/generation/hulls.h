// The boxes for which the games test nodes and links: an offset in each node and a way of moving in each link. Section
// 3 of docs/formats/source-ain.md.
#pragma once

#include "formats/source/ain_file.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_ain::generation {

struct Hull {
    std::string_view name; ///< "human", stable
    float half = 0;        ///< of its sides, world units
    float bottom = 0;      ///< below its origin: 0 or less
    float top = 0;

    [[nodiscard]] glm::vec3 low() const { return {-half, -half, bottom}; }
    [[nodiscard]] glm::vec3 high() const { return {half, half, top}; }
    [[nodiscard]] float height() const { return top - bottom; }
    [[nodiscard]] float width() const { return 2 * half; }
};

inline constexpr std::size_t kHuman = 0;
inline constexpr std::size_t kSmallCentered = 1; ///< by which sight and fallen nodes are judged
inline constexpr std::size_t kWideHuman = 2;

/// Halves of wide_human's width: of most games, and of the first Half-Life 2 and Half-Life: Source.
inline constexpr float kWideHumanNow = 15;
inline constexpr float kWideHumanFirst = 32;

/// Most nodes that games load.
inline constexpr std::size_t kNodesOfSdk = 1500;
inline constexpr std::size_t kNodesOfGarrysMod = 8192;

/// The hulls of a game whose graphs have so many: 9 to 13; for another number the 10 usual ones, cut or filled with
/// empty ones. 12 and 13 are those of Alien Swarm and Reactive Drop, whose wide_human has one width only.
std::vector<Hull> hullsFor(std::size_t count, float wideHumanHalf = kWideHumanNow);

/// How many a game has whose graphs have this version.
std::size_t usualHulls(std::int32_t version);

/// Bits of source::AinNode::info in a version; those of climb nodes are the same in all.
namespace info {
inline constexpr std::uint32_t kClimbBottom = 1;
inline constexpr std::uint32_t kClimbOn = 2;
inline constexpr std::uint32_t kClimbForward = 4; ///< exits: where one leaves the ladder
inline constexpr std::uint32_t kClimbLeft = 8;
inline constexpr std::uint32_t kClimbRight = 16;
inline constexpr std::uint32_t kClimbExits = kClimbForward | kClimbLeft | kClimbRight;

std::uint32_t dontDrop(std::int32_t version);
/// "The hull fits here, whatever the test says"; in version 37 that of hull 9 is dontDrop(), too.
std::uint32_t forced(std::int32_t version, std::size_t hull);
/// What the spawn flags of a node's entity become.
std::uint32_t ofSpawnFlags(std::int32_t version, std::uint32_t flags);
} // namespace info

/// Values of source::AinNode::type.
namespace node_type {
inline constexpr std::uint8_t kAny = 0;
inline constexpr std::uint8_t kDeleted = 1;
inline constexpr std::uint8_t kGround = 2;
inline constexpr std::uint8_t kAir = 3;
inline constexpr std::uint8_t kClimb = 4;
inline constexpr std::uint8_t kWater = 5;
} // namespace node_type

/// Bits of source::AinLink::moves; the games' builders set one or none of them.
namespace move {
inline constexpr std::uint8_t kGround = 1;
inline constexpr std::uint8_t kJump = 2;
inline constexpr std::uint8_t kFly = 4;
inline constexpr std::uint8_t kClimb = 8;
} // namespace move

} // namespace navsmith::systems::source_ain::generation
