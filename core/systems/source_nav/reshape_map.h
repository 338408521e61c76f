// What has become of areas that were split or merged.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

/// Either splits (one area, several parts, the first of which is the area's own row) or merges (several areas, one of
/// which stays).
struct AreaMap {
    std::map<model::Slot, std::vector<model::Slot>> becomes;  ///< of each area that changed
    std::map<model::Slot, std::vector<model::Slot>> cameFrom; ///< of each area that came of it
    std::set<std::pair<model::Slot, model::Slot>>
        linkedBefore; ///< both ways round, of areas that changed and their neighbours

    [[nodiscard]] bool changed(model::Slot a) const { return becomes.contains(a); }
    [[nodiscard]] bool changed(model::Ref r) const { return r.isSlot() && changed(r.slot()); }
};

} // namespace navsmith::systems::source_nav
