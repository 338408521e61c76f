// Helpers for rules of waypoints.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/quake_nav/schema.h"

#include <span>

namespace navsmith::systems::quake_nav {

using checks::Findings;
using checks::Issue;
using RowSpan = std::span<const model::Slot>;

inline constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

} // namespace navsmith::systems::quake_nav
