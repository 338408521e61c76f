#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_ain/tester.h"

#include <vector>

namespace navsmith::systems::source_ain {

/// In the order of the menu.
std::vector<Edit> edits();
std::vector<Builder> builders(); ///< build.cpp
/// See Editing::attachPasted.
EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

// By topic; each is at the end of its file. docs/edits.md describes what each edit does to the file.
std::vector<Edit> nodeEdits();  ///< node_edits.cpp
std::vector<Edit> linkEdits();  ///< link_edits.cpp
std::vector<Edit> graphEdits(); ///< graph_edits.cpp

/// The selected links, and those between selected nodes.
std::vector<model::Slot> linksMeant(const model::Model& m, std::span<const model::Element> selection);

} // namespace navsmith::systems::source_ain
