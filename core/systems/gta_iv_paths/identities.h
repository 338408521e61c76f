// What tells the elements of GTA IV paths in two files of the same data.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::gta_iv_paths {

const model::Identities& identities();

} // namespace navsmith::systems::gta_iv_paths
