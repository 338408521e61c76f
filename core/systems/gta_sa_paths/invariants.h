// What follows from an edit of San Andreas paths.
#pragma once

#include "core/model/transaction.h"

namespace navsmith::systems::gta_sa_paths {

/// Brings in step with what the transaction touched, and leaves everything else alone:
/// - lengths of links whose ends moved or became other nodes, and place, file, direction, width and attachment of their
///   navi nodes; the file of a node that was moved into another open area
/// - dead ends and flood groups near links and nodes that came or went
/// - the copy of the switched-off bit; the link back of an edited link (length, crossing flags); no navi nodes on ped
///   links, crossing flags on no others
/// - the stored link ranges of an irregular file whose nodes or links came, went or changed places
/// "What follows from an edit" in docs/formats/gta-sa-nodes.md lists each of these, and what is done where not all
/// areas are open. Dead-end bits and flood groups that the user writes stay, if links do not change there as well.
/// Refuses what the files have no room for: a 16th link of a node, a 1025th navi node or 32768th node of an area, a
/// 256th unconnected part of the vehicle or ped graph.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_paths
