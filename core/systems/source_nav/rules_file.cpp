#include "core/systems/source_nav/rule_functions.h"
#include "core/systems/source_nav/rule_parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Below it the engine's check of consistency refuses a mesh (section 11), though it loads.
constexpr std::uint32_t kFirstAccepted = 4;

} // namespace

void checkHasAreas(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.count(kArea) == 0)
            out.add(row, "The mesh has no areas (expected one at least): the game does not accept it");
    }
}

void checkUnnamedByte(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (m.get(file::unnamedError, row) != 0 && source::hasUnnamedAreasByte(formatOf(m, row)))
            out.add(row, "The file says the contrary of whether there are areas without a place");
    }
}

void fixUnnamedByte(Transaction& tx, const Issue& issue) {
    tx.set(file::unnamedError, issue.element.slot, std::uint8_t{0});
}

void checkTail(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        if (const auto size = m.get(file::tail, row).size(); size != 0)
            out.add(row, fmt::format("{} bytes follow the mesh, left over from a longer one; the game does not read "
                                     "them",
                                     size));
    }
}

void fixTail(Transaction& tx, const Issue& issue) {
    tx.set(file::tail, issue.element.slot, std::string());
}

void checkVersion(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto version = formatOf(m, row).version;
        if (version < kFirstAccepted)
            out.add(row, fmt::format("Version {}: the game loads it, but its check of meshes against maps refuses it "
                                     "(expected {} or later)",
                                     version, kFirstAccepted));
    }
}

void checkAnalysed(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot row : rows) {
        const auto byte = m.get(file::analysed, row);
        if (byte > 1 && source::hasAnalysed(formatOf(m, row)))
            out.add(row, fmt::format("The byte that says whether the mesh is analysed is {} (expected 0 or 1)", byte));
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
            out.add(row, fmt::format("{} of {} areas have no place, though others have one", without, areas));
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
        out.add(row,
                fmt::format("{} spots of {} encounter paths have the id 0, and no hiding spot has it", spots, paths));
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

} // namespace navsmith::systems::source_nav
