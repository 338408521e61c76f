// The parts of settle(), and what they share: what an edit did to the graph. For settle.cpp only.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/access.h"

#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// What a transaction did to the graph so far. Empty for an edit of values, so that those cost nothing here.
struct GraphEdit {
    struct Ends {
        model::Slot link = model::kNoSlot;
        model::Slot from = model::kNoSlot;
        model::Ref to;
    };
    /// Links as they were before and are no more: erased, turned to another end, or at a node that went from the
    /// vehicle graph to the ped graph or back. Their ends may be erased.
    std::vector<Ends> gone;
    /// Links as they are now and were not before; by link, ascending.
    std::vector<Ends> come;
    /// Live nodes that were made, or went from one graph to the other; ascending.
    std::vector<model::Slot> nodes;

    [[nodiscard]] bool empty() const { return gone.empty() && come.empty() && nodes.empty(); }
    /// True if the link is one of `come`.
    [[nodiscard]] bool hasCome(model::Slot link) const;
    /// True if the node is one of `nodes`.
    [[nodiscard]] bool isNew(model::Slot nodeRow) const;
};

GraphEdit graphEdit(const model::Transaction& tx);

/// Section 4.1, bit 4: of the nodes whose links came or went, and of those that depend on them.
void settleDeadEnds(model::Transaction& tx, const GraphEdit& edit);

/// Section 4.3: of parts of the graph that were joined, split or made. Refuses a 256th part of a type.
tl::expected<void, model::Refusal> settleFloodGroups(model::Transaction& tx, const GraphEdit& edit);

/// Sections 5 and 6: lengths, and place, file, direction, width and attachment of navi nodes, where ends moved, became
/// wider or became other nodes.
void settleEdges(model::Transaction& tx, const GraphEdit& edit);

/// Sections 5 and 6: no navi nodes on ped links, crossing flags on no others, and what both directions share.
void settleLinks(model::Transaction& tx, const GraphEdit& edit);

/// Refuses what would give nodes or navi nodes other numbers by which areas that are not open name them.
tl::expected<void, model::Refusal> refuseShiftsUnderClosedAreas(const model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_paths
