#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::quake_text {

symbol::View view();

} // namespace navsmith::systems::quake_text
