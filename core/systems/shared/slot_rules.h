// Rules that all graphs with slots have (slot_graph.h); over<> makes them functions of a system.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/shared/over.h"
#include "core/systems/shared/slot_graph.h"

namespace navsmith::systems::slot_graph {

/// What the verdicts below depend on: the link, and all links of its node.
std::vector<model::Dependency> besideLinks(const SlotGraph& g);

/// Links to their own node.
void checkLoops(const SlotGraph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Links to a node that an earlier link of the same node leads to.
void checkTwice(const SlotGraph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Links in a slot that an earlier one has, or that does not exist.
void checkSlots(const SlotGraph& g, const model::Model& m, Rows rows, checks::Findings& out);
/// Gives it a free slot; erases it if there is none.
void fixSlot(const SlotGraph& g, model::Transaction& tx, const checks::Issue& issue);

} // namespace navsmith::systems::slot_graph
