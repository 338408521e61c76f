// What areas see of each other (docs/formats/source-nav.md, section 3). Own entries take precedence over inherited
// ones, and only one level is inherited.
#pragma once

#include "core/model/model.h"
#include "core/model/transaction.h"
#include "core/systems/source_nav/shape/reshape_map.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace navsmith::systems::source_nav {

inline constexpr std::uint8_t kPotentially = 1;
inline constexpr std::uint8_t kCompletely = 2;

struct Seen {
    model::Ref target; ///< raw: an id without an area
    std::uint8_t how = 0;

    bool operator==(const Seen&) const = default;
};
using SeenList = std::vector<Seen>;

/// The entries of an area's own list, in order.
SeenList ownSeen(const model::Model& m, model::Slot area);
/// All areas that an area sees: its own entries, then inherited ones. Excludes entries that hide an area, missing
/// areas, and itself among inherited ones.
SeenList allSeen(const model::Model& m, model::Slot area);
void setSeen(model::Transaction& tx, model::Slot area, const SeenList& list);

/// Before areas are erased: areas that inherit from them get what they see as a list of their own. `gone` is by slot.
void keepInherited(model::Transaction& tx, const std::vector<bool>& gone);

/// How many entries the lists of the mesh will have, at most, after a split into this many parts, by area.
std::size_t sightAfterSplit(const model::Model& m, const std::map<model::Slot, std::size_t>& parts);
/// After a split: areas that saw the original see all its parts. The parts see each other and what the original saw.
void splitSight(model::Transaction& tx, const AreaMap& map);
/// Before merged areas are erased: areas that saw one of them see the whole, completely only if they saw all of them
/// completely. The whole sees what its areas saw and inherits nothing. Areas that inherited from them keep what they
/// saw.
void mergeSight(model::Transaction& tx, const AreaMap& map);

} // namespace navsmith::systems::source_nav
