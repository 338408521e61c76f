// Edits of what a save keeps of the map: tags, sections, entrances.
#pragma once

#include "core/systems/edit.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

std::vector<Edit> mapEdits();

} // namespace navsmith::systems::gta_sa_save
