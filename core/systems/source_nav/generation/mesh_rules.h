// What generators of navigation meshes of different games do differently, as numbers. The table of docs/generation.md.
#pragma once

#include "core/systems/source_nav/generation/constants.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace navsmith::systems::source_nav::generation {

/// Meshes of versions before that are by the first generator for Source, which moves lines, no boxes, as that of
/// GoldSrc.
inline constexpr std::uint32_t kFirstBoxVersion = 10;

/// The rules by which a mesh is generated. The defaults are those of GoldSrc.
struct MeshRules {
    bool roundsToNearest = false; ///< to the lattice; otherwise towards zero
    float bothWays = 10;          ///< a step with a smaller difference of heights leads both ways
    float halfHeight = kHalfHeight;
    bool beginsStanding = true;       ///< the exploration begins at the middle of a player who stands where it begins
    float stepLine = kHalfHeight + 1; ///< height of the line to the next place: the engine's boxes are 1 larger
    bool wallsAreCeilings = true;     ///< one crouches where a line to the ceiling begins in a solid
    float leastDrop = kJumpCrouchHeight; ///< where there is no step, only a deeper drop is a way down
    float deathDrop = kDeathDrop;        ///< one does not survive deeper ones
    bool farEdges = false;               ///< drops are also looked for from the nodes of the south and east edges
    int largestArea = 50;                ///< cells along a side
    bool mergesBeyondLargest = true;
    bool splitsOnNodes = false; ///< both parts of a split area lie on the nodes there; otherwise in the whole's surface
    bool splitsKeepWaysIn = false;  ///< links to a split area without one back lead to its parts
    bool skipsAfterSplit = false;   ///< an area that follows one that was split for its length is left as long as it is
    bool mergesOnlyFlat = false;    ///< areas whose two triangles lie in one plane
    float samePlane = 0.99F;        ///< least cosine between the normals of areas that merge
    float samePlaneTerrain = 0.99F; ///< the same on displacements
    float steepest = kLeastNormalZ; ///< areas with a smaller z of the normal are for jumping
    bool bothTriangles = false;     ///< of an area count for that; otherwise the first
    bool jumpsBeforeMerging = false;    ///< they are marked before areas merge, and do not merge
    bool shortLaddersReachLess = false; ///< their tops lead only to areas above their bottoms

    /// How far under the top of a ladder the areas may be to which it leads.
    [[nodiscard]] float ladderReach(float length) const {
        constexpr float kBelow = 120;
        return shortLaddersReachLess ? std::min(kBelow, length + kHalfWidth) : kBelow;
    }

    /// Rounds to the lattice of places.
    [[nodiscard]] float snapped(float value) const {
        // Halves go away from zero.
        return roundsToNearest ? std::round(value / kStep) * kStep : generation::snapped(value);
    }
};

} // namespace navsmith::systems::source_nav::generation
