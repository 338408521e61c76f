// Converts a save for another release of the game: docs/saves.md.
#pragma once

#include "core/systems/edit.h"

namespace navsmith::systems::gta_sa_save {

Edit convertProgramEdit();

} // namespace navsmith::systems::gta_sa_save
