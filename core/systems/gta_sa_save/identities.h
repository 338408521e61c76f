// What tells the elements of saved games in two files of the same data.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::gta_sa_save {

const model::Identities& identities();

} // namespace navsmith::systems::gta_sa_save
