// How the generator of a game comes to the mesh of a map, for people who ask why there is no area at a place.
#pragma once

#include "core/systems/generation_trace.h"
#include "core/systems/source_nav/generation/generate.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>

namespace navsmith::systems::source_nav::generation {

/// Generates the mesh, without its analysis, and watches. Fails as generateMesh() does if no place is reached.
tl::expected<GenerationTrace, std::string> traceMesh(std::span<const std::byte> map, MeshOptions options,
                                                     const StageProgress& progress = {});

/// Indexed by RefusalKind.
std::span<const RejectionReason> rejectionReasons();

} // namespace navsmith::systems::source_nav::generation
