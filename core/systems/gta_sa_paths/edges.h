// Edges of the graph and what is known of their ends when only some of the areas are open.
#pragma once

#include "core/systems/gta_sa_paths/access.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// A link's navi node that cannot be there: of an open area without such a node. None is missing.
bool isNaviMissing(const OpenAreas& open, const model::Model& m, model::Ref ref);

/// Two references, perhaps of different columns, that name the same node.
bool sameNode(const model::Model& m, model::Column<model::Ref> a, model::Ref refA, model::Column<model::Ref> b,
              model::Ref refB);

/// True if a node comes before what a reference names, by (area, id). Costs no renumbering: within an area the order is
/// that of part and rank.
bool isLower(const model::Model& m, model::Slot nodeRow, model::Column<model::Ref> column, model::Ref ref);

/// The two ends of the edge that a navi node belongs to, as one of its links has them.
struct NaviEdge {
    model::Slot link = model::kNoSlot;
    model::Slot owner = model::kNoSlot;
    model::Ref target;
    bool attached = false; ///< to one of these ends
    bool toOwner = false;  ///< to `owner`; else to `target`

    /// Only if the target is a slot.
    [[nodiscard]] model::Slot attachedEnd() const { return toOwner ? owner : target.slot(); }
    [[nodiscard]] model::Slot otherEnd() const { return toOwner ? target.slot() : owner; }
};

/// The first link of a navi node, by slot, that has the attached node as an end: the one that save() goes by.
std::optional<NaviEdge> attachedEdgeOf(const model::Model& m, model::Slot naviRow);

/// The edge of a navi node: the first link, by slot, that has the attached node as an end; else the first whose target
/// is not missing; nothing if there is neither.
std::optional<NaviEdge> edgeOf(const model::Model& m, const OpenAreas& open, model::Slot naviRow);

/// True if an edge's lower end is the one that the navi node will be written as attached to.
bool attachedToLower(const model::Model& m, const NaviEdge& edge, model::Slot naviRow);

/// What the crossing flags of a link should be, seen alone (section 6): none on vehicle links, a light with a crossing
/// only, no other bits.
std::uint8_t soundCrossing(const model::Model& m, model::Slot link);

/// Navi nodes in a file; a scan, so usable during a transaction.
std::size_t naviCount(const model::Model& m, model::Slot fileRow);

/// Why a file cannot take so many: see paths::noRoom().
std::string noRoomForNavis(const model::Model& m, model::Slot fileRow, std::size_t would);

/// "car", "boat", "ped".
std::string_view typeName(NodeType type);
/// The name of a node's type.
std::string_view nodeTypeName(const model::Model& m, model::Slot nodeRow);

} // namespace navsmith::systems::gta_sa_paths
