// Edits of single edges that the edits and the building tools are made of. What cannot be done is refused with a reason
// that names the node or the area; the caller then gives up the transaction.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/shared/edit_parts.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

// What an edge carries --------------------------------------------------------------------------------------------

/// What an edge carries besides its ends, told from the owner of one of its links.
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
/// Lanes from the link's owner and back to it; the light stays. Nothing happens to a link without a navi node.
void setLanes(model::Transaction& tx, model::Slot link, unsigned away, unsigned back);
/// A light for traffic that heads to the link's target, or to its owner. Cycle 0 puts it out.
void setLight(model::Transaction& tx, model::Slot link, unsigned cycle, bool beforeTarget);
/// Crossing flags of a link and its link back; bits above the two known ones stay.
void setCrossing(model::Transaction& tx, model::Slot link, std::uint8_t flags);

// Nodes -----------------------------------------------------------------------------------------------------------

/// What a new node has besides its place.
struct NodeLook {
    bool ped = false;
    std::uint8_t width = 0;
    std::uint8_t floodGroup = 0;
    std::uint32_t flags = 0;
};
/// That of another node, without what is true of that place only.
NodeLook lookOf(const model::Model& m, model::Slot like);
/// In the open file of its square. Refused if that is not open or has no room.
tl::expected<model::Slot, model::EditError> createNode(model::Transaction& tx, const NodeLook& look, RawPoint at);

// Edges -----------------------------------------------------------------------------------------------------------

/// Empty if two nodes can be linked; else the reason.
std::string whyNotLink(const model::Model& m, model::Slot a, model::Slot b);
/// connect() that says why not, and cuts an edge that is too long. The pieces' new nodes look like `a`, or like `like`.
tl::expected<model::Slot, model::EditError> join(model::Transaction& tx, model::Slot a, model::Slot b);

/// Empty if an edge can be cut by new nodes: both ends are open, of one type, and linked both ways.
std::string whyNotCut(const model::Model& m, model::Slot link);
/// Puts new nodes on an edge, in order from the link's owner. The pieces keep lanes and crossing flags; a light stays
/// at the end that it is for. Gives the new nodes.
tl::expected<std::vector<model::Slot>, model::EditError>
cutAt(model::Transaction& tx, model::Slot link, const std::vector<RawPoint>& places, const NodeLook& look);
/// Into equal pieces.
tl::expected<std::vector<model::Slot>, model::EditError> cutEvenly(model::Transaction& tx, model::Slot link, int pieces,
                                                                   const NodeLook& look);
/// Into as few pieces as there may be, none longer than kLongestEdge; none is cut off an edge that is short enough.
tl::expected<std::vector<model::Slot>, model::EditError> cutIfLong(model::Transaction& tx, model::Slot link,
                                                                   const NodeLook& look);
/// Turns the owner's end of an edge to another node of the type: both links and the navi node. Refused if the other end
/// is not open.
tl::expected<void, model::EditError> turnOwner(model::Transaction& tx, model::Slot link, model::Slot to);

} // namespace navsmith::systems::gta_sa_paths
