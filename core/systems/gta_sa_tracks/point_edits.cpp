// Edits of single points.
#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::gta_sa_tracks {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<int> kCount{"count"};

std::string whyNotPoints(const Model& m, Selection selection) {
    return selected(m, selection, kPoint).empty() ? texts::format("Select points.") : "";
}

bool canSplit(const Model& m, Slot p) {
    const Slot next = nextOf(m, p);
    return next != kNoSlot && isFinite(placeOf(m, p)) && isFinite(placeOf(m, next));
}

std::string whyNotInsert(const Model& m, Selection selection) {
    const auto points = selected(m, selection, kPoint);
    return std::ranges::any_of(points, [&](Slot p) { return canSplit(m, p); })
               ? ""
               : texts::format("Select points that another one follows.");
}

EditResult runInsert(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const int count = arguments.get(kCount);
    struct Split {
        Slot after;
        glm::dvec3 a, b;
    };
    std::vector<Split> splits; // as the track is now
    std::set<Slot> distinct;
    for (const Slot p : selected(m, selection, kPoint)) {
        if (distinct.insert(p).second && canSplit(m, p))
            splits.push_back({p, placeOf(m, p), placeOf(m, nextOf(m, p))});
    }
    std::vector<Slot> newPoints;
    for (const auto& [start, a, b] : splits) {
        Slot after = start;
        for (int i = 1; i <= count; ++i) {
            after = addPoint(tx, trackOf(m, start), after, a + (b - a) * (static_cast<double>(i) / (count + 1)));
            if (after == kNoSlot)
                return Elements{};
            newPoints.push_back(after);
        }
    }
    return elements(kPoint, newPoints);
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    tx.erase(elements(kPoint, selected(tx.model(), selection, kPoint)));
    return Elements{};
}

EditResult runToggleStation(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto points = selected(m, selection, kPoint);
    const bool all = std::ranges::all_of(points, [&](Slot p) { return m.get(point::station, p) != 0; });
    for (const Slot p : points) {
        if (all || m.get(point::station, p) == 0)
            tx.set(point::station, p, all ? 0 : 1);
    }
    return same(selection);
}

} // namespace

Slot addPoint(Transaction& tx, Slot track, Slot after, const glm::dvec3& place) {
    const auto& m = tx.model();
    Slot next = kNoSlot;
    if (after != kNoSlot && !isLast(m, after))
        next = nextOf(m, after);
    const Slot p = tx.create(kPoint);
    if (p == kNoSlot)
        return p;
    tx.set(point::file, p, Ref::to(track));
    tx.set(point::x, p, static_cast<float>(place.x));
    tx.set(point::y, p, static_cast<float>(place.y));
    tx.set(point::z, p, static_cast<float>(place.z));
    if (next == kNoSlot)
        tx.moveLast({kPoint, p});
    else
        tx.moveBefore({kPoint, p}, next);
    return p;
}

std::vector<Edit> pointEdits() {
    return {
        {.id = "insert",
         .title = "Insert Points",
         .help = "Inserts points evenly between each selected point and the next one",
         .section = "Points",
         .shortcut = "I",
         .parameters = {numberParameter(kCount, "Points", "In each gap", {.min = 1, .max = 100, .initial = 1})},
         .whyDisabled = whyNotInsert,
         .run = runInsert},
        {.id = "toggle_station",
         .title = "Toggle Station",
         .help = "Makes the selected points stations, or plain points if all of them are stations",
         .section = "Points",
         .shortcut = "Shift+S",
         .whyDisabled = whyNotPoints,
         .run = runToggleStation},
        {.id = "erase",
         .title = "Delete",
         .help = "Deletes the selected points. The track goes straight on from the point before to the one after.",
         .section = "Points",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotPoints,
         .run = runErase},
    };
}

} // namespace navsmith::systems::gta_sa_tracks
