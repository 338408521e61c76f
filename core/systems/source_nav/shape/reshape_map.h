// Which areas have become which by a split or merge.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

/// Either splits (one area becomes several parts, the first being its own row) or merges (several areas become one of
/// them).
struct AreaMap {
    std::map<model::Slot, std::vector<model::Slot>> becomes; ///< by original area
    std::map<model::Slot, std::vector<model::Slot>> origins; ///< by resulting area
    std::set<std::pair<model::Slot, model::Slot>>
        linkedBefore; ///< in both directions, for changed areas and their neighbours

    [[nodiscard]] bool changed(model::Slot a) const { return becomes.contains(a); }
    [[nodiscard]] bool changed(model::Ref r) const { return r.isSlot() && changed(r.slot()); }
};

} // namespace navsmith::systems::source_nav
