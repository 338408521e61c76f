// Train tracks of San Andreas: tracks.dat and tracks2.dat to tracks4.dat, or any of them, as one document.
// Follows docs/formats/gta-sa-tracks.md.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::gta_sa_tracks {

System system();

} // namespace navsmith::systems::gta_sa_tracks
