// How far a mesh agrees with another of the same map: a made one with the one that the game's players know.
#pragma once

#include "core/systems/generator.h"
#include "formats/source/nav_file.h"

namespace navsmith::systems::source_nav::generation {

/// Shares of `known` are called recall, of `made` precision.
FileComparison compareMeshes(const source::NavFile& made, const source::NavFile& known);

} // namespace navsmith::systems::source_nav::generation
