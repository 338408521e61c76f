// Builds and traverses Source navigation meshes by hand from docs/formats/source-nav.md, without the codec.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::tests {

enum class RawGame { Plain, CounterStrike, TeamFortress, LeftForDead };

using RawPoint = std::array<float, 3>;

struct RawHidingSpot {
    std::uint32_t id = 0;
    RawPoint position{};
    std::uint8_t flags = 0;
};

struct RawApproach {
    std::uint32_t here = 0;
    std::uint32_t previous = 0;
    std::uint8_t previousHow = 0;
    std::uint32_t next = 0;
    std::uint8_t nextHow = 0;
};

struct RawEncounter {
    std::uint32_t from = 0;
    std::uint8_t fromDirection = 0;
    std::uint32_t to = 0;
    std::uint8_t toDirection = 0;
    std::vector<std::pair<std::uint32_t, std::uint8_t>> spots;
    RawPoint entry{}; ///< versions 1 and 2 only, which store no directions
    RawPoint exit{};
};

struct RawNavArea {
    std::uint32_t id = 0;
    std::uint32_t attributes = 0;
    RawPoint northWest{};
    RawPoint southEast{};
    float northEastZ = 0;
    float southWestZ = 0;
    std::array<std::vector<std::uint32_t>, 4> connections;
    std::vector<RawHidingSpot> hidingSpots;
    std::vector<RawApproach> approaches;
    std::vector<RawEncounter> encounters;
    std::uint16_t place = 0;
    std::array<std::vector<std::uint32_t>, 2> ladders;
    std::array<float, 2> occupyTimes{};
    std::array<float, 4> light{};
    std::vector<std::pair<std::uint32_t, std::uint8_t>> visible;
    std::uint32_t inherit = 0;
    std::uint32_t gameFlags = 0;
    std::uint16_t fogPlace = 0;
    std::array<std::uint32_t, 3> unknown{};
    std::array<std::uint32_t, 5> spawnWords{};
    std::vector<std::uint32_t> numbers;
};

struct RawLadder {
    std::uint32_t id = 0;
    float width = 0;
    RawPoint top{};
    RawPoint bottom{};
    float length = 0;
    std::uint32_t direction = 0;
    std::uint8_t dangling = 0;
    std::array<std::uint32_t, 5> areas{}; ///< forward, left, right, behind, bottom
};

struct RawMesh {
    std::uint32_t version = 16;
    std::uint32_t subVersion = 0;
    RawGame game = RawGame::Plain;
    std::uint32_t bspSize = 0;
    std::uint8_t analysed = 0;
    std::uint8_t hasUnnamedAreas = 0;
    std::vector<std::string> places; ///< with their terminating zero, if any
    std::string population;
    std::vector<std::string> fogPlaces;
    std::vector<RawNavArea> areas;
    std::vector<RawLadder> ladders;
    float viewDistance = 0;
};

/// The bytes of a mesh: exactly what its version, sub-version and game store.
std::vector<std::byte> buildMesh(const RawMesh& mesh);

/// Three areas and two ladders: one area with several entries in every list, one with none, one with one in each. Every
/// field has a distinct value, so that swapped fields are detected; attributes and flags use all available bits.
RawMesh smallMesh(std::uint32_t version, std::uint32_t subVersion = 0, RawGame game = RawGame::Plain);

/// smallMesh() for every version with every game and sub-version that it can have.
std::vector<RawMesh> allSmallMeshes();

/// "v16 sub 14 game 3"
std::string nameOf(const RawMesh& mesh);

/// Offsets of the parts of a valid mesh of version 3 or later (for Left 4 Dead only sub-version 14), and the total
/// number of list entries.
struct RawShape {
    std::size_t areaCount = 0;      ///< offset of the count
    std::vector<std::size_t> areas; ///< offset of each area
    std::size_t ladderCount = 0;    ///< offset of the count, or of the end
    std::size_t end = 0;            ///< stale bytes may follow
    std::size_t connections = 0;
    std::size_t hidingSpots = 0;
    std::size_t approaches = 0;
    std::size_t encounters = 0;
    std::size_t encounterSpots = 0;
    std::size_t visible = 0;
    std::size_t ladders = 0;
};
RawShape shapeOf(std::span<const std::byte> file, RawGame game);

} // namespace navsmith::tests
