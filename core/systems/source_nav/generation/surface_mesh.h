// A mesh from a map's surfaces alone, with Recast: an estimate, for maps whose solids cannot be traced. It has areas
// and links, but no ladders, crouching, jumps or analysis. Follows docs/generation.md.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_nav/generation/generate.h"
#include "formats/source/nav_file.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace navsmith::walkable {
struct Agent;
}

namespace navsmith::systems::source_nav::generation {

struct SurfaceMesh {
    source::NavFile file;
    std::size_t nodes = 0;
};

/// `seeds`: in place of where players start, of which `rule` tells the ones to begin at. `agent`: who walks; null: the
/// game's player. Fails with what is wrong, for
/// people; with an empty text if `progress` asked to stop.
tl::expected<SurfaceMesh, std::string> surfaceMesh(std::span<const std::byte> map, std::uint32_t version, SeedRule rule,
                                                   std::span<const glm::vec3> seeds, const walkable::Agent* agent,
                                                   const StageProgress& progress);

} // namespace navsmith::systems::source_nav::generation
