#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The engine loads older meshes, but its consistency check rejects them (section 11).
constexpr std::uint32_t kFirstAccepted = 4;

void checkHasAreas(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.count(kArea) == 0)
            out.add(row, texts::format("The mesh has no areas (expected at least one): the game does not accept it"));
    }
}

void checkUnnamedByte(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(file::unnamedError, row) != 0 && source::hasUnnamedAreasByte(formatOf(m, row)))
            out.add(row, texts::format("The byte for areas without a place is wrong"));
    }
}

void fixUnnamedByte(Transaction& tx, const Issue& issue) {
    tx.set(file::unnamedError, issue.element.slot, std::uint8_t{0});
}

void checkTail(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto size = m.get(file::tail, row).size(); size != 0)
            out.add(row, texts::format("Bytes after the mesh, left over from a longer one: {} (expected none)", size));
    }
}

void fixTail(Transaction& tx, const Issue& issue) {
    tx.set(file::tail, issue.element.slot, std::string());
}

void checkVersion(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto version = formatOf(m, row).version;
        if (version < kFirstAccepted)
            out.add(row,
                    texts::format(
                        "Version {} (expected {} or later): the game loads the mesh, but its consistency check fails",
                        version, kFirstAccepted));
    }
}

void checkAnalysed(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto byte = m.get(file::analysed, row);
        if (byte > 1 && source::hasAnalysed(formatOf(m, row)))
            out.add(row, texts::format("The byte for an analysed mesh is {} (expected 0 or 1)", byte));
    }
}

void fixAnalysed(Transaction& tx, const Issue& issue) {
    if (tx.model().get(file::analysed, issue.element.slot) > 1)
        tx.set(file::analysed, issue.element.slot, std::uint8_t{1});
}

void checkAllPlaced(const Model& m, RowSpan rows, Findings& out) {
    std::size_t without = 0;
    const auto places = m.column(area::place);
    m.forEachLive(kArea, [&](Slot a) { without += places[a].isNone() ? 1 : 0; });
    const auto areas = m.count(kArea);
    if (without == 0 || without == areas)
        return;
    for (const Slot row : rows) {
        if (source::hasPlaces(formatOf(m, row)))
            out.add(row, texts::format("Areas without a place: {} of {}", without, areas));
    }
}

void checkSpotsGone(const Model& m, RowSpan rows, Findings& out) {
    std::size_t spots = 0;
    std::size_t paths = 0;
    m.forEachLive(kEncounterPath, [&](Slot p) {
        const auto none = unresolved(m.list(encounter_spot::spot, p)).none;
        spots += none;
        paths += none != 0 ? 1 : 0;
    });
    if (spots == 0)
        return;
    for (const Slot row : rows)
        out.add(row, texts::format("{} of {} with the invalid ID 0", model::counted(spots, "spot"),
                                   model::counted(paths, "encounter path")));
}

void fixSpotsGone(Transaction& tx, const Issue& /*issue*/) {
    const auto& m = tx.model();
    std::vector<Slot> paths;
    m.forEachLive(kEncounterPath, [&](Slot p) {
        if (unresolved(m.list(encounter_spot::spot, p)).none != 0)
            paths.push_back(p);
    });
    for (const Slot p : paths) {
        const auto spots = m.list(encounter_spot::spot, p);
        const std::vector<Ref> refs(spots.begin(), spots.end());
        filterList(tx, kEncounterPath, encounter_path::kSpots, p, [&](std::size_t i) { return !refs[i].isNone(); });
    }
}

} // namespace

std::vector<checks::Rule> fileRules() {
    using checks::own;
    using enum checks::Severity;
    return {
        {.id = "NAV001",
         .title = "The mesh has areas",
         .fault = "Mesh without areas",
         .severity = Error,
         .type = kFile,
         .check = checkHasAreas,
         .dependsOn = {own(area::file)}},
        {.id = "NAV042",
         .title = "The file states correctly whether areas without a place exist",
         .fault = "Wrong unnamed-areas byte",
         .severity = Warning,
         .type = kFile,
         .check = checkUnnamedByte,
         .dependsOn = {own(file::unnamedError), format({})},
         .fix = fixUnnamedByte,
         .fixTitle = "Correct Byte"},
        {.id = "NAV050",
         .title = "No bytes follow the mesh",
         .fault = "Stale bytes after the mesh",
         .severity = Note,
         .type = kFile,
         .check = checkTail,
         .dependsOn = {own(file::tail)},
         .fix = fixTail,
         .fixTitle = "Remove Stale Bytes"},
        {.id = "NAV051",
         .title = "The version is 4 or later",
         .fault = "Version rejected by the game",
         .severity = Note,
         .type = kFile,
         .check = checkVersion,
         .dependsOn = {format({})}},
        {.id = "NAV052",
         .title = "The analysed byte is 0 or 1",
         .fault = "Invalid analysed byte",
         .severity = Note,
         .type = kFile,
         .check = checkAnalysed,
         .dependsOn = {own(file::analysed), format({})},
         .fix = fixAnalysed,
         .fixTitle = "Set to 1"},
        {.id = "NAV061",
         .title = "All areas have a place, or none",
         .fault = "Some areas without a place",
         .severity = Note,
         .type = kFile,
         .check = checkAllPlaced,
         .dependsOn = {own(area::place), format({})},
         .wholeDocument = true},
        {.id = "NAV064",
         .title = "Encounter spots refer to hiding spots",
         .fault = "Encounter spots without a hiding spot",
         .severity = Note,
         .type = kFile,
         .check = checkSpotsGone,
         .dependsOn = {anyOf(kEncounterPath)},
         .wholeDocument = true,
         .fix = fixSpotsGone,
         .fixTitle = "Remove Spots"},
    };
}

} // namespace navsmith::systems::source_nav
