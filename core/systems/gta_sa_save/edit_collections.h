// Completes what the player collects, in all places that know of it.
#pragma once

#include "core/systems/edit.h"

namespace navsmith::systems::gta_sa_save {

Edit completeCollectionEdit();

} // namespace navsmith::systems::gta_sa_save
