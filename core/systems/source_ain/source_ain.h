// Node graphs of Half-Life 2, Garry's Mod and other games of Source (docs/formats/source-ain.md).
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_ain {

System system();

} // namespace navsmith::systems::source_ain
