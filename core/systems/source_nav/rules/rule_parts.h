// Helpers for rules of navigation meshes.
#pragma once

#include "core/checks/dependencies.h"
#include "core/checks/rule.h"
#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

inline constexpr model::Column<std::uint32_t> kPlaceRank{kPlace, model::kRank};
inline constexpr model::Column<std::uint32_t> kAreaRank{kArea, model::kRank};
inline constexpr model::Column<std::uint32_t> kConnectionRank{kConnection, model::kRank};
inline constexpr model::Column<std::uint32_t> kSpotRank{kHidingSpot, model::kRank};
inline constexpr model::Column<std::uint32_t> kLadderRank{kLadder, model::kRank};

inline constexpr std::array<std::string_view, 4> kSides{"north", "east", "south", "west"}; ///< by Direction

// Dependencies.

/// All columns and lists of a type: for the rule's own type those of the row itself, for others those of all rows.
model::Dependency anyOf(model::ElementTypeId type);
/// What determines which fields are present.
model::Dependency format(std::vector<model::PathStep> steps);
model::Dependency corners(std::vector<model::PathStep> steps);
model::Dependency ladderEnds();
/// For rules about connections: the connection and the positions of its areas.
checks::Dependencies connectionPlaces();

/// A reference to an area as text for messages: "area 12", "no area" or, if dangling, "area 12, which is not there".
std::string areaText(const model::Model& m, model::Column<model::Ref> handle, model::Slot row);

/// The areas of a connection that is not dangling.
struct ConnectionEnds {
    Patch from;
    Patch to;
    Direction side;
    model::Slot owner;
    model::Slot target;
};
/// None also for a connection to its own area, or on a side above 3.
std::optional<ConnectionEnds> endsOf(const model::Model& m, model::Slot connection);
/// The target of a connection as text for messages.
std::string targetText(const model::Model& m, model::Slot connection);

/// Rows whose id is used by an earlier row in file order, or is 0 where 0 is not an id. Examines all live rows; in file
/// order. `first` is the row that keeps the id; kNoSlot: the id is 0.
struct IdFault {
    model::Slot row;
    model::Slot first;
};
enum class Zero : std::uint8_t { IsNone, IsAnId };
std::vector<IdFault> idFaults(const model::Model& m, model::Column<std::uint32_t> ids, Zero zero);
/// If the row's id is still invalid, replaces it with a new one, higher than all ids so far.
void giveFreshId(model::Transaction& tx, model::Column<std::uint32_t> ids, Zero zero, model::Slot row);

/// Number of references in a list without a target: dangling, and empty ones.
struct Unresolved {
    std::size_t raw = 0;
    std::size_t none = 0;
};
Unresolved unresolved(std::span<const model::Ref> refs);

/// Removes the entries of a parent's list for which `keep(index)` is false.
void filterList(model::Transaction& tx, model::ElementTypeId type, model::ListId list, model::Slot parent,
                const std::function<bool(std::size_t)>& keep);

} // namespace navsmith::systems::source_nav
