#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/gta_sa_paths/rule_functions.h"

#include <fmt/format.h>

#include <array>

namespace navsmith::systems::gta_sa_paths {

using model::Model;
using model::Slot;
using model::Transaction;

void checkFloodGroups(const Model& m, RowSpan /*rows*/, Findings& out) {
    for (const auto& fault : paths::groupFaults(kGraph, m)) {
        const auto group = m.get(node::floodGroup, fault.node);
        if (fault.expected != 0)
            out.add(fault.node, fmt::format("Flood group {} (expected {}, that of the nodes it is connected with)",
                                            group, fault.expected));
        else if (group == 0)
            out.add(fault.node, "Flood group 0 (expected a number from 1 of this connected part's own)");
        else
            out.add(fault.node, fmt::format("Flood group {} is also that of nodes that cannot be reached from here "
                                            "(expected a number of this connected part's own)",
                                            group));
    }
}

void fixFloodGroups(Transaction& tx, const Issue& /*issue*/) {
    if (!paths::groupFaults(kGraph, tx.model()).empty())
        rebuildFloodGroups(tx);
}

void checkDeadEnds(const Model& m, RowSpan rows, Findings& out) {
    const auto ends = deadEnds(m);
    for (const Slot row : rows) {
        const bool set = (m.get(node::flags, row) & flag::deadEnd) != 0;
        if (ends[row] == DeadEnd::Yes && !set)
            out.add(row, "Fewer than two ways lead on from here, yet it is not marked as a dead end");
        else if (ends[row] == DeadEnd::No && set)
            out.add(row, isPed(m, row) ? "A ped node is marked as a dead end (expected on vehicle nodes only)"
                                       : "Marked as a dead end, yet two or more ways lead on from here");
    }
}

void fixDeadEnds(Transaction& tx, const Issue& /*issue*/) {
    rebuildDeadEnds(tx);
}

void checkGroupCount(const Model& m, RowSpan /*rows*/, Findings& out) {
    std::array<std::size_t, 2> closed{};
    for (const auto& part : connectedParts(m).parts) {
        // Parts that lead on into areas that are not open may all be one: they prove nothing.
        if (!part.open && ++closed[part.graph] == kMaxGroups + 1)
            out.add(part.first, fmt::format("The {} has more than {} unconnected parts; from the one of this node "
                                            "on there are no numbers left",
                                            kGraph.names[part.graph], kMaxGroups));
    }
}

} // namespace navsmith::systems::gta_sa_paths
