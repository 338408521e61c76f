// Edits of whole tracks.
#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace navsmith::systems::gta_sa_tracks {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<double> kLongestGap{"longest"};

/// The tracks of selected points, and selected tracks.
std::set<Slot> tracksMeant(const Model& m, Selection selection) {
    std::set<Slot> meant;
    for (const auto& e : selection) {
        if (!m.isLive(e))
            continue;
        if (const Slot track = e.type == kFile ? e.slot : trackOf(m, e.slot); track != kNoSlot)
            meant.insert(track);
    }
    return meant;
}

std::string whyNotTracks(const Model& m, Selection selection) {
    return tracksMeant(m, selection).empty() ? texts::format("Select points of a track.") : "";
}

/// A copy, since edits change the order.
std::vector<Slot> orderOf(const Model& m, Slot track) {
    const auto points = pointsOf(m, track);
    return {points.begin(), points.end()};
}

EditResult runReverse(Transaction& tx, Selection selection, Arguments) {
    for (const Slot track : tracksMeant(tx.model(), selection)) {
        const auto points = orderOf(tx.model(), track);
        // The first one stays: a track is a loop.
        for (std::size_t i = points.size(); i-- > 1;)
            tx.moveLast({kPoint, points[i]});
    }
    return same(selection);
}

std::string whyNotStart(const Model& m, Selection selection) {
    const auto points = selected(m, selection, kPoint);
    if (points.size() != 1)
        return texts::format("Select the point at which the track is to start.");
    return m.order(kPoint).position(points.front()) == 0 ? texts::format("The track starts here already.") : "";
}

EditResult runStart(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const Slot start = selected(m, selection, kPoint).front();
    const auto points = orderOf(m, trackOf(m, start));
    for (const Slot p : points) {
        if (p == start)
            break;
        tx.moveLast({kPoint, p});
    }
    return same(selection);
}

EditResult runSubdivide(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const double longest = arguments.get(kLongestGap);
    constexpr double most = 1000; // of new points in a gap
    Elements newPoints;
    for (const Slot track : tracksMeant(m, selection)) {
        const auto points = orderOf(m, track);
        std::vector<Gap> gaps;
        std::ranges::transform(points, std::back_inserter(gaps), [&](Slot p) { return gapAfter(m, p); });
        if (!gaps.empty())
            gaps.pop_back(); // the way back to the start
        for (const auto& gap : gaps) {
            const auto a = placeOf(m, gap.from);
            const auto b = placeOf(m, gap.to);
            if (!isFinite(a) || !isFinite(b) || distance(a, b) <= longest)
                continue;
            const auto pieces = static_cast<int>(std::min(std::ceil(distance(a, b) / longest), most));
            Slot after = gap.from;
            for (int i = 1; i < pieces; ++i) {
                after = addPoint(tx, track, after, a + (b - a) * (static_cast<double>(i) / pieces));
                if (after == kNoSlot)
                    return Elements{};
                newPoints.push_back({kPoint, after});
            }
        }
    }
    if (newPoints.empty())
        return refused(texts::format("No gap is longer than {} m.", longest));
    return newPoints;
}

EditResult runSelect(Transaction& tx, Selection selection, Arguments) {
    Elements all;
    for (const Slot track : tracksMeant(tx.model(), selection))
        std::ranges::transform(pointsOf(tx.model(), track), std::back_inserter(all), [](Slot p) {
            return Element{kPoint, p};
        });
    return all;
}

} // namespace

std::vector<Edit> trackEdits() {
    return {
        {.id = "reverse",
         .title = "Reverse Direction",
         .help = "Reverses the order of the points. The first point stays the first.",
         .section = "Tracks",
         .whyDisabled = whyNotTracks,
         .run = runReverse},
        {.id = "start_here",
         .title = "Start Here",
         .help = "Makes the selected point the first of its track. The loop stays the same.",
         .section = "Tracks",
         .whyDisabled = whyNotStart,
         .run = runStart},
        {.id = "subdivide",
         .title = "Subdivide Track",
         .help = "Inserts points along the whole track, so that no gap is longer than the limit. The way back from the "
                 "last point to the first stays.",
         .section = "Tracks",
         .parameters = {numberParameter(kLongestGap, "Longest gap", "In plan",
                                        {.min = 1, .max = 1000, .initial = 50, .step = 5, .decimals = 1}, "m")},
         .whyDisabled = whyNotTracks,
         .run = runSubdivide},
        {.id = "select_track",
         .title = "Select Track",
         .help = "Selects all points of the tracks of the selected points",
         .section = "Select",
         .role = EditRole::Select,
         .whyDisabled = whyNotTracks,
         .run = runSelect},
    };
}

} // namespace navsmith::systems::gta_sa_tracks
