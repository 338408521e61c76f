// The effect of the save's path regions on path files of the same world. docs/formats/gta-sa-save.md, section 6.
#pragma once

#include "core/checks/rule.h"
#include "core/model/model.h"
#include "core/systems/shared/road_switches.h"
#include "core/systems/shared_world.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_save {

/// The path regions in order.
gta_sa_world::RoadSwitches publishSwitches(const model::Model& model);
/// Applies the regions to the nodes of the first path set.
DerivedData deriveEffects(const gta_sa_world::RoadSwitches& own,
                          const std::vector<Received<gta_sa_world::Roads>>& paths);

/// Whether a path set is open.
bool knowsPaths(const model::Model& model);
/// The same as a Present function.
bool hasPaths(const model::Model& model, model::Slot file);
/// Number of nodes that each region switches; no value for one created since the data was derived.
void nodesSwitched(const model::Model& model, std::span<const model::Slot> rows, std::span<double> out);
/// SAV-024. Checks only regions whose areas are all open.
void checkRegionSwitches(const model::Model& model, std::span<const model::Slot> rows, checks::Findings& out);

/// Whether the nodes of the open path files keep their state if a region is removed; true if none are open. Applies all
/// regions again, so call it only for a few.
bool mayGo(const model::Model& model, model::Slot region);

} // namespace navsmith::systems::gta_sa_save
