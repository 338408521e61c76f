#pragma once

#include "core/systems/edit.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// In the order of the menu.
std::vector<Edit> edits();
std::vector<Builder> builders(); ///< build.cpp

// By topic; each is at the end of its file. What each edit does to the file is described in docs/edits.md.
std::vector<Edit> nodeEdits();       ///< node_edits.cpp
std::vector<Edit> roadEdits();       ///< road_edits.cpp
std::vector<Edit> lightEdits();      ///< light_edits.cpp
std::vector<Edit> worldLightEdits(); ///< world_light_edits.cpp
std::vector<Edit> groundEdits();     ///< ground_edits.cpp
std::vector<Edit> setEdits();        ///< set_edits.cpp

/// Pasted and duplicated rows; see Editing::attachPasted. (attach_pasted.cpp)
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

} // namespace navsmith::systems::gta_sa_paths
