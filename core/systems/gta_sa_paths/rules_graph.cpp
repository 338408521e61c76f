#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/path_rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <array>

namespace navsmith::systems::gta_sa_paths {

namespace {

void checkFloodGroups(const Model& m, Rows /*rows*/, Findings& out) {
    for (const auto& fault : paths::groupFaults(kGraph, m)) {
        const auto group = m.get(node::floodGroup, fault.node);
        if (fault.expected != 0)
            out.add(fault.node,
                    texts::format("Flood group {} (expected {}, that of the connected nodes)", group, fault.expected));
        else if (group == 0)
            out.add(fault.node, texts::format("Flood group 0 (expected an unused number from 1)"));
        else
            out.add(
                fault.node,
                texts::format(
                    "Flood group {} is also used by nodes that cannot be reached from here (expected an unused number)",
                    group));
    }
}

void fixFloodGroups(Transaction& tx, const Issue& /*issue*/) {
    if (!paths::groupFaults(kGraph, tx.model()).empty())
        rebuildFloodGroups(tx);
}

void checkDeadEnds(const Model& m, Rows rows, Findings& out) {
    const auto ends = deadEnds(m);
    for (const Slot row : rows) {
        const bool set = (m.get(node::flags, row) & flag::deadEnd) != 0;
        if (ends[row] == DeadEnd::Yes && !set)
            out.add(row, texts::format("Not marked as a dead end, although fewer than two ways lead on from here"));
        else if (ends[row] == DeadEnd::No && set)
            out.add(row,
                    isPed(m, row)
                        ? texts::format("A pedestrian node is marked as a dead end (expected on vehicle nodes only)")
                        : texts::format("Marked as a dead end, although two or more ways lead on from here"));
    }
}

void fixDeadEnds(Transaction& tx, const Issue& /*issue*/) {
    rebuildDeadEnds(tx);
}

void checkGroupCount(const Model& m, Rows /*rows*/, Findings& out) {
    std::array<std::size_t, 2> closed{};
    for (const auto& component : connectedComponents(m).components) {
        // Components that lead on into areas that are not open may all be one: they prove nothing.
        if (!component.open && ++closed[component.graph] == kMaxGroups + 1)
            out.add(
                component.first,
                texts::format(
                    "The {} has more than {} unconnected components: no numbers are left from this node's component on",
                    texts::translated({kGraph.names[component.graph]}), kMaxGroups));
    }
}

Dependencies wholeGraph() {
    return {own(link::owner, link::target), own(node::file, node::group, kNodeRank), paths::anyArea(kGraph)};
}

} // namespace

std::vector<Rule> graphRules() {
    return {
        {"SA033", "One flood group for each component", "Wrong flood group", Warning, kNode, checkFloodGroups,
         wholeGraph() + own(node::floodGroup), true, fixFloodGroups, "Recompute All Flood Groups", true},
        {"SA034", "The dead-end flag is correct", "Wrong dead-end flag", Warning, kNode, checkDeadEnds,
         wholeGraph() + own(node::flags), true, fixDeadEnds, "Recompute All Dead Ends", true},
        {"SA042", "At most 255 flood groups of a type", "More than 255 flood groups of a type", Warning, kNode,
         checkGroupCount, wholeGraph(), true},
    };
}

} // namespace navsmith::systems::gta_sa_paths
