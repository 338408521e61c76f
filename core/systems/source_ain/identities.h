#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::source_ain {

const model::Identities& identities();

} // namespace navsmith::systems::source_ain
