// What tells the elements of train tracks in two files of the same data.
#pragma once

#include "core/model/identity.h"

namespace navsmith::systems::gta_sa_tracks {

const model::Identities& identities();

} // namespace navsmith::systems::gta_sa_tracks
