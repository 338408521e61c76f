// Points that came by paste or duplicate: they follow the last point of their track.
#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_sa_tracks {

using model::kNoSlot;
using model::Ref;
using model::Slot;
using model::Transaction;

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const auto points = selected(m, pasted, kPoint);
    const auto all = tracks(m);
    for (const Slot p : points) {
        if (!isInWorld(placeOf(m, p)))
            return refused(texts::format(
                "The position is outside the world: coordinates are at least {} and at most {}.", kLowest, kHighest));
        Slot track = trackOf(m, p);
        if (track == kNoSlot || !m.isLive({kFile, track}))
            track = all.front();
        tx.set(point::file, p, Ref::to(track));
        tx.set(point::spelling, p, std::string()); // of another line
        tx.moveLast({kPoint, p});
    }
    return elements(kPoint, points);
}

} // namespace navsmith::systems::gta_sa_tracks
