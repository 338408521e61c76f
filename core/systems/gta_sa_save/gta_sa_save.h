// Saved games of San Andreas for PC, GTASAsf1.b to GTASAsf8.b: one file per document. Follows
// docs/formats/gta-sa-save.md.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::gta_sa_save {

System system();

} // namespace navsmith::systems::gta_sa_save
