#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_ain {

/// From meshes of Source, and to them.
Exchange exchange();

} // namespace navsmith::systems::source_ain
