// Resets the game time of a save to 0.
#pragma once

#include "core/systems/edit.h"

namespace navsmith::systems::gta_sa_save {

/// Subtracts the game time from every timer based on it, clamped to 0, and sets it to 0. After some hundred hours the
/// game calculates wrongly with it and traffic disappears (docs/edits.md).
Edit repairTimersEdit();

} // namespace navsmith::systems::gta_sa_save
