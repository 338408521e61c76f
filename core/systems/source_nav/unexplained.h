// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/unexplained.h"

namespace navsmith::systems::source_nav {

inline constexpr PropertyName kUnexplained[] = {{"file", "tail"}};

} // namespace navsmith::systems::source_nav
