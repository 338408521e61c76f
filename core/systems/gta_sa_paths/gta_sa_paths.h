// San Andreas path graphs: the 64 files NODES0.DAT to NODES63.DAT, or any part of them, as one document; and those of
// the larger maps of fastman92's limit adjuster, NODES0.DAT to NODES1023.DAT. Follows docs/formats/gta-sa-nodes.md.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::gta_sa_paths {

System system();
System extended();

} // namespace navsmith::systems::gta_sa_paths
