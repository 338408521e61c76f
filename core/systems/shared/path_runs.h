// Runs of road, the edges from one junction or end to the next in order, and what is connected with a node.
#pragma once

#include "core/symbol/primitives.h"
#include "core/systems/shared/path_graph.h"

#include <vector>

namespace navsmith::systems::paths {

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
Run runOf(const Graph& g, const model::Model& m, model::Slot link);
/// The runs of these links, each once, in the direction of the first of its links.
std::vector<Run> runsOf(const Graph& g, const model::Model& m, const std::vector<model::Slot>& links);

/// True if a run ends at this node: it has one link, or more than two.
bool endsRun(const Graph& g, const model::Model& m, model::Slot nodeRow);

/// Nodes of a run that are its own: all but the junctions at its ends.
std::vector<model::Slot> ownNodes(const Graph& g, const model::Model& m, const Run& run);

/// The two ends of a step, in the direction of the run.
struct StepEnds {
    model::Ref from;
    model::Ref to;
};
StepEnds endsOf(const Graph& g, const model::Model& m, const RunStep& step);

/// An arrow along each edge of a run whose ends are open.
void markRun(const Graph& g, const model::Model& m, const Run& run, symbol::Rgba colour, symbol::Primitives& out);

/// The nodes that are connected with these over open areas, each once, in no promised order.
std::vector<model::Slot> connectedWith(const Graph& g, const model::Model& m, std::vector<model::Slot> nodes);

} // namespace navsmith::systems::paths
