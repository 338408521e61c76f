// The well-known places of San Andreas.
#pragma once

#include "core/systems/places.h"

namespace navsmith::systems::gta_sa_paths {

/// By name. Of a district that consists of several zones of the game, the largest.
std::span<const NamedPlace> districts();

} // namespace navsmith::systems::gta_sa_paths
