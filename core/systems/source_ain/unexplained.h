// Bits with a meaning that have no property.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::source_ain {

/// Don't drop, where older versions have it: files of version 41 keep it.
inline constexpr KnownBits kKnownBits[] = {{"node", "info", 1U << 14U}};

inline constexpr Explanations kExplanations{.knownBits = kKnownBits};

} // namespace navsmith::systems::source_ain
