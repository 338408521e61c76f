// Rules that all graphs with slots have (slot_graph.h); over<> makes them functions of a system.
#pragma once

#include "core/checks/dependencies.h"
#include "core/systems/shared/over.h"
#include "core/systems/shared/slot_graph.h"

#include <string_view>
#include <vector>

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

/// Ids of rules in a system.
struct RuleIds {
    std::string_view loops;
    std::string_view twice;
    std::string_view slots;
};
/// The rules for them; `slotCount` is what the number of slots depends on.
template <const SlotGraph& G>
std::vector<checks::Rule> linkRules(const RuleIds& ids, checks::Severity severity,
                                    const checks::Dependencies& slotCount) {
    return {{.id = ids.loops,
             .title = "Links lead to other nodes",
             .fault = "Link to its own node",
             .severity = severity,
             .type = G.linkType(),
             .check = over<G, checkLoops>,
             .dependsOn = {checks::own(G.owner, G.target)},
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = ids.twice,
             .title = "One link leads to a node",
             .fault = "Two links to the same node",
             .severity = severity,
             .type = G.linkType(),
             .check = over<G, checkTwice>,
             .dependsOn = besideLinks(G),
             .fix = checks::eraseElement,
             .fixTitle = "Delete the Link"},
            {.id = ids.slots,
             .title = "Links have slots of their own",
             .fault = "Slot that is taken or does not exist",
             .severity = checks::Severity::Error,
             .type = G.linkType(),
             .check = over<G, checkSlots>,
             .dependsOn = slotCount + besideLinks(G),
             .fix = over<G, fixSlot>,
             .fixTitle = "Take a Free Slot"}};
}

} // namespace navsmith::systems::slot_graph
