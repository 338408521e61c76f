// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/unexplained.h"

namespace navsmith::systems::quake_text {

inline constexpr PropertyName kUnexplained[] = {{"file", "unread"}};

} // namespace navsmith::systems::quake_text
