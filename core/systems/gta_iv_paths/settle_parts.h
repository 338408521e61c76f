// The parts of settle(), and what they share: what an edit did to the graph. For settle.cpp only.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/access.h"

#include <vector>

namespace navsmith::systems::gta_iv_paths {

/// What a transaction did to the graph so far. Empty for an edit of values, so that those cost nothing here.
struct GraphEdit {
    struct Ends {
        model::Slot link = model::kNoSlot;
        model::Slot from = model::kNoSlot;
        model::Ref to;
    };
    /// Links as they were before and are no more: erased, or turned to another end. Their ends may be erased.
    std::vector<Ends> gone;
    /// Links as they are now and were not before; by link, ascending.
    std::vector<Ends> come;
    /// Nodes that were made; ascending.
    std::vector<model::Slot> nodes;

    [[nodiscard]] bool empty() const { return gone.empty() && come.empty() && nodes.empty(); }
};

GraphEdit graphEdit(const model::Transaction& tx);

/// Lengths and the file of the square, where ends moved or links came.
void settlePlaces(model::Transaction& tx, const GraphEdit& edit);

/// What both directions of an edge share: the length, and the lanes, mirrored.
void settleLinks(model::Transaction& tx);

/// The stored number of links and the flag of nodes without any, of nodes where they were right before.
void settleCounts(model::Transaction& tx, const GraphEdit& edit);

/// Flood groups of parts of the graph that were joined, split or made. Refuses a 256th part.
tl::expected<void, model::Refusal> settleFloodGroups(model::Transaction& tx, const GraphEdit& edit);

/// Refuses what would give nodes other numbers by which areas that are not open name them.
tl::expected<void, model::Refusal> refuseShiftsUnderClosedAreas(const model::Transaction& tx);

} // namespace navsmith::systems::gta_iv_paths
