// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::quake_text {

inline constexpr PropertyName kUnexplained[] = {{"file", "unread"}};

inline constexpr Explanations kExplanations{.onlyInitial = kUnexplained};

} // namespace navsmith::systems::quake_text
