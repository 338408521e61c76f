#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_ain {

/// Exchange with meshes of Source.
Exchange exchange();

} // namespace navsmith::systems::source_ain
