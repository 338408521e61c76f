// Builds maps of Quake II by hand from docs/formats/quake2-bsp.md, and reads them a second time, without the codec.
#pragma once

#include "tests/support/map_bytes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

struct RawQuake2Leaf {
    std::uint32_t contents = 0;
    std::vector<std::uint32_t> brushes;
};

/// RawMap::textures and flags are those of the texinfos; RawMap::leaves and clipNodes are not used.
struct RawQuake2Map : RawMap {
    std::vector<RawBrush> brushes; ///< RawBrush::model is not used
    std::vector<RawQuake2Leaf> quake2Leaves;
};

enum class RawQuake2Form { Ibsp, Qbsp };

std::vector<std::byte> buildQuake2Map(const RawQuake2Map& map, RawQuake2Form form = RawQuake2Form::Ibsp);

/// Adds a brush of six sides, and bevels like those of the game's compiler. Returns its number.
std::uint32_t addQuake2Box(RawQuake2Map& map, const RawVector& minimum, const RawVector& maximum,
                           std::uint32_t contents, std::int16_t texInfo = 0);

/// The faces of smallMap(): floor, wall, water and sky of the world, a trigger, and a door that its entity moves. Solid
/// below the floor, mist behind the wall, water below its surface. Then brushes of a player clip, a ladder, and a
/// ladder that is solid: boxes of 16 on a side at x 200, 300 and 400.
RawQuake2Map smallQuake2Map();

/// What the file says, read record by record.
struct Quake2Facts {
    std::size_t faces = 0;
    std::size_t triangles = 0;     ///< of the faces as fans
    std::size_t flatTriangles = 0; ///< of these, those without area
    std::size_t models = 0;
    std::size_t brushes = 0;
    std::size_t outOfRange = 0; ///< indexes that name nothing
    std::size_t oddLengths = 0; ///< lumps that are no whole number of records
    RawVector minimum{};        ///< of all corners of the world's faces
    RawVector maximum{};
    RawVector worldMinimum{}; ///< as model 0 states them
    RawVector worldMaximum{};
};
Quake2Facts quake2Facts(std::span<const std::byte> file);

} // namespace navsmith::tests
