#pragma once

#include "core/symbol/symbol.h"

namespace navsmith::systems::gta_sa_tracks {

symbol::View view();

} // namespace navsmith::systems::gta_sa_tracks
