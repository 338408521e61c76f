// The sample outpost as data: blocks, walkable floors, and entities. outpost_map builds a map from it, outpost_mesh a
// navigation mesh. Map units, z up; north is -y, as in navigation meshes (docs/formats/source-nav.md, section 9).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace navsmith::samples {

/// A rectangle seen from above.
struct Extent {
    float west = 0;
    float north = 0; ///< the lower y
    float east = 0;
    float south = 0;

    bool operator==(const Extent&) const = default;
};

/// Sides of a block, as bits.
namespace side {
inline constexpr std::uint8_t kNorth = 0x01;
inline constexpr std::uint8_t kEast = 0x02;
inline constexpr std::uint8_t kSouth = 0x04;
inline constexpr std::uint8_t kWest = 0x08;
inline constexpr std::uint8_t kTop = 0x10;
inline constexpr std::uint8_t kBottom = 0x20;
inline constexpr std::uint8_t kAll = 0x3F;
} // namespace side

enum class BlockUse : std::uint8_t {
    Structure, ///< floors are laid out around it
    Cover,     ///< stands on a floor, which is cut out around it
};

/// A solid body with vertical sides. Its top is a plane.
struct Block {
    std::string_view name; ///< for floors on top of it; may be empty
    Extent extent;
    float bottom = 0;
    std::array<float, 4> top{}; ///< heights: north-west, north-east, south-east, south-west
    std::string_view texture;
    BlockUse use = BlockUse::Structure;
    std::uint8_t drawn = side::kAll; ///< the other sides have no face
};

/// A bit of attributes: one has to crouch there.
inline constexpr std::uint32_t kCrouch = 0x0001;

/// A walkable rectangle on top of a block.
struct Floor {
    std::string_view place;
    std::string_view block;
    Extent extent;
    std::uint32_t attributes = 0; ///< docs/formats/source-nav.md, section 7
};

/// A ladder on a vertical wall.
struct LadderPlan {
    Extent extent; ///< as thick as the ladder protrudes
    float bottom = 0;
    float top = 0;
    std::uint8_t faces = 0; ///< direction of its front: 0 north, 1 east, 2 south, 3 west
};

/// A point entity.
struct Thing {
    std::string_view className;
    std::array<float, 3> at{};
    float angle = 0; ///< degrees from east towards +y; for entities with a direction
};

/// A brush entity with the volume of a box.
struct Zone {
    std::string_view className;
    Extent extent;
    float bottom = 0;
    float top = 0;
    int team = 0; ///< 2 attackers, 3 defenders, 0 none
};

struct OutpostPlan {
    std::vector<Block> blocks;
    std::vector<Floor> floors;
    std::vector<LadderPlan> ladders;
    std::vector<Thing> things;
    std::vector<Zone> zones;
};

/// Two yards where the teams start, a roofed hall between them, and two bomb sites: one on a platform with stairs, a
/// ramp and a ledge, one on the ground behind crates, with a low passage on the way and a hill beside it.
OutpostPlan outpostPlan();

} // namespace navsmith::samples
