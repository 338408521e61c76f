// What tells the elements of San Andreas paths, stock and extended in two files of the same data.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::gta_sa_paths {

const model::Identities& identities();

} // namespace navsmith::systems::gta_sa_paths
