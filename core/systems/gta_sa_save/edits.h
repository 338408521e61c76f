// Edits of saved games, and completion of pasted rows.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/gta_sa_save/map_tables.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

std::vector<Edit> edits();
std::vector<Builder> builders();                                                         ///< record_edits.cpp
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted); ///< record_edits.cpp

// Edits by topic; docs/edits.md and docs/saves.md describe what they do.
std::vector<Edit> recordEdits(); ///< record_edits.cpp
/// Of what a save keeps of the map: tags, sections, entrances (map_edits.cpp).
std::vector<Edit> mapEdits();
/// Completes what the player collects, in all places that know of it (collection_edits.cpp).
Edit completeCollectionEdit();
/// Converts a save for another release of the game (program_edits.cpp).
Edit convertProgramEdit();
/// Subtracts the game time from every timer based on it, clamped to 0, and sets it to 0. After some hundred hours the
/// game calculates wrongly with it and traffic disappears (timer_edits.cpp).
Edit repairTimersEdit();
/// Sets global variables to a real number: they show whole numbers, and the script knows which is meant
/// (global_edits.cpp).
Edit setRealGlobalEdit();

/// Moves the flag of each section to its place in another order; rows that have changed (map_edits.cpp).
std::vector<model::Slot> moveSections(model::Transaction& tx, SectionOrder from, SectionOrder to);

} // namespace navsmith::systems::gta_sa_save
