// Derived data over the whole set: connected components, flood groups, dead ends; and the recomputing of what single
// edges derive from their ends.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/shared/path_components.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using paths::Component;
using paths::Components;
using paths::kMaxGroups;
using paths::kNoComponent;

inline Components connectedComponents(const model::Model& m) {
    return paths::connectedComponents(kGraph, m);
}

/// A flood group for every node, by slot.
/// - All areas open: the canonical numbers of section 4.3. Recomputed, the stock set keeps every byte.
/// - Else only numbers that are known to be wrong: see paths::repairedGroups().
/// Fails, with a reason for people, if a type needs more than 255 numbers.
paths::Groups floodGroups(const model::Model& model);

/// The dead-end bit of vehicle nodes by "fewer than 2 links to nodes that are no dead ends, until nothing changes".
enum class DeadEnd : std::uint8_t {
    No,
    Yes,
    Unknown, ///< depends on areas that are not open
};
/// By slot; No for ped nodes and dead rows.
std::vector<DeadEnd> deadEnds(const model::Model& model);

/// Sets every flood group or dead-end bit that is wrong. The former refuses the transaction beyond 255 groups.
void rebuildFloodGroups(model::Transaction& tx);
void rebuildDeadEnds(model::Transaction& tx);

/// Empty if flood groups can be renumbered: all areas have to be open, as the numbers count components over the
/// whole map.
std::string whyNotRebuildGroups(const model::Model& model);
/// Gives every node the flood group of section 4.3, whatever components are called now. Refuses the transaction beyond
/// 255 groups, and where whyNotRebuildGroups() has a reason.
void rebuildGroups(model::Transaction& tx);

/// "Rebuild derived data": everything that the format page calls derivable, from nodes, links, lanes and lights alone.
/// - flood groups (see floodGroups), dead ends, the copy of the switched-off bit
/// - lengths by the formula; crossing flags on ped links only, what either direction has on both, a light with a
///   crossing only; no navi nodes on ped links, one for both directions of the others
/// - of each navi node the attachment to the lower end, the middle of the edge, the file of the square there, the
///   direction, and the width of the wider end
/// What depends on areas that are not open stays. Places of the navi nodes where two pieces of road join (about a fifth
/// of the game's own) and a few narrower widths are authored: they are lost. It makes and erases nothing, but for navi
/// nodes that nothing uses any more.
void rebuildAll(model::Transaction& tx);

/// Length of a link and its link back from the places of its ends; nothing if one is not open.
void rebuildLength(model::Transaction& tx, model::Slot link);
/// Place, file and direction of a navi node from the ends of its edge: the middle of it, towards the attached end.
void rebuildNavi(model::Transaction& tx, model::Slot naviRow);
/// Its width: that of the wider end.
void rebuildNaviWidth(model::Transaction& tx, model::Slot naviRow);

} // namespace navsmith::systems::gta_sa_paths
