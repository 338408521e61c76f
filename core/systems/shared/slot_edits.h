// Edits that all graphs with slots have (slot_graph.h). The tables are per system; all do the same.
#pragma once

#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/over.h"
#include "core/systems/shared/slot_graph.h"

#include <string>
#include <vector>

namespace navsmith::systems {

namespace slot_graph {

bool isNode(const SlotGraph& g, const model::Model& m, const model::Element& e);
/// The selected links, and those between selected nodes.
std::vector<model::Slot> linksMeant(const SlotGraph& g, const model::Model& m, Selection selection);
std::string allSlotsTaken(const SlotGraph& g, const model::Model& m);

std::string whyNotConnect(const SlotGraph& g, const model::Model& m, Selection selection);
std::string whyNotLinks(const SlotGraph& g, const model::Model& m, Selection selection);
std::string whyNotInsert(const SlotGraph& g, const model::Model& m, Selection selection);
EditResult connect(const SlotGraph& g, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult connectOneWay(const SlotGraph& g, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult disconnect(const SlotGraph& g, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult makeTwoWay(const SlotGraph& g, model::Transaction& tx, Selection selection, Arguments arguments);
EditResult insertNodes(const SlotGraph& g, model::Transaction& tx, Selection selection, Arguments arguments);

/// Pasted nodes go to the end, and links take free slots. See Editing::attachPasted.
EditResult attachPasted(const SlotGraph& g, model::Transaction& tx, Selection pasted);
/// For builders that continue from a node.
bool continuesNode(const SlotGraph& g, const model::Model& m, model::Element from, Arguments arguments);

} // namespace slot_graph

/// "connect", "connect_one_way", "disconnect", "two_way".
template <const SlotGraph& G>
std::vector<Edit> slotLinkEdits() {
    return {{.id = "connect",
             .title = "Link Both Ways",
             .help = "Adds links in both directions between successive selected nodes",
             .section = "Links",
             .shortcut = "J",
             .whyDisabled = over<G, slot_graph::whyNotConnect>,
             .run = over<G, slot_graph::connect>},
            {.id = "connect_one_way",
             .title = "Link One Way",
             .help = "Adds links from each selected node to the next",
             .section = "Links",
             .shortcut = "Alt+J",
             .whyDisabled = over<G, slot_graph::whyNotConnect>,
             .run = over<G, slot_graph::connectOneWay>},
            {.id = "disconnect",
             .title = "Unlink",
             .help = "Deletes the selected links, or all links between the selected nodes",
             .section = "Links",
             .shortcut = "Shift+J",
             .whyDisabled = over<G, slot_graph::whyNotLinks>,
             .run = over<G, slot_graph::disconnect>},
            {.id = "two_way",
             .title = "Make Two-Way",
             .help = "Adds missing reverse links",
             .section = "Links",
             .whyDisabled = over<G, slot_graph::whyNotLinks>,
             .run = over<G, slot_graph::makeTwoWay>}};
}

/// "insert".
template <const SlotGraph& G>
Edit slotInsertEdit() {
    return {.id = "insert",
            .title = "Insert Nodes",
            .help = "Inserts a node halfway along each selected link that is walked",
            .section = "Nodes",
            .shortcut = "I",
            .whyDisabled = over<G, slot_graph::whyNotInsert>,
            .run = over<G, slot_graph::insertNodes>};
}

} // namespace navsmith::systems
