// The parts of enforceInvariants() that are this system's own. For invariants.cpp only.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_edit.h"

namespace navsmith::systems::gta_iv_paths {

using paths::GraphEdit;

/// What both directions of an edge share: the length, and the lanes, mirrored.
void enforceLinks(model::Transaction& tx);

/// The stored number of links and the flag of nodes without any, of nodes where they were right before.
void enforceCounts(model::Transaction& tx, const GraphEdit& edit);

} // namespace navsmith::systems::gta_iv_paths
