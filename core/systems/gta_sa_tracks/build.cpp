// The building tool: a track, click by click.
#include "core/systems/gta_sa_tracks/access.h"
#include "core/systems/gta_sa_tracks/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

namespace navsmith::systems::gta_sa_tracks {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<double> kAbove{"above"};
constexpr double kNear = 2; ///< metres: a click this close to a point means the point, not the rail behind it

bool isPoint(const Model& m, Element e) {
    return e.type == kPoint && m.isLive(e);
}

glm::dvec3 clicked(const Builder::Click& click, Arguments arguments) {
    return {click.at.x, click.at.y, click.at.z + arguments.get(kAbove)};
}

/// Where a track without a point to continue from goes on: at the end of an empty track, or of the only one.
Slot trackToBegin(const Model& m) {
    const auto all = tracks(m);
    for (const Slot track : all) {
        if (pointsOf(m, track).empty())
            return track;
    }
    return all.size() == 1 ? all.front() : kNoSlot;
}

EditResult place(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    const bool onTrack = isPoint(m, click.onto);
    if (onTrack && glm::distance(placeOf(m, click.onto.slot), glm::dvec3(click.at)) <= kNear)
        return Elements{click.onto};
    const auto at = onTrack ? glm::dvec3(click.at) : clicked(click, arguments);
    if (!isInWorld(at))
        return refused(texts::format("The position is outside the world: coordinates are at least {} and at most {}.",
                                     kLowest, kHighest));
    Slot after = kNoSlot;
    if (onTrack)
        after = click.onto.slot; // the rail to the next point was clicked
    else if (isPoint(m, click.from))
        after = click.from.slot;
    Slot track = after != kNoSlot ? trackOf(m, after) : trackToBegin(m);
    if (track == kNoSlot)
        return refused(texts::format("Select the point from which the track is to go on."));
    if (after == kNoSlot && !pointsOf(m, track).empty())
        after = pointsOf(m, track).back();
    if (after != kNoSlot && inGame(placeOf(m, after)) == inGame(at))
        return Elements{{kPoint, after}};
    if (const Slot next = after == kNoSlot ? kNoSlot : nextOf(m, after);
        next != kNoSlot && inGame(placeOf(m, next)) == inGame(at))
        return Elements{{kPoint, next}};
    const Slot p = addPoint(tx, track, after, at);
    return p == kNoSlot ? Elements{} : Elements{{kPoint, p}};
}

} // namespace

std::vector<Builder> builders() {
    return {{.id = "build_track",
             .title = "Build Track",
             .help =
                 "Each click places a point on the ground after the previous one. Click the track between two points "
                 "to insert one there, or a point to go on from it.",
             .shortcut = "B",
             .parameters = {numberParameter(kAbove, "Above ground", "Height of new points above the ground",
                                            {.min = -50, .max = 200, .initial = 0, .step = 0.5, .decimals = 2}, "m")},
             .continues = [](const Model& m, Element from, Arguments) { return isPoint(m, from); },
             .joins = [](const Model& m, Element onto, Arguments) { return isPoint(m, onto); },
             .place = place}};
}

} // namespace navsmith::systems::gta_sa_tracks
