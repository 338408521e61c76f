#pragma once

#include "core/systems/edit.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <vector>

namespace navsmith::systems::yapb {

/// In the order of the menu.
std::vector<Edit> edits();
std::vector<Builder> builders(); ///< build.cpp

// By topic; each is at the end of its file. docs/edits.md describes what each edit does to the file.
std::vector<Edit> nodeEdits();  ///< node_edits.cpp
std::vector<Edit> linkEdits();  ///< link_edits.cpp
std::vector<Edit> mapEdits();   ///< map_edits.cpp
std::vector<Edit> graphEdits(); ///< graph_edits.cpp

/// A new link in the first free slot; the one that is there already; kNoSlot if all slots are taken. `distance`: as
/// the game stores it.
model::Slot makeLink(model::Transaction& tx, model::Slot from, model::Slot to, std::int32_t distance);

} // namespace navsmith::systems::yapb
