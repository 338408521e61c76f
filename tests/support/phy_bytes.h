// Builds collision models of Source (.phy) by hand from docs/formats/source-materials.md, section 6, without the codec.
#pragma once

#include "tests/support/map_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::tests {

struct RawPhyPart {
    std::vector<RawVector> points;                       ///< units of the map
    std::vector<std::array<std::uint16_t, 3>> triangles; ///< counter-clockwise as seen from outside
    std::uint32_t tag = 0;                               ///< in lump 29 the number of a brush
};
/// A box of twelve triangles.
RawPhyPart phyBox(const RawVector& minimum, const RawVector& maximum);
/// A box whose top falls to `minimum` at its west end: a wedge of eight triangles.
RawPhyPart phyWedge(const RawVector& minimum, const RawVector& maximum);

struct RawPhyForm {
    bool header = true; ///< "VPHY"; without, as the first games have them
    std::uint16_t version = 0x100;
    std::uint16_t kind = 0;
    std::uint32_t solids = 1; ///< the same so many times
};
/// All parts share their list of points, and hang in a tree that is as deep as there are parts.
std::vector<std::byte> buildPhy(const std::vector<RawPhyPart>& parts, const RawPhyForm& form = {});

/// Lump 29 of a map in which a model has one solid.
std::vector<std::byte> buildCollisionLump(std::uint32_t model, const std::vector<RawPhyPart>& parts);

} // namespace navsmith::tests
