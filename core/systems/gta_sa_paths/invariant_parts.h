// The parts of enforceInvariants() that are this system's own. For invariants.cpp only.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/shared/path_edit.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths {

using paths::GraphEdit;

/// Section 4.1, bit 4: of the nodes whose links came or went, and of those that depend on them.
void enforceDeadEnds(model::Transaction& tx, const GraphEdit& edit);

/// Sections 5 and 6: lengths, and place, file, direction, width and attachment of navi nodes, where ends moved, became
/// wider or became other nodes.
void enforceEdges(model::Transaction& tx, const GraphEdit& edit);

/// Sections 5 and 6: no navi nodes on ped links, crossing flags on no others, and what both directions share.
void enforceLinks(model::Transaction& tx, const GraphEdit& edit);

} // namespace navsmith::systems::gta_sa_paths
