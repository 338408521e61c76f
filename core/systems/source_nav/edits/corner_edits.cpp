// Edits that move the corners of areas.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/world/ray_caster.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// In the order of Patch::heights.

constexpr Argument<float> kStepUp{"step"};
constexpr Argument<float> kDownTo{"limit"};
constexpr Argument<double> kByX{"x"};
constexpr Argument<double> kByY{"y"};
constexpr Argument<double> kByZ{"z"};

/// At the foot of a wall the ground of a corner may be this far inside.
constexpr float kInset = 1;

std::optional<float> groundAt(const world::RayCaster& ground, const Patch& patch, glm::vec3 corner, float step,
                              float limit) {
    const auto middle = patch.middle();
    const auto inward = [](float from, float to) { return from + std::clamp(to - from, -kInset, kInset); };
    for (const auto& [x, y] :
         {std::pair(corner.x, corner.y), std::pair(inward(corner.x, middle.x), inward(corner.y, middle.y))}) {
        const auto hit = ground.ground(x, y, corner.z + step);
        if (hit && hit->point.z >= corner.z - limit)
            return hit->point.z;
    }
    return std::nullopt;
}

void move(Transaction& tx, model::Column<float> column, Slot row, double by) {
    tx.set(column, row, static_cast<float>(static_cast<double>(tx.model().get(column, row)) + by));
}

/// The selected ladders, and those whose ends are all at these areas.
std::vector<Slot> laddersOf(const Model& m, Selection selection, const std::vector<Slot>& areas) {
    std::vector<bool> inside(m.capacity(kArea));
    for (const Slot a : areas)
        inside[a] = true;
    std::vector<bool> isIncluded(m.capacity(kLadder));
    for (const Slot l : selected(m, selection, kLadder))
        isIncluded[l] = true;
    std::vector<Slot> ladders;
    m.forEachLive(kLadder, [&](Slot l) {
        bool any = false;
        bool all = true;
        const auto look = [&](Ref end) {
            if (end.isNone())
                return;
            any = true;
            all = all && end.isSlot() && inside[end.slot()];
        };
        look(m.get(ladder::bottom, l));
        for (const auto end : kTopEnds)
            look(m.get(end, l));
        if (isIncluded[l] || (any && all))
            ladders.push_back(l);
    });
    return ladders;
}

EditResult runCornersToGround(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    if (arguments.ground == nullptr)
        return refused(texts::format("No map is open. Use File > Open Map."));
    std::size_t left = 0;
    for (const Slot a : areas) {
        const auto patch = patchOf(m, a);
        const auto corners = patch.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto z =
                groundAt(*arguments.ground, patch, corners[i], arguments.get(kStepUp), arguments.get(kDownTo));
            if (z)
                tx.set(area::heights[i], a, *z);
            else
                ++left;
        }
    }
    if (left == 4 * areas.size())
        return refused(texts::format("The map has no ground below any of these corners."));
    if (left != 0)
        tx.note(texts::format("{} without ground below stayed unchanged.", model::counted(left, "corner")));
    return same(selection);
}

EditResult runShift(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const glm::dvec3 by(arguments.get(kByX), arguments.get(kByY), arguments.get(kByZ));
    if (by == glm::dvec3(0))
        return refused(texts::format("Enter a distance other than 0."));
    const auto areas = areasOnce(m, selection);
    std::vector<bool> spots(m.capacity(kHidingSpot));
    for (const Slot s : selected(m, selection, kHidingSpot))
        spots[s] = true;
    for (const Slot a : areas) {
        for (const auto column : {area::westX, area::eastX})
            move(tx, column, a, by.x);
        for (const auto column : {area::northY, area::southY})
            move(tx, column, a, by.y);
        for (const auto column : area::heights)
            move(tx, column, a, by.z);
        m.forEachReferrer(hiding_spot::owner, a, [&](Slot s) { spots[s] = true; });
    }
    for (Slot s = 0; s < spots.size(); ++s) {
        if (!spots[s])
            continue;
        move(tx, hiding_spot::x, s, by.x);
        move(tx, hiding_spot::y, s, by.y);
        move(tx, hiding_spot::z, s, by.z);
    }
    for (const Slot l : laddersOf(m, selection, areas)) {
        for (const auto column : {ladder::topX, ladder::bottomX})
            move(tx, column, l, by.x);
        for (const auto column : {ladder::topY, ladder::bottomY})
            move(tx, column, l, by.y);
        for (const auto column : {ladder::topZ, ladder::bottomZ})
            move(tx, column, l, by.z);
    }
    if (!areas.empty())
        markNotAnalysed(tx);
    return same(selection);
}

} // namespace

std::vector<Edit> cornerEdits() {
    return {
        {.id = "corners_to_ground",
         .title = "Drop Corners to Ground",
         .help = "Moves each corner of the selected areas to the ground of the map",
         .section = "Heights",
         .parameters = {units(kStepUp, "Maximum step up", "Maximum distance upwards", 0,
                              static_cast<double>(kStepHeight)),
                        units(kDownTo, "Maximum step down", "Maximum distance downwards", 0, 120)},
         .whyDisabled = whyNotAreas,
         .run = runCornersToGround},
        {.id = "shift",
         .title = "Move By",
         .help = "Moves the selected areas with their hiding spots and the ladders between them, and the selected "
                 "spots and ladders",
         .section = "Shape",
         .parameters = {units(kByX, "x", "East", -kFarthest, 0), units(kByY, "y", "South", -kFarthest, 0),
                        units(kByZ, "z", "Up", -kFarthest, 0)},
         .whyDisabled = whyNotMovable,
         .run = runShift},
    };
}

} // namespace navsmith::systems::source_nav
