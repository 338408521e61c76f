#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::source2_nav {

symbol::View view();

} // namespace navsmith::systems::source2_nav
