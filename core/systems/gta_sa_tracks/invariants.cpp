#include "core/systems/gta_sa_tracks/invariants.h"

#include "core/systems/gta_sa_tracks/schema.h"

#include <set>

namespace navsmith::systems::gta_sa_tracks {

using model::Ref;
using model::Slot;

tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> changed;
    const auto note = [&](Ref file) {
        if (file.isSlot())
            changed.insert(file.slot());
    };
    for (const Slot p : tx.created(kPoint))
        note(m.get(point::file, p));
    for (const Slot p : tx.erased(kPoint))
        note(tx.before(point::file, p));
    for (const Slot p : tx.touched(point::file)) {
        note(tx.before(point::file, p));
        note(m.get(point::file, p));
    }
    for (const Slot f : changed) {
        if (m.isLive({kFile, f}) && m.get(file::countExcess, f) != 0)
            tx.set(file::countExcess, f, 0);
    }
    return {};
}

} // namespace navsmith::systems::gta_sa_tracks
