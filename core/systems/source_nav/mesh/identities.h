// What tells the elements of Source navigation meshes in two files of the same data.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::source_nav {

const model::Identities& identities();

} // namespace navsmith::systems::source_nav
