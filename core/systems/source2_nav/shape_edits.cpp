// Edits that move corners and areas.
#include "core/model/slots.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/drags.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "core/world/ray_caster.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<double> kByX{"x"};
constexpr Argument<double> kByY{"y"};
constexpr Argument<double> kByZ{"z"};
constexpr Argument<bool> kTwins{"twins"};
constexpr Argument<float> kStepUp{"step"};
constexpr Argument<float> kDownTo{"limit"};
constexpr double kFarthest = 65536;

Parameter distance(Argument<double> argument, std::string_view title, std::string_view help) {
    return numberParameter(argument, title, help, {.min = -kFarthest, .max = kFarthest, .initial = 0, .decimals = 3},
                           "units");
}

bool isPlace(const Model& m, const model::Element& e) {
    return m.isLive(e) && (e.type == kArea || e.type == kPoint || e.type == kCorner);
}

std::string whyNotMove(const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const auto& e) { return isPlace(m, e); });
    return any ? "" : texts::format("Select areas or corners.");
}

/// The places of selected areas and corners: rows of the table of corners, or of corners themselves.
std::vector<Slot> placesMeant(const Model& m, Selection selection) {
    auto rows = pointsOf(m, areasOnce(m, selection));
    const bool shared = source2::hasCornerTable(versionOf(m));
    for (const Slot p : selected(m, selection, shared ? kPoint : kCorner))
        rows.push_back(p);
    if (shared) {
        for (const Slot c : selected(m, selection, kCorner)) {
            if (const auto on = m.get(corner::point, c); on.isSlot())
                rows.push_back(on.slot());
        }
    }
    model::sortUnique(rows);
    return rows;
}

EditResult runShift(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const glm::vec3 by(arguments.get(kByX), arguments.get(kByY), arguments.get(kByZ));
    if (by == glm::vec3(0))
        return nothingToDo(texts::format("All distances are 0."));
    const symbol::Drag drag{by, arguments.get(kTwins)};
    const auto rows = placesMeant(m, selection);
    if (source2::hasCornerTable(versionOf(m)))
        dragPoints(tx, rows, drag);
    else
        dragCorners(tx, rows, drag);
    return same(selection);
}

EditResult runToGround(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    if (arguments.ground == nullptr)
        return refused(texts::format("No map is open. Use File > Open Map."));
    const bool shared = source2::hasCornerTable(versionOf(m));
    const std::array columns =
        shared ? std::array{point::x, point::y, point::z} : std::array{corner::x, corner::y, corner::z};
    std::size_t onGround = 0;
    for (const Slot row : placesMeant(m, selection)) {
        const auto hit = arguments.ground->ground(m.get(columns[0], row), m.get(columns[1], row),
                                                  m.get(columns[2], row) + arguments.get(kStepUp));
        if (!hit || hit->point.z < m.get(columns[2], row) - arguments.get(kDownTo))
            continue;
        ++onGround;
        if (hit->point.z != m.get(columns[2], row))
            tx.set(columns[2], row, hit->point.z);
    }
    if (onGround == 0)
        return refused(texts::format("The map has no ground below any of these corners."));
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The corners are on the ground already."));
    return same(selection);
}

} // namespace

std::vector<Edit> shapeEdits() {
    return {
        {.id = "shift",
         .title = "Move by Distance",
         .help = "Moves the selected areas and corners. Areas that share a corner follow it.",
         .section = "Shape",
         .parameters = {distance(kByX, "x", "Along x"), distance(kByY, "y", "Along y"), distance(kByZ, "z", "Up"),
                        onOffParameter(kTwins, "Equal corners too",
                                       "Moves corners at the same places, which the file stores once more", true)},
         .whyDisabled = whyNotMove,
         .run = runShift},
        {.id = "corners_to_ground",
         .title = "Corners to Ground",
         .help = "Sets the heights of the selected areas' corners to the ground of the map",
         .section = "Shape",
         .parameters = {numberParameter(kStepUp, "Step", "Ground up to so far above a corner counts",
                                        {.min = 0, .max = kFarthest, .initial = 16}, "units"),
                        numberParameter(kDownTo, "Limit", "Ground farther below does not count",
                                        {.min = 0, .max = kFarthest, .initial = 64}, "units")},
         .needsMap = true,
         .whyDisabled = whyNotMove,
         .run = runToGround},
    };
}

} // namespace navsmith::systems::source2_nav
