// Areas cut and made one.
#include "core/systems/source_nav/cuts.h"
#include "core/systems/source_nav/edit_functions.h"
#include "core/systems/source_nav/reshape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kChooseAreas = "Choose areas.";

/// More new areas than this are a mistake in a number: the largest meshes have 10,000.
constexpr std::size_t kMostParts = 20000;

std::string whyNotCut(const Model& m, Slot a) {
    return patchOf(m, a).hasInside() ? "" : fmt::format("{} has no inside that could be cut.", nameOf(m, a));
}

float sizeOf(const Patch& patch, Axis axis) {
    return axis == Axis::X ? patch.east - patch.west : patch.south - patch.north;
}

/// Cuts into equal pieces: how many along x and y of each area is what `pieces` gives.
template <typename F>
EditResult cutEvenly(Transaction& tx, Selection selection, F&& pieces) {
    const auto& m = tx.model();
    std::vector<Cut> cuts;
    std::size_t parts = 0;
    for (const Slot a : areasOnce(m, selection)) {
        if (auto reason = whyNotCut(m, a); !reason.empty())
            return refused(std::move(reason));
        const auto patch = patchOf(m, a);
        const auto [alongX, alongY] = pieces(patch);
        if (alongX <= 1 && alongY <= 1)
            continue;
        parts += alongX * alongY;
        if (parts > kMostParts)
            return refused(fmt::format("That would make more than {} areas.", kMostParts));
        const auto x = lines(patch.west, patch.east, alongX);
        const auto y = lines(patch.north, patch.south, alongY);
        if (x.empty() || y.empty())
            return refused(fmt::format("Parts of {} would be less than {:g} unit wide.", nameOf(m, a), kSmallestPart));
        cuts.push_back({a, grid(patch, x, y)});
    }
    if (cuts.empty())
        return refused("None of these is larger than that.");
    Elements all;
    const auto made = splitAreas(tx, cuts);
    for (const Slot a : selected(m, selection, kArea)) {
        const auto cut = std::ranges::find(cuts, a, &Cut::area);
        if (cut == cuts.end())
            all.push_back({kArea, a});
    }
    for (const auto& ofOne : made) {
        for (const Slot part : ofOne)
            all.push_back({kArea, part});
    }
    return all;
}

std::vector<Patch> patchesOf(const Model& m, const std::vector<Slot>& areas) {
    std::vector<Patch> patches;
    patches.reserve(areas.size());
    for (const Slot a : areas)
        patches.push_back(patchOf(m, a));
    return patches;
}

/// What lies between the edges of two areas that look at each other.
struct Gap {
    Direction side; ///< of the first area
    Patch patch;
};
std::optional<Gap> gapBetween(const Patch& a, const Patch& b) {
    const float south = std::min(a.south, b.south);
    const float north = std::max(a.north, b.north);
    const float east = std::min(a.east, b.east);
    const float west = std::max(a.west, b.west);
    Gap gap{};
    auto& p = gap.patch;
    if (south > north && east < west) {
        gap.side = a.east <= b.west ? Direction::East : Direction::West;
        p = {east, north, west, south, {}};
    } else if (east > west && south < north) {
        gap.side = a.south <= b.north ? Direction::South : Direction::North;
        p = {west, south, east, north, {}};
    } else {
        return std::nullopt;
    }
    const auto corners = p.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const bool eastern = i == 1 || i == 2;
        const bool southern = i >= 2;
        const bool far = gap.side == Direction::East    ? eastern
                         : gap.side == Direction::West  ? !eastern
                         : gap.side == Direction::South ? southern
                                                        : !southern;
        p.heights[i] = (far ? b : a).heightAt(corners[i].x, corners[i].y);
    }
    return gap;
}

} // namespace

std::string whyNotSplit(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    if (areas.empty())
        return std::string(kChooseAreas);
    for (const Slot a : areas) {
        if (auto reason = whyNotCut(m, a); !reason.empty())
            return reason;
    }
    return {};
}

std::vector<double> proposeSplit(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    if (areas.empty())
        return {0, 0.5};
    const auto patch = patchOf(m, areas.front());
    return {sizeOf(patch, Axis::X) >= sizeOf(patch, Axis::Y) ? 0.0 : 1.0, 0.5};
}

Description describeSplit(const Model& m, Selection selection, Values values) {
    Description out;
    for (const Slot a : selected(m, selection, kArea)) {
        const auto patch = patchOf(m, a);
        const auto axis = values[0] != 0 ? Axis::Y : Axis::X;
        const auto at = cutAt(patch, axis, values[1]);
        if (!at)
            continue;
        markCut(patch, axis, *at, out.marks);
        if (out.text.empty())
            out.text = sizesText(patch, axis, *at);
    }
    return out;
}

EditResult runSplit(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotSplit(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto axis = values[0] != 0 ? Axis::Y : Axis::X;
    std::vector<Cut> cuts;
    for (const Slot a : areasOnce(m, selection)) {
        const auto patch = patchOf(m, a);
        const auto at = cutAt(patch, axis, values[1]);
        if (!at)
            return refused(fmt::format("A part of {} would be less than {:g} unit wide.", nameOf(m, a), kSmallestPart));
        cuts.push_back({a, halves(patch, axis, *at)});
    }
    Elements all;
    for (const auto& parts : splitAreas(tx, cuts)) {
        for (const Slot part : parts)
            all.push_back({kArea, part});
    }
    return all;
}

EditResult runSubdivide(Transaction& tx, Selection selection, Values values) {
    if (auto reason = whyNotSplit(tx.model(), selection); !reason.empty())
        return refused(std::move(reason));
    const auto pieces = std::size_t{1} << static_cast<unsigned>(std::clamp(values[0], 1.0, 8.0));
    return cutEvenly(tx, selection, [&](const Patch&) { return std::pair(pieces, pieces); });
}

EditResult runChop(Transaction& tx, Selection selection, Values values) {
    if (auto reason = whyNotSplit(tx.model(), selection); !reason.empty())
        return refused(std::move(reason));
    if (!(values[0] >= static_cast<double>(kSmallestPart)))
        return refused("Give a size of 1 unit or more.");
    const auto pieces = [&](float length) {
        return static_cast<std::size_t>(std::min(std::ceil(static_cast<double>(length) / values[0]), 1e6));
    };
    return cutEvenly(tx, selection, [&](const Patch& patch) {
        return std::pair(pieces(sizeOf(patch, Axis::X)), pieces(sizeOf(patch, Axis::Y)));
    });
}

std::string whyNotMerge(const Model& m, Selection selection) {
    const auto areas = areasOnce(m, selection);
    if (areas.size() < 2)
        return "Choose two areas or more that fill a rectangle.";
    return unionOf(patchesOf(m, areas)) ? "" : "Together these do not fill a rectangle, each place once.";
}

EditResult runMerge(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotMerge(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto areas = areasOnce(m, selection);
    const auto patches = patchesOf(m, areas);
    const auto whole = *unionOf(patches);
    if (const auto off = deviation(patches, whole); !(static_cast<double>(off) <= values[0]))
        return refused(fmt::format("A corner of these would lie {:.1f} units off the new surface ({:g} at most).", off,
                                   values[0]));
    const bool alike = std::ranges::all_of(areas, [&](Slot a) {
        return m.get(area::attributes, a) == m.get(area::attributes, areas.front()) &&
               m.get(area::gameFlags, a) == m.get(area::gameFlags, areas.front());
    });
    if (!alike)
        tx.note("Their attributes and flags differ: the merged area has all of them.");
    mergeAreas(tx, {{areas, whole}});
    return Elements{{kArea, areas.front()}};
}

std::string whyNotSplice(const Model& m, Selection selection) {
    const auto areas = areasOnce(m, selection);
    if (areas.size() != 2)
        return "Choose two areas with a gap between them.";
    const auto a = patchOf(m, areas[0]);
    const auto b = patchOf(m, areas[1]);
    if (!a.hasInside() || !b.hasInside())
        return "One of these has no inside.";
    const auto gap = gapBetween(a, b);
    return gap && gap->patch.hasInside() ? "" : "No edges of these look at each other over a gap.";
}

EditResult runSplice(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotSplice(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto areas = areasOnce(m, selection);
    const auto gap = *gapBetween(patchOf(m, areas[0]), patchOf(m, areas[1]));
    const Slot a = makeArea(tx, gap.patch);
    for (const auto column : {area::place, area::fogPlace}) {
        if (m.get(column, areas[0]).isSlot() && m.get(column, areas[0]) == m.get(column, areas[1]))
            tx.set(column, a, Ref(m.get(column, areas[0])));
    }
    for (const Slot other : areas) {
        connectAreas(tx, a, other);
        connectAreas(tx, other, a);
    }
    return Elements{{kArea, a}};
}

} // namespace navsmith::systems::source_nav
