// Collision models of the Source engine (.phy): what of a model stands in the way, as convex parts. The same solids are
// in lump 29 of maps. Follows docs/formats/source-materials.md, section 6. Read-only; the text behind the solids, which
// tells masses and joints, is not read.
#pragma once

#include "formats/bytes/byte_reader.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::source {

/// What lies inside of all of its triangles.
struct PhyConvex {
    std::vector<glm::vec3> points; ///< units of the map, in the coordinates of the model; sound; each is used
    std::vector<std::array<std::uint32_t, 3>> triangles; ///< positions in `points`; at least four, counter-
                                                         ///< clockwise as seen from outside
    std::uint32_t tag = 0; ///< of the game; in lump 29 the number of the map's brush it was made from
};

/// A body of its own. Static props have one.
struct PhySolid {
    std::vector<PhyConvex> parts;
};

struct PhyFile {
    std::uint32_t checksum = 0; ///< of the model for which it was made
    std::vector<PhySolid> solids;
};

/// Allocates no more than a small multiple of the bytes. Errors:
/// - BadMagic: no collision model; Unsupported: solids of another kind, which are named
/// - Truncated or BadValue: parts that extend beyond the end, or that do not fit together
bytes::Result<PhyFile> readPhy(std::span<const std::byte> file);

/// One solid with the bytes behind its size. `offset`: where it is in the file, for errors.
bytes::Result<PhySolid> readPhySolid(std::span<const std::byte> solid, std::uint64_t offset = 0);

} // namespace navsmith::source
