// Waypoints of Quake bots kept as text: KTX frogbot, FrikBot, Frogbot 2, Nexuiz and Xonotic. A file, or a chain of
// files that the game reads one after another, is a document. Follows docs/formats/quake-text-waypoints.md.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::quake_text {

System system();

} // namespace navsmith::systems::quake_text
