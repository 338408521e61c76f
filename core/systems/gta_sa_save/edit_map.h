// Edits of what a save keeps of the map: tags, sections, entrances.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/gta_sa_save/map_tables.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

std::vector<Edit> mapEdits();

/// Moves the flag of each section to its place in another order; rows that have changed.
std::vector<model::Slot> moveSections(model::Transaction& tx, SectionOrder from, SectionOrder to);

} // namespace navsmith::systems::gta_sa_save
