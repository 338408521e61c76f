#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace navsmith::systems::source_nav {

using checks::Severity;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Size of the engine's array (docs/formats/source-nav.md, section 10).
constexpr std::size_t kMostApproaches = 16;
/// Maximum distance of a spot from its area: half a step of the generator's grid.
constexpr float kSpotSlack = 12.5F;
constexpr std::uint8_t kLastVisibility = 3;

struct PathEnd {
    model::Column<Ref> area;
    model::Column<std::uint8_t> direction;
};
constexpr std::array<PathEnd, 2> kPathEnds{
    {{encounter_path::from, encounter_path::fromDirection}, {encounter_path::to, encounter_path::toDirection}}};

std::vector<Ref> copyOf(std::span<const Ref> refs) {
    return {refs.begin(), refs.end()};
}

std::size_t namingNothing(const Model& m, Slot a) {
    std::size_t count = 0;
    const auto here = m.list(approach::here, a);
    const auto previous = m.list(approach::previous, a);
    const auto next = m.list(approach::next, a);
    for (std::size_t i = 0; i < here.size(); ++i)
        count += here[i].isRaw() || previous[i].isRaw() || next[i].isRaw() ? 1 : 0;
    return count;
}

void checkSpotFinite(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (!isFinite(pointOf(m, kSpotPlace, row)))
            out.add(row, texts::format("The position of the spot is not finite"));
    }
}

void checkSpotIds(const Model& m, RowSpan /*rows*/, Findings& out) {
    for (const auto& fault : idFaults(m, hiding_spot::id, Zero::IsAnId))
        out.add(fault.row,
                texts::format("A hiding spot of area {} has the same ID {}",
                              m.get(area::id, m.get(hiding_spot::owner, fault.first).slot()),
                              m.get(hiding_spot::id, fault.row)),
                model::Element{kHidingSpot, fault.first});
}

void fixSpotIds(Transaction& tx, const Issue& issue) {
    giveFreshId(tx, hiding_spot::id, Zero::IsAnId, issue.element.slot);
}

void checkSpotInside(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (!isFinite(pointOf(m, kSpotPlace, row)))
            continue;
        const Slot owner = m.get(hiding_spot::owner, row).slot();
        const auto patch = patchOf(m, owner);
        const float x = m.get(hiding_spot::x, row);
        const float y = m.get(hiding_spot::y, row);
        const float dx = std::max({0.0F, patch.west - x, x - patch.east});
        const float dy = std::max({0.0F, patch.north - y, y - patch.south});
        if (const float off = std::hypot(dx, dy); off > kSpotSlack)
            out.add(row, texts::format("The spot is {:.0f} units outside its area {}", off, m.get(area::id, owner)));
    }
}

void checkEncounterSides(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        for (const auto& end : kPathEnds) {
            if (const auto direction = m.get(end.direction, row); direction > 3) {
                out.add(row, texts::format("The side towards {} is {} (expected 0 to 3)", areaText(m, end.area, row),
                                           direction));
                break;
            }
        }
    }
}

void fixEncounterSides(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const Slot owner = m.get(encounter_path::owner, row).slot();
    for (const auto& end : kPathEnds) {
        const Ref other = m.get(end.area, row);
        if (m.get(end.direction, row) > 3 && other.isSlot())
            tx.set(end.direction, row,
                   static_cast<std::uint8_t>(directionTo(patchOf(m, owner), patchOf(m, other.slot()))));
    }
}

void checkEncounterEnds(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        for (const auto& end : kPathEnds) {
            if (m.get(end.area, row).isSlot())
                continue;
            const auto area = areaText(m, end.area, row);
            out.add(row, end.area.column == encounter_path::from.column ? texts::format("The path comes from {}", area)
                                                                        : texts::format("The path leads to {}", area));
            break;
        }
    }
}

void fixEncounterEnds(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const bool sound = std::ranges::all_of(
        kPathEnds, [&](const PathEnd& end) { return m.get(end.area, issue.element.slot).isSlot(); });
    if (!sound)
        tx.erase(issue.element);
}

void checkEncounterSpots(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto raw = unresolved(m.list(encounter_spot::spot, row)).raw; raw != 0)
            out.add(row, texts::format("The path refers to {}", model::counted(raw, "missing hiding spot")));
    }
}

void fixEncounterSpots(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    const auto refs = copyOf(tx.model().list(encounter_spot::spot, row));
    filterList(tx, kEncounterPath, encounter_path::kSpots, row, [&](std::size_t i) { return !refs[i].isRaw(); });
}

void checkApproaches(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto count = namingNothing(m, row); count != 0)
            out.add(row, texts::format("{} with a missing area", model::counted(count, "approach area")));
    }
}

void fixApproaches(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto here = copyOf(m.list(approach::here, row));
    const auto previous = copyOf(m.list(approach::previous, row));
    const auto next = copyOf(m.list(approach::next, row));
    filterList(tx, kArea, area::kApproaches, row,
               [&](std::size_t i) { return !here[i].isRaw() && !previous[i].isRaw() && !next[i].isRaw(); });
}

void checkApproachCount(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const std::size_t count = m.listRange(kArea, area::kApproaches, row).count; count > kMostApproaches)
            out.add(row, texts::format("{} approach areas (expected at most {}, the limit of the game)", count,
                                       kMostApproaches));
    }
}

void checkVisible(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto [raw, none] = unresolved(m.list(visible::target, row));
        if (raw + none == 0)
            continue;
        const bool positions = visibleArePositions(m, m.fileOf({kArea, row}));
        if (positions)
            out.add(row, Severity::Error,
                    texts::format("{} of the list of visible areas beyond the last area",
                                  model::counted(raw + none, "entry", "entries")));
        else if (raw != 0)
            out.add(row, texts::format("The list of visible areas refers to {}", model::counted(raw, "missing area")));
        else
            out.add(row, Severity::Note,
                    texts::format("{} with the ID 0, left by deleted areas", model::counted(none, "visible area")));
    }
}

void fixVisible(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    const auto refs = copyOf(tx.model().list(visible::target, row));
    filterList(tx, kArea, area::kVisible, row, [&](std::size_t i) { return refs[i].isSlot(); });
}

void checkVisibility(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto odd =
            std::ranges::count_if(m.list(visible::visibility, row), [](auto byte) { return byte > kLastVisibility; });
        if (odd != 0)
            out.add(row, texts::format("{} with unknown visibility bits (expected 0 to {})",
                                       model::counted(static_cast<std::size_t>(odd), "visible area"), kLastVisibility));
    }
}

void checkInherits(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(area::inheritsFrom, row).isRaw())
            out.add(row, texts::format("Visibility is inherited from {}", areaText(m, area::inheritsFrom, row)));
    }
}

void fixInherits(Transaction& tx, const Issue& issue) {
    if (tx.model().get(area::inheritsFrom, issue.element.slot).isRaw())
        tx.set(area::inheritsFrom, issue.element.slot, Ref::none());
}

} // namespace

std::vector<checks::Rule> analysisRules() {
    using checks::at;
    using checks::own;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "NAV006",
         .title = "The hiding spot's position is finite",
         .fault = "Hiding spot with invalid position",
         .severity = Error,
         .type = kHidingSpot,
         .check = checkSpotFinite,
         .dependsOn = {own(hiding_spot::x, hiding_spot::y, hiding_spot::z)}},
        {.id = "NAV010",
         .title = "Sides of an encounter path are 0 to 3",
         .fault = "Encounter path with a side above 3",
         .severity = Error,
         .type = kEncounterPath,
         .check = checkEncounterSides,
         .dependsOn = {own(encounter_path::from, encounter_path::fromDirection, encounter_path::to,
                           encounter_path::toDirection),
                       at({along(encounter_path::from)}, area::id), at({along(encounter_path::to)}, area::id)},
         .fix = fixEncounterSides,
         .fixTitle = "Set Sides from Positions of Areas"},
        {.id = "NAV011",
         .title = "The area's visible areas exist",
         .fault = "Missing visible area",
         .severity = Warning,
         .type = kArea,
         .check = checkVisible,
         .dependsOn = {anyOf(kArea), format({along(area::file)}), at({along(area::file)}, file::unusualVisible)},
         .fix = fixVisible,
         .fixTitle = "Remove from List"},
        {.id = "NAV023",
         .title = "Hiding spot IDs are unique",
         .fault = "Duplicate hiding spot ID",
         .severity = Warning,
         .type = kHidingSpot,
         .check = checkSpotIds,
         .dependsOn = {own(hiding_spot::id, hiding_spot::owner, kSpotRank), own(area::id, kAreaRank)},
         .wholeDocument = true,
         .fix = fixSpotIds,
         .fixTitle = "Assign Unused ID"},
        {.id = "NAV030",
         .title = "The encounter path's areas exist",
         .fault = "Missing area of an encounter path",
         .severity = Warning,
         .type = kEncounterPath,
         .check = checkEncounterEnds,
         .dependsOn = {own(encounter_path::from, encounter_path::to)},
         .fix = fixEncounterEnds,
         .fixTitle = "Delete Path"},
        {.id = "NAV031",
         .title = "The encounter path's spots exist",
         .fault = "Missing spot of an encounter path",
         .severity = Warning,
         .type = kEncounterPath,
         .check = checkEncounterSpots,
         .dependsOn = {anyOf(kEncounterPath)},
         .fix = fixEncounterSpots,
         .fixTitle = "Remove Missing Spots"},
        {.id = "NAV032",
         .title = "The area's approach areas exist",
         .fault = "Missing approach area",
         .severity = Warning,
         .type = kArea,
         .check = checkApproaches,
         .dependsOn = {anyOf(kArea)},
         .fix = fixApproaches,
         .fixTitle = "Remove from List"},
        {.id = "NAV033",
         .title = "At most 16 approach areas",
         .fault = "More than 16 approach areas",
         .severity = Warning,
         .type = kArea,
         .check = checkApproachCount,
         .dependsOn = {anyOf(kArea)}},
        {.id = "NAV034",
         .title = "The area from which visibility is inherited exists",
         .fault = "Missing area of inherited visibility",
         .severity = Warning,
         .type = kArea,
         .check = checkInherits,
         .dependsOn = {own(area::inheritsFrom)},
         .fix = fixInherits,
         .fixTitle = "Clear Inheritance"},
        {.id = "NAV053",
         .title = "Visibility is 0 to 3",
         .fault = "Visibility above 3",
         .severity = Note,
         .type = kArea,
         .check = checkVisibility,
         .dependsOn = {anyOf(kArea)}},
        {.id = "NAV060",
         .title = "The hiding spot is in its area",
         .fault = "Hiding spot outside its area",
         .severity = Note,
         .type = kHidingSpot,
         .check = checkSpotInside,
         .dependsOn = {own(hiding_spot::owner, hiding_spot::x, hiding_spot::y, hiding_spot::z),
                       corners({along(hiding_spot::owner)}), at({along(hiding_spot::owner)}, area::id)}},
    };
}

} // namespace navsmith::systems::source_nav
