// How saved games are drawn.
#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::gta_sa_save {

symbol::View view();

} // namespace navsmith::systems::gta_sa_save
