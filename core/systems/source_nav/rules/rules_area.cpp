#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "core/systems/source_nav/shape/overlaps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::source_nav {

using checks::Severity;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::array kCornerColumns{area::westX,      area::northY,     area::eastX,      area::southY,
                                    area::northWestZ, area::northEastZ, area::southEastZ, area::southWestZ};
constexpr std::array kOccupyColumns{area::occupyFirst, area::occupySecond};
constexpr std::array kLightColumns{area::lightNorthWest, area::lightNorthEast, area::lightSouthEast,
                                   area::lightSouthWest};

bool timeRight(float seconds) {
    return std::isfinite(seconds) && seconds >= 0;
}
bool lightRight(float light) {
    return light >= 0 && light <= 1; // false for NaN
}

std::uint32_t idOf(const Model& m, Slot a) {
    return m.get(area::id, a);
}

/// For each slot, whether the area has any connection or ladder.
std::vector<bool> reachedAreas(const Model& m) {
    std::vector<bool> reached(m.capacity(kArea), false);
    const auto reach = [&](Ref ref) {
        if (ref.isSlot())
            reached[ref.slot()] = true;
    };
    m.forEachLive(kConnection, [&](Slot c) {
        const Ref owner = m.get(connection::owner, c);
        const Ref target = m.get(connection::target, c);
        if (owner == target)
            return;
        reach(owner);
        reach(target);
    });
    m.forEachLive(kLadder, [&](Slot l) {
        for (const auto end :
             {ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind, ladder::bottom})
            reach(m.get(end, l));
    });
    return reached;
}

void checkAreaIds(const Model& m, RowSpan /*rows*/, Findings& out) {
    for (const auto& fault : idFaults(m, area::id, Zero::IsNone)) {
        if (fault.first == model::kNoSlot)
            out.add(fault.row, texts::format("The area's ID is 0, which means no area"));
        else
            out.add(fault.row, texts::format("Another area has the same ID {}", idOf(m, fault.row)));
    }
}

void fixAreaIds(Transaction& tx, const Issue& issue) {
    giveFreshId(tx, area::id, Zero::IsNone, issue.element.slot);
}

void checkAreaFinite(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const bool finite = std::ranges::all_of(
            kCornerColumns, [&](model::Column<float> column) { return std::isfinite(m.get(column, row)); });
        if (!finite)
            out.add(row, texts::format("The position of a corner is not finite"));
    }
}

void checkAreaPlace(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const Ref ref = m.get(area::place, row); ref.isRaw())
            out.add(row, texts::format("Place {} of {} does not exist; the game ignores it",
                                       m.rawValue(area::place, ref), m.count(kPlace)));
        else if (const Ref fog = m.get(area::fogPlace, row); fog.isRaw())
            out.add(row, texts::format("Fog place {} of {} does not exist", m.rawValue(area::fogPlace, fog),
                                       m.count(kFogPlace)));
    }
}

void fixAreaPlace(Transaction& tx, const Issue& issue) {
    for (const auto column : {area::place, area::fogPlace}) {
        if (tx.model().get(column, issue.element.slot).isRaw())
            tx.set(column, issue.element.slot, Ref::none());
    }
}

void checkAreaSize(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto patch = patchOf(m, row);
        const float width = patch.east - patch.west;
        const float depth = patch.south - patch.north;
        if (width < 0 || depth < 0)
            out.add(row, texts::format("The area is inverted: {:g} by {:g} units", width, depth));
        else if (width == 0 || depth == 0)
            out.add(row, texts::format("The area has no extent: {:g} by {:g} units", width, depth));
    }
}

/// The area that a later one overlaps by most.
struct Overlapped {
    Slot other = model::kNoSlot;
    Overlap overlap;
    std::size_t more = 0; ///< other areas that it overlaps
};

/// `trimmable`: those that trim() ends, or the others.
std::vector<Overlapped> overlapped(const Model& m, bool trimmable) {
    std::vector<Overlapped> worst(m.capacity(kArea));
    for (const auto& [earlier, later] : overlappingPairs(m)) {
        const auto first = patchOf(m, earlier);
        const auto second = patchOf(m, later);
        if (canTrim(first, second) != trimmable)
            continue;
        const auto overlap = overlapOf(first, second);
        auto& largest = worst[later];
        largest.more += largest.other == model::kNoSlot ? 0 : 1;
        if (overlap && (largest.other == model::kNoSlot || overlap->depth() > largest.overlap.depth())) {
            largest.other = earlier;
            largest.overlap = *overlap;
        }
    }
    return worst;
}

template <bool kTrimmable>
void checkOverlap(const Model& m, RowSpan rows, Findings& out) {
    const auto all = overlapped(m, kTrimmable);
    for (const Slot row : rows) {
        const auto& [other, overlap, more] = all[row];
        if (other == model::kNoSlot)
            continue;
        auto text =
            texts::format("Overlaps area {} by {:.1f} x {:.1f} units, at ({:.0f}, {:.0f}, {:.0f})", idOf(m, other),
                          overlap.alongX, overlap.alongY, overlap.middle.x, overlap.middle.y, overlap.middle.z);
        if (more != 0)
            text += texts::format(", and {} by less", model::counted(more, "other area"));
        out.add(row, overlap.isSliver() ? Severity::Note : Severity::Warning, std::move(text),
                model::Element{kArea, other});
    }
}

void fixOverlap(Transaction& tx, const Issue& issue) {
    std::vector<Slot> others;
    for (const auto& [earlier, later] : overlappingPairs(tx.model())) {
        if (later == issue.element.slot)
            others.push_back(earlier);
    }
    for (const Slot other : others)
        trim(tx, issue.element.slot, other);
}

void checkOccupyTimes(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto first = m.get(area::occupyFirst, row);
        const auto second = m.get(area::occupySecond, row);
        if ((!timeRight(first) || !timeRight(second)) && source::hasOccupyTimes(formatOf(m, m.fileOf({kArea, row}))))
            out.add(row,
                    texts::format("The teams arrive after {:g} and {:g} seconds (expected 0 or more)", first, second));
    }
}

void fixOccupyTimes(Transaction& tx, const Issue& issue) {
    for (const auto column : kOccupyColumns) {
        if (!timeRight(tx.model().get(column, issue.element.slot)))
            tx.set(column, issue.element.slot, 0.0F);
    }
}

void checkLight(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        for (const auto column : kLightColumns) {
            const auto light = m.get(column, row);
            if (lightRight(light) || !source::hasLight(formatOf(m, m.fileOf({kArea, row}))))
                continue;
            out.add(row, texts::format("The light at a corner is {:g} (expected 0 to 1)", light));
            break;
        }
    }
}

void fixLight(Transaction& tx, const Issue& issue) {
    for (const auto column : kLightColumns) {
        const auto light = tx.model().get(column, issue.element.slot);
        if (!lightRight(light))
            tx.set(column, issue.element.slot, light < 0 ? 0.0F : 1.0F);
    }
}

void checkOrphan(const Model& m, RowSpan rows, Findings& out) {
    const auto reached = reachedAreas(m);
    for (const Slot row : rows) {
        if (!reached[row])
            out.add(row, texts::format("The area has no connection or ladder"));
    }
}

void checkParts(const Model& m, RowSpan rows, Findings& out) {
    const auto components = connectedComponents(m);
    std::vector<std::size_t> sizes;
    for (const Slot row : rows) {
        sizes.resize(std::max<std::size_t>(sizes.size(), components[row] + std::size_t{1}));
        ++sizes[components[row]];
    }
    std::vector<bool> reported(sizes.size(), false);
    for (const Slot row : rows) {
        const auto component = components[row];
        if (component <= 1 || sizes[component] <= 1 || reported[component]) // another rule reports single areas
            continue;
        reported[component] = true;
        out.add(row,
                texts::format(
                    "{} connected areas, starting with this one, are not connected with the largest component of {}",
                    sizes[component], sizes[1]));
    }
}

} // namespace

std::vector<checks::Rule> areaRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "NAV003",
         .title = "Area IDs are unique and not 0",
         .fault = "Area ID that is 0 or duplicate",
         .severity = Error,
         .type = kArea,
         .check = checkAreaIds,
         .dependsOn = {own(area::id, kAreaRank)},
         .wholeDocument = true,
         .fix = fixAreaIds,
         .fixTitle = "Assign Unused ID"},
        {.id = "NAV005",
         .title = "The area's corners are finite",
         .fault = "Area with invalid corners",
         .severity = Error,
         .type = kArea,
         .check = checkAreaFinite,
         .dependsOn = {corners({})}},
        {.id = "NAV035",
         .title = "The area's place exists",
         .fault = "Missing place of an area",
         .severity = Warning,
         .type = kArea,
         .check = checkAreaPlace,
         // The message contains the number of places.
         .dependsOn = {own(area::place, area::fogPlace), own(place::file), own(fog_place::file)},
         .fix = fixAreaPlace,
         .fixTitle = "Clear Place"},
        {.id = "NAV038",
         .title = "The area has an extent",
         .fault = "Area without an extent",
         .severity = Warning,
         .type = kArea,
         .check = checkAreaSize,
         .dependsOn = {corners({})}},
        {.id = "NAV039",
         .title = "Areas do not overlap",
         .fault = "Overlapping areas",
         .severity = Warning,
         .type = kArea,
         .check = checkOverlap<false>,
         .dependsOn = {corners({}), own(area::id, kAreaRank)},
         .wholeDocument = true},
        {.id = "NAV079",
         .title = "Areas end where others begin",
         .fault = "Overlap that can be trimmed",
         .severity = Warning,
         .type = kArea,
         .check = checkOverlap<true>,
         .dependsOn = {corners({}), own(area::id, kAreaRank)},
         .wholeDocument = true,
         .fix = fixOverlap,
         .fixTitle = "Trim"},
        {.id = "NAV040",
         .title = "Times of arrival are 0 or more",
         .fault = "Time of arrival below 0",
         .severity = Warning,
         .type = kArea,
         .check = checkOccupyTimes,
         .dependsOn = {own(area::occupyFirst, area::occupySecond), format({along(area::file)})},
         .fix = fixOccupyTimes,
         .fixTitle = "Set to 0"},
        {.id = "NAV041",
         .title = "Light is from 0 to 1",
         .fault = "Light outside 0 to 1",
         .severity = Warning,
         .type = kArea,
         .check = checkLight,
         .dependsOn = {own(area::lightNorthWest, area::lightNorthEast, area::lightSouthEast, area::lightSouthWest),
                       format({along(area::file)})},
         .fix = fixLight,
         .fixTitle = "Limit to Range"},
        {.id = "NAV054",
         .title = "The area has connections or ladders",
         .fault = "Isolated area",
         .severity = Note,
         .type = kArea,
         .check = checkOrphan,
         .dependsOn = {at({against(connection::owner)}, connection::owner, connection::target),
                       at({against(connection::target)}, connection::owner, connection::target), ladderEnds()}},
        {.id = "NAV055",
         .title = "The mesh is connected",
         .fault = "Disconnected component",
         .severity = Note,
         .type = kArea,
         .check = checkParts,
         .dependsOn = {own(connection::owner, connection::target), ladderEnds(), own(area::file)},
         .wholeDocument = true},
    };
}

} // namespace navsmith::systems::source_nav
