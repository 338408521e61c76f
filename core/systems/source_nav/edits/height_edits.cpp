// Edits for the heights of corners, and for inverted rectangles.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// In the order of Patch::heights.

/// Corners at most this far apart horizontally coincide.
constexpr float kSameCorner = 1;

constexpr Argument<bool> kOneHeight{"height"};
constexpr Argument<float> kMaximumStep{"step"};
constexpr Argument<double> kBy{"by"};

float meanOf(const Patch& patch) {
    return (patch.heights[0] + patch.heights[1] + patch.heights[2] + patch.heights[3]) / 4;
}

/// Areas connected to one in either direction.
std::vector<Slot> neighboursOf(const Model& m, Slot a) {
    std::vector<Slot> out;
    const auto add = [&](Ref ref) {
        if (ref.isSlot() && ref.slot() != a)
            out.push_back(ref.slot());
    };
    for (const Slot c : m.referrers(connection::owner, a))
        add(m.get(connection::target, c));
    for (const Slot c : m.referrers(connection::target, a))
        add(m.get(connection::owner, c));
    return out;
}

/// The height of the neighbours at a corner, nearest to its own and at most `step` away: at their corners, or else
/// along their edges.
std::optional<float> heightBeside(const std::vector<Patch>& neighbours, glm::vec3 corner, float step) {
    std::optional<float> best;
    const auto consider = [&](float z) {
        const float off = std::abs(z - corner.z);
        if (off <= step && (!best || off < std::abs(*best - corner.z)))
            best = z;
    };
    for (const auto& patch : neighbours) {
        for (const auto& other : patch.corners()) {
            if (std::abs(other.x - corner.x) <= kSameCorner && std::abs(other.y - corner.y) <= kSameCorner)
                consider(other.z);
        }
    }
    if (best)
        return best;
    for (const auto& patch : neighbours) {
        const bool near = corner.x >= patch.west - kSameCorner && corner.x <= patch.east + kSameCorner &&
                          corner.y >= patch.north - kSameCorner && corner.y <= patch.south + kSameCorner;
        if (near && patch.hasInside())
            consider(patch.heightAt(corner.x, corner.y));
    }
    return best;
}

template <typename T>
void exchange(Transaction& tx, model::Column<T> a, model::Column<T> b, Slot row) {
    const T was = tx.model().get(a, row);
    tx.set(a, row, T(tx.model().get(b, row)));
    tx.set(b, row, was);
}

void raise(Transaction& tx, model::Column<float> column, Slot row, double by) {
    tx.set(column, row, static_cast<float>(static_cast<double>(tx.model().get(column, row)) + by));
}

EditResult runLevel(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto areas = selected(m, selection, kArea);
    float sum = 0;
    for (const Slot a : areas)
        sum += meanOf(patchOf(m, a));
    const bool one = arguments.get(kOneHeight);
    for (const Slot a : areas) {
        const float z = one ? sum / static_cast<float>(areas.size()) : meanOf(patchOf(m, a));
        for (const auto column : area::heights)
            tx.set(column, a, z);
    }
    return same(selection);
}

EditResult runFitHeights(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto areas = selected(m, selection, kArea);
    const float step = arguments.get(kMaximumStep);
    // One after the other: the second of two selected neighbours finds the new height of the first, so they do not swap
    // heights.
    for (const Slot a : areas) {
        std::vector<Patch> neighbours;
        for (const Slot other : neighboursOf(m, a))
            neighbours.push_back(patchOf(m, other));
        const auto corners = patchOf(m, a).corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            if (const auto z = heightBeside(neighbours, corners[i], step))
                tx.set(area::heights[i], a, *z);
        }
    }
    return same(selection);
}

EditResult runRaise(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const double by = arguments.get(kBy);
    std::vector<bool> raised(m.capacity(kHidingSpot));
    const auto raiseSpot = [&](Slot s) {
        if (!raised[s])
            raise(tx, hiding_spot::z, s, by);
        raised[s] = true;
    };
    for (const Slot a : selected(m, selection, kArea)) {
        for (const auto column : area::heights)
            raise(tx, column, a, by);
        for (const Slot s : m.referrers(hiding_spot::owner, a))
            raiseSpot(s);
    }
    for (const Slot s : selected(m, selection, kHidingSpot))
        raiseSpot(s);
    for (const Slot l : selected(m, selection, kLadder)) {
        raise(tx, ladder::topZ, l, by);
        raise(tx, ladder::bottomZ, l, by);
    }
    return same(selection);
}

std::string whyNotMendRectangles(const Model& m, Selection selection) {
    if (auto reason = whyNotAreas(m, selection); !reason.empty())
        return reason;
    for (const auto& e : selection) {
        if (e.type != kArea || !m.isLive(e))
            continue;
        const auto patch = patchOf(m, e.slot);
        if (patch.west > patch.east || patch.north > patch.south)
            return {};
    }
    return texts::format("None of these areas is inverted.");
}

EditResult runMendRectangles(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot a : selected(m, selection, kArea)) {
        const auto patch = patchOf(m, a);
        // Swap heights and light with the corners, so that each stays where it is.
        if (patch.west > patch.east) {
            exchange(tx, area::westX, area::eastX, a);
            exchange(tx, area::northWestZ, area::northEastZ, a);
            exchange(tx, area::southWestZ, area::southEastZ, a);
            exchange(tx, area::lightNorthWest, area::lightNorthEast, a);
            exchange(tx, area::lightSouthWest, area::lightSouthEast, a);
        }
        if (patch.north > patch.south) {
            exchange(tx, area::northY, area::southY, a);
            exchange(tx, area::northWestZ, area::southWestZ, a);
            exchange(tx, area::northEastZ, area::southEastZ, a);
            exchange(tx, area::lightNorthWest, area::lightSouthWest, a);
            exchange(tx, area::lightNorthEast, area::lightSouthEast, a);
        }
    }
    return same(selection);
}

} // namespace

std::vector<Edit> heightEdits() {
    return {
        {.id = "level",
         .title = "Level",
         .help = "Sets the four corners of each selected area to the same height",
         .section = "Heights",
         .parameters = {choiceParameter(kOneHeight, "Height", "Mean height to use",
                                        {"of each area", "of all selected areas"})},
         .whyDisabled = whyNotAreas,
         .run = runLevel},
        {.id = "fit_heights",
         .title = "Fit Heights to Neighbours",
         .help = "Sets the corners of the selected areas to the heights of connected areas",
         .section = "Heights",
         .parameters = {units(kMaximumStep, "Step", "Greater differences are kept, as for drops and stairs", 0,
                              static_cast<double>(kStepHeight))},
         .whyDisabled = whyNotAreas,
         .run = runFitHeights},
        {.id = "raise",
         .title = "Raise or Lower",
         .help = "Moves the selected areas with their hiding spots, and the selected spots and ladders, up or down",
         .section = "Heights",
         .parameters = {units(kBy, "By", "Below 0: down", -kFarthest, static_cast<double>(kStepHeight))},
         .whyDisabled = whyNotMovable,
         .run = runRaise},
        {.id = "mend_rectangles",
         .title = "Fix Inverted Areas",
         .help = "Swaps the sides of selected areas whose west side is east of the east side, or north south of south",
         .section = "Heights",
         .whyDisabled = whyNotMendRectangles,
         .run = runMendRectangles},
    };
}

} // namespace navsmith::systems::source_nav
