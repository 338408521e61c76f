// Runs of road and what is connected: core/systems/shared/path_runs.h over this system's graph.
#pragma once

#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/shared/path_runs.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths {

using paths::Run;
using paths::RunStep;

inline Run runOf(const model::Model& m, model::Slot link) {
    return paths::runOf(kGraph, m, link);
}
inline std::vector<model::Slot> ownNodes(const model::Model& m, const Run& run) {
    return paths::ownNodes(kGraph, m, run);
}
inline std::vector<model::Slot> connectedWith(const model::Model& m, model::Slot nodeRow) {
    return paths::connectedWith(kGraph, m, {nodeRow});
}

} // namespace navsmith::systems::gta_sa_paths
