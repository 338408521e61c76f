#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::gta_iv_paths {

symbol::View view();

} // namespace navsmith::systems::gta_iv_paths
