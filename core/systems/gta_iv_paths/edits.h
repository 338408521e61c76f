#pragma once

#include "core/systems/edit.h"

#include <vector>

namespace navsmith::systems::gta_iv_paths {

/// In the order of the menu.
std::vector<Edit> edits();
std::vector<Builder> builders(); ///< build.cpp

// By topic, besides those of any path graph; each is at the end of its file. docs/edits.md describes what each edit
// does to the file.
std::vector<Edit> roadEdits(); ///< road_edits.cpp
std::vector<Edit> setEdits();  ///< set_edits.cpp

// Pasted and duplicated rows: attach_pasted.cpp. See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

} // namespace navsmith::systems::gta_iv_paths
