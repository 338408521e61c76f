// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::yapb {

inline constexpr PropertyName kUnexplained[] = {{"file", "rest"}};

/// The file is a graph, and an extension follows; of nodes the flags 11 to 17, 26 and 27 of E-Bot and SyPB, which YaPB
/// ignores.
inline constexpr KnownBits kKnownBits[] = {{"file", "options", 1U << 3U | 1U << 6U},
                                           {"node", "flags", 0x7FU << 11U | 3U << 26U}};

inline constexpr Explanations kExplanations{.onlyInitial = kUnexplained, .knownBits = kKnownBits};

} // namespace navsmith::systems::yapb
