#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::yapb {

const model::Identities& identities();

} // namespace navsmith::systems::yapb
