// Runs of road: the edges from one junction or end to the next, in order.
#pragma once

#include "core/systems/gta_sa_paths/edges.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths {

struct RunStep {
    model::Slot link = model::kNoSlot;
    bool along = true; ///< the link leads along the run; else against it (its link back is in no open area)

    bool operator==(const RunStep&) const = default;
};

struct Run {
    std::vector<RunStep> steps;     ///< one an edge
    std::vector<model::Slot> nodes; ///< in order; ends that are not open are left out, and no node comes twice
    bool closed = false;            ///< a ring: the last step leads back to the first node
};

/// The run that an edge belongs to, in the direction of the link. It goes on through nodes of exactly two links.
Run runOf(const model::Model& m, model::Slot link);

/// True if a run ends at this node: it has one link, or more than two.
bool endsRun(const model::Model& m, model::Slot nodeRow);

/// Nodes of a run that are its own: all but the junctions at its ends.
std::vector<model::Slot> ownNodes(const model::Model& m, const Run& run);

/// The nodes that are connected with this one over open areas, in no promised order.
std::vector<model::Slot> connectedWith(const model::Model& m, model::Slot nodeRow);

} // namespace navsmith::systems::gta_sa_paths
