// What should hold in any generated mesh, counted where it does not.
#pragma once

#include "core/systems/source_nav/generation/sampling.h"
#include "formats/source/nav_file.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::systems::source_nav::generation {

struct Examination {
    std::size_t starts = 0;      ///< places where players start
    std::size_t startsOff = 0;   ///< of them: without an area under them
    std::size_t ways = 0;        ///< ordered pairs of the others that should reach each other
    std::size_t waysMissing = 0; ///< of them: no way leads there
    std::size_t inSolid = 0;     ///< areas over whose middle, up to a jump, a player finds no room
    std::size_t inAir = 0;       ///< areas with no ground under their middle
    std::size_t overlapping = 0; ///< pairs of areas with a part in common: closer in height than a step
};

/// An area without ground under its middle.
struct AreaInAir {
    std::uint32_t id = 0;
    glm::vec3 middle{0.0F};
};
std::vector<AreaInAir> areasInAir(const source::NavFile& file, const Walker& walker);

Examination examine(const source::NavFile& file, const Walker& walker, std::span<const glm::vec3> starts);

} // namespace navsmith::systems::source_nav::generation
