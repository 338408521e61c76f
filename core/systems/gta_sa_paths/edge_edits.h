// Edits of single nodes and edges: what core/systems/shared/path_edges.h needs to know of this graph, and what an edge
// carries.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/shared/path_edges.h"

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// What an edge carries besides its ends, seen from the owner of one of its links.
struct Traffic {
    std::uint8_t crossing = 0;
    bool hasNavi = false;
    std::uint8_t width = 0;
    unsigned away = 1; ///< lanes from the link's owner to its target
    unsigned back = 1;
    std::uint8_t lights = 0;
    bool lightBeforeTarget = false; ///< it is for traffic that heads to the target
};
Traffic trafficOf(const model::Model& m, model::Slot link);
/// Lanes from the link's owner and back to it; the light stays. Does nothing to a link without a navi node.
void setLanes(model::Transaction& tx, model::Slot link, unsigned away, unsigned back);
/// A light for traffic that heads to the link's target, or to its owner. Cycle 0 puts it out.
void setLight(model::Transaction& tx, model::Slot link, unsigned cycle, bool beforeTarget);
/// Crossing flags of a link and its link back; bits above the two known ones stay.
void setCrossing(model::Transaction& tx, model::Slot link, std::uint8_t flags);

// For kEditing; see paths::Editing.
void inherit(model::Transaction& tx, model::Slot nodeRow, model::Slot like);
tl::expected<void, model::EditError> completeEdge(model::Transaction& tx, model::Slot link, model::Slot back);
void completeBack(model::Transaction& tx, model::Slot link, model::Slot back);
paths::PassOn carriedBy(const model::Model& m, model::Slot link);
void reverseLanes(model::Transaction& tx, model::Slot link);
std::string whyNoLanes(const model::Model& m, model::Slot nodeRow);
std::string whyNoRoom(const model::Model& m, model::Slot link, const std::vector<paths::RawPoint>& places);
model::Slot linkOf(const model::Model& m, model::Slot row, model::ElementTypeId type);
void reattach(model::Transaction& tx, model::Slot from, model::Slot to, model::Slot link);

inline constexpr paths::Editing kEditing{.graph = kGraph,
                                         .nodeTypeName = nodeTypeName,
                                         .maxLinks = kMaxLinks,
                                         .inherit = inherit,
                                         .completeEdge = completeEdge,
                                         .completeBack = completeBack,
                                         .carriedBy = carriedBy,
                                         .reverseLanes = reverseLanes,
                                         .whyNoLanes = whyNoLanes,
                                         .whyNoRoom = whyNoRoom,
                                         .linkOf = linkOf,
                                         .reattach = reattach};

/// See paths::connect(). kNoSlot with nothing changed if it is refused.
inline model::Slot connect(model::Transaction& tx, model::Slot a, model::Slot b) {
    return paths::connect(kEditing, tx, a, b).value_or(model::kNoSlot);
}
/// Erases a link and its link back. A navi node that nothing else uses goes with them when the transaction commits.
inline void disconnect(model::Transaction& tx, model::Slot link) {
    paths::disconnect(kGraph, tx, link);
}
/// See paths::mergeInto(). False with nothing changed if it is refused.
inline bool mergeNodes(model::Transaction& tx, model::Slot survivor, model::Slot gone) {
    return paths::mergeInto(kEditing, tx, survivor, gone).has_value();
}
/// Cuts an edge into equal pieces no longer than `longest` units. False with nothing changed if it cannot be cut, or a
/// square on the way is not open or has no room.
bool insertNodes(model::Transaction& tx, model::Slot link, double longest);

} // namespace navsmith::systems::gta_sa_paths
