// A map of one room, for rules and edits that look at a map.
#pragma once

#include "core/world/backdrop.h"

#include <memory>
#include <string_view>
#include <vector>

namespace navsmith::tests {

/// 1024 units wide and 512 high, with its floor at 0 and its middle at the origin. `entities`: as a map stores them;
/// `models`: those after the world's.
std::shared_ptr<const world::Backdrop> boxRoom(std::string_view entities, const std::vector<world::MapModel>& models);

} // namespace navsmith::tests
