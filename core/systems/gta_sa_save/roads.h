// The save's path regions over path files of the same world. docs/formats/gta-sa-save.md, section 6.
#pragma once

#include "core/checks/rule.h"
#include "core/model/model.h"
#include "core/systems/shared/road_switches.h"
#include "core/systems/shared_world.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_save {

/// The path regions in their order.
gta_sa_world::RoadSwitches publishSwitches(const model::Model& model);
/// What the regions do to the nodes of the first path set.
DerivedData deriveEffects(const gta_sa_world::RoadSwitches& own,
                          const std::vector<Subscribed<gta_sa_world::Roads>>& paths);

/// Whether a path set is open.
bool knowsPaths(const model::Model& model);
/// The same as a Present.
bool hasPaths(const model::Model& model, model::Slot file);
/// How many nodes a region turns; nothing for one that is newer than the data.
void nodesSwitched(const model::Model& model, std::span<const model::Slot> rows, std::span<double> out);
/// SAV-024. Only of regions all of whose areas are open.
void checkRegionSwitches(const model::Model& model, std::span<const model::Slot> rows, checks::Findings& out);

/// Whether the nodes of the open path files end up as they are now if a region is taken away; true without any. Works
/// it out anew each time: for the few regions that somebody means to take away.
bool mayGo(const model::Model& model, model::Slot region);

} // namespace navsmith::systems::gta_sa_save
