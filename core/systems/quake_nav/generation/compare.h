// How far made waypoints agree with others of the same map, and what each reaches.
#pragma once

#include "core/systems/generator.h"

namespace navsmith::systems::quake_nav::generation {

/// Shares of `reference` are called recall, of `generated` precision. Nodes that are nearest to each other and within
/// 64 units are matched. Fails with what is wrong with the map or a file.
tl::expected<FileComparison, std::string> compareWaypoints(std::span<const std::byte> map,
                                                           std::span<const std::byte> generated,
                                                           std::span<const std::byte> reference);

} // namespace navsmith::systems::quake_nav::generation
