#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::source_ain {

symbol::View view();

} // namespace navsmith::systems::source_ain
