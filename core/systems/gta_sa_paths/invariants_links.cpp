#include "core/systems/gta_sa_paths/invariant_parts.h"

#include <set>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Links of which a column was written, or which came.
template <typename T>
std::set<Slot> concerned(const Transaction& tx, const GraphEdit& edit, model::Column<T> column) {
    const auto touched = tx.touched(column);
    std::set<Slot> links(touched.begin(), touched.end());
    for (const auto& ends : edit.come)
        links.insert(ends.link);
    std::erase_if(links, [&](Slot l) { return !tx.model().isLive({kLink, l}); });
    return links;
}

bool ownerIsPed(const Transaction& tx, Slot l) {
    return isPed(tx.model(), tx.model().get(link::owner, l).slot());
}

bool ownerWasPed(const Transaction& tx, Slot l) {
    const Ref owner = tx.before(link::owner, l);
    return owner.isSlot() && tx.before(node::group, owner.slot()) != 0;
}

/// What a link came with stays, if it had the same reason to be otherwise before.
template <typename T>
bool cameSo(const Transaction& tx, Slot l, model::Column<T> column) {
    constexpr model::Column<std::uint8_t> alive{kLink, model::kAlive};
    return tx.before(alive, l) != 0 && tx.before(column, l) == tx.model().get(column, l) &&
           ownerWasPed(tx, l) == ownerIsPed(tx, l);
}

void enforcePedNavis(Transaction& tx, const GraphEdit& edit) {
    for (const Slot l : concerned(tx, edit, link::navi)) {
        if (ownerIsPed(tx, l) && !cameSo(tx, l, link::navi))
            tx.set(link::navi, l, Ref::none());
    }
}

/// Section 6: on ped links only; a light stands at a crossing only. Bits that nobody knows stay.
void enforceCrossings(Transaction& tx, const GraphEdit& edit) {
    for (const Slot l : concerned(tx, edit, link::crossing)) {
        if (cameSo(tx, l, link::crossing))
            continue;
        const auto was = tx.before(link::crossing, l);
        const auto is = tx.model().get(link::crossing, l);
        auto right = is;
        if (!ownerIsPed(tx, l))
            right = 0;
        else if ((is & kPedestrianLight) != 0 && (is & kCrossesRoad) == 0)
            // Who takes the crossing away means its light, too; who puts a light up means a crossing.
            right = static_cast<std::uint8_t>((was & kCrossesRoad) != 0 ? is & ~kPedestrianLight : is | kCrossesRoad);
        if (right != is)
            tx.set(link::crossing, l, right);
    }
}

} // namespace

void enforceLinks(Transaction& tx, const GraphEdit& edit) {
    enforcePedNavis(tx, edit);
    enforceCrossings(tx, edit);
    // Both directions of an edge carry the same (section 6).
    paths::mirrorColumn(kGraph, tx, link::length);
    paths::mirrorColumn(kGraph, tx, link::crossing);
}

} // namespace navsmith::systems::gta_sa_paths
