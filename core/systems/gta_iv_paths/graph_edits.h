// Changes of single nodes and edges, from which the edits and the building tools are made. None leaves a dangling
// reference. An error names the node or the area; the caller then cancels the transaction.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/edit_parts.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

/// What a new node has besides its place.
struct NodeLook {
    std::uint8_t width = 0;
    std::uint8_t floodGroup = 0;
    std::uint32_t flags = 0;
    std::uint32_t streetHash = 0;
};
/// That of another node, unknown bits and all; without what follows from its links.
NodeLook lookOf(const model::Model& m, model::Slot like);
/// In the open file of its square. Refused if that is not open.
tl::expected<model::Slot, model::EditError> createNode(model::Transaction& tx, const NodeLook& look, RawPoint at);

/// What a link carries besides its ends.
struct LinkLook {
    std::uint8_t lanes = 0;
    std::uint16_t flags = 0;
};
LinkLook lookOfLink(const model::Model& m, model::Slot link);
/// What new links have if nothing else is known: the commonest values.
LinkLook usualLink();
/// That of a link of the node, of its file, or the usual one: what a new link at a node begins with.
LinkLook linkLookNear(const model::Model& m, model::Slot nodeRow);

/// Empty if two nodes can be linked; else the reason.
std::string whyNotLink(const model::Model& m, model::Slot a, model::Slot b);
/// Links both ways; `there` is for the link from a to b. The other one has its lanes mirrored, where that assumption
/// holds. Gives that from a to b.
tl::expected<model::Slot, model::EditError> join(model::Transaction& tx, model::Slot a, model::Slot b, LinkLook there,
                                                 LinkLook back);
/// Adds the missing reverse of a link; kNoSlot if the other end is not open or has no room.
model::Slot addReverse(model::Transaction& tx, model::Slot link);
/// Erases a link and its reverse.
void disconnect(model::Transaction& tx, model::Slot link);

/// Empty if an edge can be cut by new nodes: both ends are open, of one type, and linked both ways.
std::string whyNotCut(const model::Model& m, model::Slot link);
/// Puts new nodes on an edge, in order from the link's owner. The pieces keep lanes and flags. Gives the new nodes.
tl::expected<std::vector<model::Slot>, model::EditError>
cutAt(model::Transaction& tx, model::Slot link, const std::vector<RawPoint>& places, const NodeLook& look);
/// Into equal pieces; new nodes are like the link's owner.
tl::expected<std::vector<model::Slot>, model::EditError> cutEvenly(model::Transaction& tx, model::Slot link,
                                                                   int pieces);
/// Into as few pieces as there may be, none longer than kLongestEdge; none is cut off an edge that is short enough.
tl::expected<std::vector<model::Slot>, model::EditError> cutIfLong(model::Transaction& tx, model::Slot link,
                                                                   const NodeLook& look);

/// Turns the owner's end of an edge to another node. Refused if the edge cannot be cut (whyNotCut).
tl::expected<void, model::EditError> turnOwner(model::Transaction& tx, model::Slot link, model::Slot to);

/// Moves the links of `gone` to `kept` and erases it. Links between the two go, and those to nodes that both had.
/// Refused if `kept` has no room for them.
tl::expected<void, model::EditError> mergeInto(model::Transaction& tx, model::Slot kept, model::Slot gone);

} // namespace navsmith::systems::gta_iv_paths
