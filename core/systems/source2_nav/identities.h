#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::source2_nav {

const model::Identities& identities();

} // namespace navsmith::systems::source2_nav
