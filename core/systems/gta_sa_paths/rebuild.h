// Derived data over the whole set: connected components, flood groups, dead ends, and all of it.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/shared/path_components.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
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
/// Indexed by slot; No for ped nodes and dead rows.
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

/// Derived data that can be rebuilt by itself.
struct RebuildPart {
    std::string_view id;
    std::string_view title;
    std::string_view help;
    std::array<std::string_view, 2> rules; ///< whose fixes restore it; empty: none
    bool initial = true;                   ///< part of the rebuild unless the user leaves it out
};
/// In the order in which they have to be rebuilt.
std::span<const RebuildPart> rebuildParts();

/// Changes only what the part's rules report: the game's own files keep every byte, but for widths (230 of its navi
/// nodes are not as wide as the wider end). What depends on areas that are not open stays.
void rebuild(model::Transaction& tx, const RebuildPart& part);

} // namespace navsmith::systems::gta_sa_paths
