// San Andreas path graphs: the 64 files NODES0.DAT to NODES63.DAT, or any part of them, as one document.
// Follows docs/formats/gta-sa-nodes.md.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::gta_sa_paths {

System system();

} // namespace navsmith::systems::gta_sa_paths
