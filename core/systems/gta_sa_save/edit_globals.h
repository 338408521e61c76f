#pragma once

#include "core/systems/edit.h"

namespace navsmith::systems::gta_sa_save {

/// Sets global variables to a real number: they show whole numbers, and the script knows which is meant.
Edit setRealGlobalEdit();

} // namespace navsmith::systems::gta_sa_save
