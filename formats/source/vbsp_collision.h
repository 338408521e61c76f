// What the engine's physics take for the brush entities of a Source map: lump 29 (docs/formats/source-bsp.md, section
// 13).
#pragma once

#include "formats/source/phy_file.h"
#include "formats/source/vbsp_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::source {

struct VbspCollision {
    std::uint32_t model = 0; ///< of VbspFile::models; may be out of range
    /// In the coordinates of the model. PhyConvex::tag is the number of a brush, which may be out of range.
    std::vector<PhySolid> solids;
};

/// The collisions of all models but the world. Damaged ones and those of another kind are left out. Errors: those of
/// readVbsp() for the header and for a packed lump; Truncated for records that extend beyond the lump.
bytes::Result<std::vector<VbspCollision>> readVbspCollisions(std::span<const std::byte> file,
                                                             const VbspLimits& limits = {});

} // namespace navsmith::source
