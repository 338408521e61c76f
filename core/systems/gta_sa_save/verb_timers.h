// Taking the game time of a save back to 0.
#pragma once

#include "core/systems/verb.h"

namespace navsmith::systems::gta_sa_save {

/// Subtracts the game time from every timer that counts by it, none below 0, and sets it to 0: after some hundred hours
/// the game counts wrongly, and traffic stays away (docs/verbs.md).
Verb repairTimersVerb();

} // namespace navsmith::systems::gta_sa_save
