// How far a generated mesh agrees with a reference: the mesh of the same map that the game's players know.
#pragma once

#include "core/systems/generator.h"
#include "formats/source/nav_file.h"

namespace navsmith::systems::source_nav::generation {

/// Shares of `reference` are called recall, shares of `generated` precision.
FileComparison compareMeshes(const source::NavFile& generated, const source::NavFile& reference);

} // namespace navsmith::systems::source_nav::generation
