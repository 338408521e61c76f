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

/// Puts node i where entity i of the map is, as what that is, and adds those that are missing. Needs a map. Returns the
/// new ones; some are missing if the transaction has failed.
Elements takeNodesOfMap(model::Transaction& tx);
/// Why the map has no nodes to take; empty if it has.
std::string whyNotFromEntities(const model::Model& m, std::span<const model::Element> selection);

/// The selected links, and those between selected nodes.
std::vector<model::Slot> linksMeant(const model::Model& m, std::span<const model::Element> selection);

} // namespace navsmith::systems::source_ain
