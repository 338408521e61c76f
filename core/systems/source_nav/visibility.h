// What areas see of each other (docs/formats/source-nav.md, section 3): own entries come before inherited ones, and
// only one level is inherited.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/reshape_map.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav {

inline constexpr std::uint8_t kPotentially = 1;
inline constexpr std::uint8_t kCompletely = 2;

struct Seen {
    model::Ref target; ///< raw: of no area
    std::uint8_t how = 0;

    bool operator==(const Seen&) const = default;
};
using SeenList = std::vector<Seen>;

/// The entries of an area's own list, in their order.
SeenList ownSeen(const model::Model& m, model::Slot area);
/// All that is seen from an area: its own entries, then inherited ones. Without what is not seen, itself among what is
/// inherited, and what is not there.
SeenList allSeen(const model::Model& m, model::Slot area);
void setSeen(model::Transaction& tx, model::Slot area, const SeenList& seen);

/// Areas whose list of what they see begins with that of one that goes get what they see as their own list, without
/// what goes. `gone` is by slot.
void keepInherited(model::Transaction& tx, const std::vector<bool>& gone);

/// After a split: what was seen of an area is seen of all its parts; they see each other, and what it saw.
void splitSight(model::Transaction& tx, const AreaMap& map);
/// Before the absorbed areas go: what was seen of one is seen of the whole, completely only if all of it was. The whole
/// sees what its areas saw and inherits nothing; heirs of theirs keep what they saw.
void mergeSight(model::Transaction& tx, const AreaMap& map);

} // namespace navsmith::systems::source_nav
