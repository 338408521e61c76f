// A small sound set of waypoints, put together by hand after docs/formats/quake-nav.md, and a map for it: a walk
// through a door, a lift, a ledge, a gap that is jumped over, a teleporter. Tests break it in one place and see what
// notices.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/quake_nav/schema.h"
#include "core/world/backdrop.h"
#include "tests/core/systems/quake_nav/converting.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::tests {

inline constexpr RawWaypointForm kQuakeForm{false, 18, 24, 36, 30};
inline constexpr RawWaypointForm kQuake2Form{true, 6, 24, 48, 30};

// Link types of NAV2, from docs/formats/quake-nav.md.
inline constexpr std::uint8_t kWalk = 0;
inline constexpr std::uint8_t kLongJump = 1;
inline constexpr std::uint8_t kBarrierJump = 5;

/// Nodes 0, 1 and 3 in a row from west to east with a door between 0 and 1, and 4 beyond a gap; 2 at the foot of a lift
/// whose top is 5, from where one drops to 2; 6 in a teleporter to 2. No rule finds anything.
RawWaypoints soundWaypoints(const RawWaypointForm& form = kQuakeForm);

/// What soundWaypoints() are for: a room of 1000 by 1000 with a wall across at x = 500, a door in it, and a pit from
/// x = 760 to 920.
std::shared_ptr<const world::Backdrop> houseMap();

/// The link from a node to another, by their places in the file; throws if there is none.
model::Slot linkBetween(const model::Model& model, model::Slot from, model::Slot to);

/// What a file holds that names nothing, by what and number; of an edict also a link that no node claims.
using Dangling = std::map<std::pair<std::string, std::uint32_t>, std::size_t>;
Dangling danglingIn(const RawWaypoints& waypoints);
/// What there is more of in `after`; empty: nothing.
std::string newlyDangling(const Dangling& before, const Dangling& after);

} // namespace navsmith::tests
