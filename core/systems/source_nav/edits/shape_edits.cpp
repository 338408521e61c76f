// Edits that split and merge areas.
#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/cuts.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/systems/source_nav/shape/visibility.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<Axis> kAcross{"across"};
constexpr Argument<double> kCutAt{"at"};
constexpr Argument<double> kFitTolerance{"tolerance"};
constexpr Argument<unsigned> kDepth{"depth"};
constexpr Argument<double> kLargestPiece{"size"};

/// A larger number of new areas is probably a mistake: the largest meshes have 10,000.
constexpr std::size_t kMostParts = 20000;
/// Limits the lists of what areas see: parts see each other, so these lists grow with the square of their number.
constexpr std::size_t kMostSight = 5'000'000;

std::string whyNotCut(const Model& m, Slot a) {
    return patchOf(m, a).hasInside()
               ? ""
               : model::capitalised(texts::format("{} is degenerate and cannot be split.", nameOf(m, a)));
}

float sizeOf(const Patch& patch, Axis axis) {
    return axis == Axis::X ? patch.east - patch.west : patch.south - patch.north;
}

/// Splits each area into equal pieces; `pieces` returns their number along x and y.
template <typename F>
EditResult cutEvenly(Transaction& tx, Selection selection, F&& pieces) {
    const auto& m = tx.model();
    std::vector<Cut> cuts;
    std::size_t parts = 0;
    std::map<Slot, std::size_t> partsOf;
    for (const Slot a : areasOnce(m, selection)) {
        if (auto reason = whyNotCut(m, a); !reason.empty())
            return refused(std::move(reason));
        const auto patch = patchOf(m, a);
        const auto [alongX, alongY] = pieces(patch);
        if (alongX <= 1 && alongY <= 1)
            continue;
        parts += alongX * alongY;
        if (parts > kMostParts)
            return refused(texts::format("This would create more than {} areas.", kMostParts));
        partsOf[a] = alongX * alongY;
        const auto x = lines(patch.west, patch.east, alongX);
        const auto y = lines(patch.north, patch.south, alongY);
        if (x.empty() || y.empty())
            return refused(
                texts::format("Parts of {} would be less than {:g} unit wide.", nameOf(m, a), kSmallestPart));
        cuts.push_back({a, grid(patch, x, y)});
    }
    if (const auto entries = sightAfterSplit(m, partsOf); entries > kMostSight)
        return refused(
            texts::format("The mesh would have {} entries of what areas see, as all parts see each other.", entries));
    if (cuts.empty())
        return refused(texts::format("None of these areas is larger than this size."));
    Elements all;
    const auto partsOfEach = splitAreas(tx, cuts);
    for (const Slot a : selected(m, selection, kArea)) {
        const auto cut = std::ranges::find(cuts, a, &Cut::area);
        if (cut == cuts.end())
            all.push_back({kArea, a});
    }
    for (const auto& ofOne : partsOfEach) {
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

/// The gap between the facing edges of two areas.
struct Gap {
    Direction side; ///< of the first area
    Patch patch;
};
std::optional<Gap> fillableGap(const Patch& a, const Patch& b) {
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

std::string whyNotSplit(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    if (areas.empty())
        return whyNotAreas(m, selection);
    for (const Slot a : areas) {
        if (auto reason = whyNotCut(m, a); !reason.empty())
            return reason;
    }
    return {};
}

Proposal proposeSplit(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    if (areas.empty())
        return {};
    const auto patch = patchOf(m, areas.front());
    return {{kAcross, sizeOf(patch, Axis::X) >= sizeOf(patch, Axis::Y) ? Axis::X : Axis::Y}};
}

Description describeSplit(const Model& m, Selection selection, Arguments arguments) {
    Description out;
    const auto axis = arguments.get(kAcross);
    for (const Slot a : selected(m, selection, kArea)) {
        const auto patch = patchOf(m, a);
        const auto at = cutAt(patch, axis, arguments.get(kCutAt));
        if (!at)
            continue;
        markCut(patch, axis, *at, out.marks);
        if (out.text.empty())
            out.text = sizesText(patch, axis, *at);
    }
    return out;
}

EditResult runSplit(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto axis = arguments.get(kAcross);
    std::vector<Cut> cuts;
    for (const Slot a : areasOnce(m, selection)) {
        const auto patch = patchOf(m, a);
        const auto at = cutAt(patch, axis, arguments.get(kCutAt));
        if (!at)
            return refused(
                texts::format("A part of {} would be less than {:g} unit wide.", nameOf(m, a), kSmallestPart));
        cuts.push_back({a, halves(patch, axis, *at)});
    }
    Elements all;
    for (const auto& parts : splitAreas(tx, cuts)) {
        for (const Slot part : parts)
            all.push_back({kArea, part});
    }
    return all;
}

EditResult runSubdivide(Transaction& tx, Selection selection, Arguments arguments) {
    const auto pieces = std::size_t{1} << std::clamp(arguments.get(kDepth), 1U, 8U);
    return cutEvenly(tx, selection, [&](const Patch&) { return std::pair(pieces, pieces); });
}

EditResult runChop(Transaction& tx, Selection selection, Arguments arguments) {
    const double size = arguments.get(kLargestPiece);
    if (!(size >= static_cast<double>(kSmallestPart)))
        return refused(texts::format("Enter a size of at least 1 unit."));
    const auto pieces = [&](float length) {
        return static_cast<std::size_t>(std::min(std::ceil(static_cast<double>(length) / size), 1e6));
    };
    return cutEvenly(tx, selection, [&](const Patch& patch) {
        return std::pair(pieces(sizeOf(patch, Axis::X)), pieces(sizeOf(patch, Axis::Y)));
    });
}

std::string whyNotMerge(const Model& m, Selection selection) {
    const auto areas = areasOnce(m, selection);
    if (areas.size() < 2)
        return texts::format("Select two or more areas that fill a rectangle.");
    return unionOf(patchesOf(m, areas)) ? "" : texts::format("These areas do not fill a rectangle without overlap.");
}

EditResult runMerge(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    const auto patches = patchesOf(m, areas);
    const auto whole = *unionOf(patches);
    const double tolerance = arguments.get(kFitTolerance);
    if (const auto off = deviation(patches, whole); !(static_cast<double>(off) <= tolerance))
        return refused(
            texts::format("A corner would be {:.1f} units off the new surface (at most {:g}).", off, tolerance));
    const bool alike = std::ranges::all_of(areas, [&](Slot a) {
        return m.get(area::attributes, a) == m.get(area::attributes, areas.front()) &&
               m.get(area::gameFlags, a) == m.get(area::gameFlags, areas.front());
    });
    if (!alike)
        tx.note(texts::format("Attributes and flags differ. The merged area has all of them."));
    mergeAreas(tx, {{areas, whole}});
    return Elements{{kArea, areas.front()}};
}

std::string whyNotSplice(const Model& m, Selection selection) {
    const auto areas = areasOnce(m, selection);
    if (areas.size() != 2)
        return texts::format("Select two areas with a gap between them.");
    const auto a = patchOf(m, areas[0]);
    const auto b = patchOf(m, areas[1]);
    if (!a.hasInside() || !b.hasInside())
        return texts::format("One of these areas is degenerate.");
    const auto gap = fillableGap(a, b);
    return gap && gap->patch.hasInside() ? "" : texts::format("These areas have no facing edges across a gap.");
}

EditResult runSplice(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto areas = areasOnce(m, selection);
    const auto gap = *fillableGap(patchOf(m, areas[0]), patchOf(m, areas[1]));
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

/// Where the game's command cuts a side of an area: one step from its beginning, or at the end of the lattice's step
/// that is begun there.
float firstStep(float begin) {
    constexpr float kSmallestFirst = 2;
    const float at = std::round(begin / kGenerationStep) * kGenerationStep;
    return at < begin + kSmallestFirst ? at + kGenerationStep : at;
}

/// Cuts the longer side until it is no longer than a step; squares stay, as in the game.
void cutToSpots(const Patch& whole, std::vector<Patch>& parts) {
    auto rest = whole;
    while (true) {
        const float x = sizeOf(rest, Axis::X);
        const float y = sizeOf(rest, Axis::Y);
        const bool alongX = x > kGenerationStep && x > y;
        if (parts.size() > kMostParts || !(alongX || (y > kGenerationStep && y > x)))
            break;
        const auto axis = alongX ? Axis::X : Axis::Y;
        const float at = firstStep(alongX ? rest.west : rest.north);
        if (!(at + kSmallestPart <= (alongX ? rest.east : rest.south)))
            break;
        const auto both = halves(rest, axis, at);
        cutToSpots(both.front(), parts);
        rest = both.back();
    }
    parts.push_back(rest);
}

std::vector<Patch> spotsOf(const Patch& patch) {
    std::vector<Patch> parts;
    if (patch.hasInside())
        cutToSpots(patch, parts);
    return parts;
}

std::string whyNotSniperSpots(const Model& m, Selection selection) {
    if (auto reason = whyNotAreas(m, selection); !reason.empty())
        return reason;
    const auto areas = areasOnce(m, selection);
    return std::ranges::any_of(areas, [&](Slot a) { return spotsOf(patchOf(m, a)).size() > 1; })
               ? ""
               : texts::format("None of these areas is longer than {:g} units along one side only.", kGenerationStep);
}

EditResult runSniperSpots(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<Cut> cuts;
    std::map<Slot, std::size_t> partsOf;
    for (const Slot a : areasOnce(m, selection)) {
        auto parts = spotsOf(patchOf(m, a));
        if (parts.size() < 2)
            continue;
        partsOf[a] = parts.size();
        cuts.push_back({a, std::move(parts)});
    }
    if (const auto entries = sightAfterSplit(m, partsOf); entries > kMostSight)
        return refused(
            texts::format("The mesh would have {} entries of what areas see, as all parts see each other.", entries));
    Elements all;
    for (const auto& parts : splitAreas(tx, cuts)) {
        const std::set<Slot> own(parts.begin(), parts.end());
        Elements between;
        for (const Slot a : parts) {
            all.push_back({kArea, a});
            m.forEachReferrer(connection::owner, a, [&](Slot c) {
                const Ref target = m.get(connection::target, c);
                if (target.isSlot() && own.contains(target.slot()))
                    between.push_back({kConnection, c});
            });
        }
        tx.erase(between);
    }
    return all;
}

} // namespace

std::vector<Edit> shapeEdits() {
    return {
        {.id = "split",
         .title = "Split",
         .help = "Splits each selected area in two, with its connections, spots and visibility",
         .section = "Shape",
         .shortcut = "Shift+K",
         .parameters = {choiceParameter(kAcross, "Across", "Direction in which the area is split",
                                        {"x: a western and an eastern part", "y: a northern and a southern part"}),
                        numberParameter(kCutAt, "At", "Fraction of the way from west to east, or from north to south",
                                        {.initial = 0.5, .step = 0.05, .decimals = 3})},
         .whyDisabled = whyNotSplit,
         .propose = proposeSplit,
         .describe = describeSplit,
         .run = runSplit},
        {.id = "merge",
         .title = "Merge",
         .help = "Merges selected areas that together fill a rectangle. The first selected keeps its ID.",
         .section = "Shape",
         .shortcut = "M",
         .parameters = {units(kFitTolerance, "Tolerance", "Maximum distance between corners and the new surface", 0,
                              static_cast<double>(kStepHeight))},
         .argumentsFrom = ArgumentsFrom::Proposal,
         .whyDisabled = whyNotMerge,
         .run = runMerge},
        {.id = "splice",
         .title = "Splice",
         .help = "Fills the gap between two selected areas with a new one, and connects it with both",
         .section = "Shape",
         .whyDisabled = whyNotSplice,
         .run = runSplice},
        {.id = "subdivide",
         .title = "Subdivide",
         .help = "Splits each selected area into quarters, repeatedly",
         .section = "Shape",
         .parameters = {numberParameter(kDepth, "Times", "1: four parts, 2: sixteen",
                                        {.min = 1, .max = 4, .initial = 1})},
         .whyDisabled = whyNotSplit,
         .run = runSubdivide},
        {.id = "chop",
         .title = "Chop",
         .help = "Splits each selected area into equal pieces of limited size",
         .section = "Shape",
         .parameters = {units(kLargestPiece, "Maximum size", "Of each piece, along x and y", 1, 100)},
         .whyDisabled = whyNotSplit,
         .run = runChop},
        {.id = "make_sniper_spots",
         .title = "Chop into Sniper Spots",
         .help = "Splits each selected area into pieces of the generator's step that are not connected with each other",
         .section = "Shape",
         .whyDisabled = whyNotSniperSpots,
         .run = runSniperSpots},
    };
}

} // namespace navsmith::systems::source_nav
