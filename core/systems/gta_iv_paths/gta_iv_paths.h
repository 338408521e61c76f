// GTA IV path graphs: the 64 files nodes0.nod to nodes63.nod, or any part of them, as one document.
// Follows docs/formats/gta-iv-nodes.md.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::gta_iv_paths {

System system();

} // namespace navsmith::systems::gta_iv_paths
