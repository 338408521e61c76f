// Edits of Source 2's meshes, one table a topic.
#pragma once

#include "core/systems/edit.h"

#include <span>
#include <vector>

namespace navsmith::systems::source2_nav {

std::vector<Edit> connectionEdits();
std::vector<Edit> shapeEdits();
std::vector<Edit> spotEdits();
std::vector<Edit> eraseEdits();
std::vector<Edit> selectEdits();

std::vector<Edit> edits();
std::vector<Builder> builders();

EditResult attachPasted(model::Transaction& tx, std::span<const model::Element> pasted);

/// Connects an area to another through the edges that face each other; false if they are connected already, or have no
/// shape.
bool connectAreas(model::Transaction& tx, model::Slot from, model::Slot to);
/// "area 12".
std::string nameOf(const model::Model& m, model::Slot area);
/// Live selected areas, each once.
std::vector<model::Slot> areasOnce(const model::Model& m, std::span<const model::Element> selection);

} // namespace navsmith::systems::source2_nav
