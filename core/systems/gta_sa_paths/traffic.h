// Traffic in a saved game of the same world: which nodes its path regions have switched.
// docs/formats/gta-sa-save.md, section 6.
#pragma once

#include "core/model/model.h"
#include "core/symbol/symbol.h"
#include "core/systems/shared/road_switches.h"
#include "core/systems/shared_world.h"

#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// The nodes, by what a save can switch.
gta_sa_world::Roads publishRoads(const model::Model& model);
/// What the regions of the first save do to the nodes.
DerivedData deriveTraffic(const gta_sa_world::Roads& own,
                          const std::vector<Received<gta_sa_world::RoadSwitches>>& saves);

/// Whether a save is open that says so: Present of what follows.
bool hasTraffic(const model::Model& model, model::Slot file);
/// 1 or 0; nothing for a node that is newer than the data.
void trafficInSave(const model::Model& model, std::span<const model::Slot> rows, std::span<double> out);
/// Whether no random traffic goes there, by the open save, else by the node's own bit.
bool isOff(const model::Model& model, model::Slot row);
/// The regions that turned a node, in the order in which they did: "path region 3 (off), path region 9 (on)".
std::string switchedBy(const model::Model& model, model::Slot row);

std::vector<symbol::Overlay> overlays();

} // namespace navsmith::systems::gta_sa_paths
