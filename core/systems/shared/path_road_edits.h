// Edits of roads that every path graph has: runs of edges from one junction or end to the next.
#pragma once

#include "core/systems/shared/path_selection.h"

#include <string>
#include <vector>

namespace navsmith::systems::paths {

/// Declared for the tables below, which bind them to a system's graph.
namespace edits {
std::string whyNotRun(const Editing& e, const model::Model& m, Selection selection);
std::string whyNotReverse(const Editing& e, const model::Model& m, Selection selection);
EditResult reverse(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotSplitRoads(const Editing& e, const model::Model& m, Selection selection);
EditResult splitRoads(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult selectRuns(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
std::string whyNotSelectConnected(const Editing& e, const model::Model& m, Selection selection);
EditResult selectConnected(const Editing& e, model::Transaction& tx, Selection selection, Arguments arguments);
} // namespace edits

/// A link of each selected edge; if there are none, of each edge of the selected roads.
std::vector<model::Slot> edgesOfRoads(const Editing& e, const model::Model& m, Selection selection);

template <const Editing& E>
Edit reverseEdit() {
    return {.id = "reverse",
            .title = "Reverse Road",
            .help = "Swaps the lanes of the two directions on the selected links, or on the road of the selected node",
            .section = "Roads",
            .shortcut = "R",
            .whyDisabled = over<E, edits::whyNotReverse>,
            .run = over<E, edits::reverse>};
}

/// Split the road, select the road, select connected.
template <const Editing& E>
std::vector<Edit> roadEdits() {
    return {
        {.id = "split_road",
         .title = "Split Road",
         .help = "Separates the roads that meet at a node. Each gets its own end node, one unit back.",
         .section = "Roads",
         .whyDisabled = over<E, edits::whyNotSplitRoads>,
         .run = over<E, edits::splitRoads>},
        {.id = "select_run",
         .title = "Select Road",
         .help = "Selects the nodes of the road up to the junctions at both ends",
         .section = "Roads",
         .shortcut = "Ctrl+L",
         .whyDisabled = over<E, edits::whyNotRun>,
         .run = over<E, edits::selectRuns>},
        {.id = "select_connected",
         .title = "Select Connected",
         .help = "Selects every node that can be reached over links",
         .section = "Roads",
         .shortcut = "Ctrl+Shift+L",
         .whyDisabled = over<E, edits::whyNotSelectConnected>,
         .run = over<E, edits::selectConnected>},
    };
}

} // namespace navsmith::systems::paths
