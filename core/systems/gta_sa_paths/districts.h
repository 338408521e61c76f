// The well-known places of San Andreas.
#pragma once

#include "core/systems/places.h"

namespace navsmith::systems::gta_sa_paths {

/// By name; the extent is that of all zones of the name.
std::span<const NamedPlace> districts();

} // namespace navsmith::systems::gta_sa_paths
