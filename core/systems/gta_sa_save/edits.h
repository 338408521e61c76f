// Edits of saved games, and completion of pasted rows.
#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

std::vector<Edit> edits();
std::vector<Builder> builders();
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

} // namespace navsmith::systems::gta_sa_save
