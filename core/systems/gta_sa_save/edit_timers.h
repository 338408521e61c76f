// Taking the game time of a save back to 0.
#pragma once

#include "core/systems/edit.h"

namespace navsmith::systems::gta_sa_save {

/// Subtracts the game time from every timer that counts by it, none below 0, and sets it to 0: after some hundred hours
/// the game counts wrongly, and traffic stays away (docs/edits.md).
Edit repairTimersEdit();

} // namespace navsmith::systems::gta_sa_save
