// What a selection means to an edit of a path graph.
#pragma once

#include "core/systems/shared/path_edges.h"
#include "core/systems/shared/path_runs.h"

#include <functional>
#include <string>
#include <vector>

namespace navsmith::systems::paths {

/// The link itself, or the one that the element belongs to. kNoSlot if there is none, and for dead elements.
model::Slot linkOf(const Editing& e, const model::Model& m, model::Element element);

/// One link of each edge that the selection has by a link or by what belongs to one; in that order.
std::vector<model::Slot> selectedEdges(const Editing& e, const model::Model& m, Selection selection);
/// The same; if there are none, one link of each edge between two selected nodes.
std::vector<model::Slot> edgesOf(const Editing& e, const model::Model& m, Selection selection);
/// For quick questions: links of these edges, perhaps both. `f` returns false to stop. False if there is none.
bool forEachLink(const Editing& e, const model::Model& m, Selection selection,
                 const std::function<bool(model::Slot link)>& f);

/// Empty unless an element leads no run: nothing of the graph, or a junction; or, if it has to have lanes, one without.
std::string whyNoRun(const Editing& e, const model::Model& m, Selection selection, bool withLanes);
/// Links from which the runs of a selection are followed: those of edges, and the first of nodes that are no junctions.
std::vector<model::Slot> runStarts(const Editing& e, const model::Model& m, Selection selection);
/// The runs of a selection, each once, in the direction of what is selected.
std::vector<Run> runsOf(const Editing& e, const model::Model& m, Selection selection);

} // namespace navsmith::systems::paths
