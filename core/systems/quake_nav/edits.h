#pragma once

#include "core/systems/edit.h"
#include "formats/quake/nav_file.h"

#include <vector>

namespace navsmith::systems::quake_nav {

/// In menu order.
std::vector<Edit> edits(quake::NavGame game);
std::vector<Builder> builders(quake::NavGame game); ///< build.cpp

// Edits by topic; each table is at the end of its file. docs/waypoints.md describes what they do.
std::vector<Edit> nodeEdits();                        ///< node_edits.cpp
std::vector<Edit> linkEdits(quake::NavGame game);     ///< link_edits.cpp
std::vector<Edit> traversalEdits();                   ///< traversal_edits.cpp
std::vector<Edit> edictEdits(quake::NavGame game);    ///< edict_edits.cpp
std::vector<Edit> selectEdits(quake::NavGame game);   ///< select_edits.cpp
std::vector<Edit> generateEdits(quake::NavGame game); ///< generate_edits.cpp
std::vector<Edit> copyEdits();                        ///< copy_edits.cpp

} // namespace navsmith::systems::quake_nav
