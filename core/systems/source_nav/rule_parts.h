// What several rules of navigation meshes need.
#pragma once

#include "core/checks/dependencies.h"
#include "core/checks/rule.h"
#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/schema.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
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

// Dependencies.

/// Anything of the element itself, its lists above all; in a rule of another type: of any such element.
model::Dependency anyOf(model::ElementTypeId type);
/// What decides which fields there are.
model::Dependency format(std::vector<model::PathStep> steps);
model::Dependency corners(std::vector<model::PathStep> steps);
model::Dependency ladderEnds();

/// What a reference to an area says, for messages: "area 12", "no area" or, of a raw one, "area 12, which is not
/// there".
std::string areaText(const model::Model& m, model::Column<model::Ref> handle, model::Slot row);

/// Rows whose id is that of a row before them in the file's order, or 0 where that stands for none; all live rows are
/// looked at. In the order of the file. `first` is the row that has the id by right; kNoSlot: the id is 0.
struct IdFault {
    model::Slot row;
    model::Slot first;
};
enum class Zero : std::uint8_t { IsNone, IsAnId };
std::vector<IdFault> idFaults(const model::Model& m, model::Column<std::uint32_t> ids, Zero zero);
/// Gives the row an id above all that rows have had, if its own is still at fault.
void giveFreshId(model::Transaction& tx, model::Column<std::uint32_t> ids, Zero zero, model::Slot row);

/// How many references of a list name nothing: numbers without an element, and none at all.
struct Unresolved {
    std::size_t raw = 0;
    std::size_t none = 0;
};
Unresolved unresolved(std::span<const model::Ref> refs);

/// Keeps those entries of a parent's list for which `keep(index)` is true.
void filterList(model::Transaction& tx, model::ElementTypeId type, model::ListId list, model::Slot parent,
                const std::function<bool(std::size_t)>& keep);

} // namespace navsmith::systems::source_nav
