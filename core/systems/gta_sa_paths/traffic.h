// Traffic in a saved game of the same world: which nodes its path regions have switched.
// docs/formats/gta-sa-save.md, section 6.
#pragma once

#include "core/model/model.h"
#include "core/symbol/symbol.h"

#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// gta_sa_world::Roads: what can be switched.
model::Told tellRoads(const model::Model& model);
/// What the regions of the first save among the neighbours do to the nodes here; empty if there is no save.
model::Told surveyTraffic(const model::Model& model, std::span<const model::Neighbour> neighbours);

/// Whether there is a save to look at: Present of what follows.
bool besideASave(const model::Model& model, model::Slot file);
/// 1 or 0; nothing for a node that came after the last survey.
void trafficInSave(const model::Model& model, std::span<const model::Slot> rows, std::span<double> out);
/// The regions that turned a node, in the order in which they did: "path region 3 (off), path region 9 (on)".
std::string switchedBy(const model::Model& model, model::Slot row);

std::vector<symbol::Overlay> overlays();

} // namespace navsmith::systems::gta_sa_paths
