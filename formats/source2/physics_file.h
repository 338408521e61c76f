// What stops players in a map of Source 2: maps/NAME/world_physics.vmdl_c inside maps/NAME.vpk, or .vphys_c in older
// maps (docs/formats/source2-nav.md, section 11). Read only.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/source2/nav_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source2 {

/// A mesh or a hull.
struct PhysicsPart {
    std::vector<Point> vertices;
    /// Indexes of vertices, all valid; counterclockwise as seen from the front.
    std::vector<std::array<std::uint32_t, 3>> triangles;
    std::string group; ///< what it stops: "Default", "playerclip"; empty: not told
};

struct Physics {
    std::vector<PhysicsPart> parts;
    std::size_t skipped = 0; ///< parts of a form that is not known
};

/// Errors: Truncated; BadValue for a resource without a block of physics; those of kv3::readValues().
bytes::Result<Physics> readPhysics(std::span<const std::byte> resource);

} // namespace navsmith::source2
