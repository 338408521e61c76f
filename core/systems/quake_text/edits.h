#pragma once

#include "core/systems/edit.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::systems::quake_text {

/// In the order of the menu.
std::vector<Edit> edits();
std::vector<Builder> builders(); ///< build.cpp

// By topic; each is at the end of its file. docs/edits.md describes what each edit does to the file.
std::vector<Edit> nodeEdits();   ///< node_edits.cpp
std::vector<Edit> linkEdits();   ///< link_edits.cpp
std::vector<Edit> markerEdits(); ///< marker_edits.cpp
std::vector<Edit> zoneEdits();   ///< zone_edits.cpp

} // namespace navsmith::systems::quake_text
