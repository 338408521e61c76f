// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/unexplained.h"

namespace navsmith::systems::yapb {

inline constexpr PropertyName kUnexplained[] = {{"file", "rest"}};

/// The file is a graph, and an extension follows.
inline constexpr KnownBits kKnownBits[] = {{"file", "options", 1U << 3U | 1U << 6U}};

} // namespace navsmith::systems::yapb
