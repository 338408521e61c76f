// Edits that select areas by connections, flags and faults.
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/analysis/reanalysis.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/files/save.h"
#include "core/systems/source_nav/mesh/blocked.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/select_areas.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/overlaps.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace navsmith::systems::source_nav {

using model::Model;
using model::PropertySpec;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<Choice> kFlag{"flag"};      ///< index into flagNames()
constexpr Argument<bool> kConnections{"what"}; ///< select connections rather than areas
constexpr Argument<double> kSize{"size"};

constexpr std::uint32_t kStairs = 0x1000; ///< docs/formats/source-nav.md, section 7

/// The selected areas, and those that own other selected elements.
std::vector<Slot> areasMeant(const Model& m, Selection selection) {
    std::vector<Slot> areas;
    const auto add = [&](Ref ref) {
        if (ref.isSlot())
            areas.push_back(ref.slot());
    };
    for (const auto& e : selection) {
        if (!m.isLive(e))
            continue;
        switch (e.type) {
        case kArea:
            areas.push_back(e.slot);
            break;
        case kConnection:
            add(m.get(connection::owner, e.slot));
            break;
        case kHidingSpot:
            add(m.get(hiding_spot::owner, e.slot));
            break;
        case kEncounterPath:
            add(m.get(encounter_path::owner, e.slot));
            break;
        case kLadder:
            add(m.get(ladder::bottom, e.slot));
            for (const auto end : kTopEnds)
                add(m.get(end, e.slot));
            break;
        default:
            break;
        }
    }
    return areas;
}

std::vector<bool> componentsOf(const std::vector<std::uint32_t>& components, const std::vector<Slot>& areas) {
    std::vector<bool> in(components.size() + 1);
    for (const Slot a : areas)
        in[components[a]] = true;
    return in;
}

/// Area flags that the mesh stores.
std::vector<const PropertySpec*> flagsOf(const Model& m) {
    std::vector<const PropertySpec*> flags;
    const Slot mesh = meshOf(m);
    for (const auto& p : m.schema().type(kArea).properties) {
        const bool word = p.column == area::attributes.column || p.column == area::gameFlags.column;
        if (p.isFlag() && word && (p.present == nullptr || p.present(m, mesh)))
            flags.push_back(&p);
    }
    return flags;
}

bool hasFlag(const Model& m, const PropertySpec& flag, Slot a) {
    const auto word = flag.column == area::attributes.column ? m.get(area::attributes, a) : m.get(area::gameFlags, a);
    return (word >> flag.shift & 1U) != 0;
}

std::string whyNotSelect(const Model& m, Selection) {
    return whyNotMesh(m);
}

std::string whyNotSelectFrom(const Model& m, Selection selection) {
    return areasMeant(m, selection).empty() ? texts::format("Select areas or elements in them.") : "";
}

EditResult runSelectConnected(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto areas = areasMeant(m, selection);
    const auto components = connectedComponents(m);
    const auto in = componentsOf(components, areas);
    return areasThat(m, [&](Slot a) { return in[components[a]]; }, {});
}

EditResult runSelectNotConnected(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto areas = areasMeant(m, selection);
    const auto components = connectedComponents(m);
    const auto in = componentsOf(components, areas);
    return areasThat(
        m, [&](Slot a) { return !in[components[a]]; }, "All areas are connected with the selected ones.");
}

std::vector<std::string> flagNames(const Model& m) {
    std::vector<std::string> names{"as on the first selected area"};
    for (const auto* flag : flagsOf(m))
        names.push_back(fmt::format("{}: {}", flag->section, flag->title));
    return names;
}

Proposal proposeSelectFlag(const Model& m, Selection selection) {
    return {{kFlag, holds(m, selection, kArea) ? std::size_t{0} : std::size_t{1}}};
}

EditResult runSelectFlag(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto flags = flagsOf(m);
    const auto choice = arguments.get(kFlag);
    if (!choice || *choice > flags.size())
        return refused(texts::format("Select a flag."));
    if (*choice >= 1) {
        const auto& flag = *flags[*choice - 1];
        return areasThat(
            m, [&](Slot a) { return hasFlag(m, flag, a); }, "No area has this flag.");
    }
    const auto areas = selected(m, selection, kArea);
    if (areas.empty())
        return refused(texts::format("Select an area or a flag."));
    const auto attributes = m.get(area::attributes, areas.front());
    if (attributes == 0)
        return refused(model::capitalised(texts::format("{} has no attributes.", nameOf(m, areas.front()))));
    return areasThat(m, [&](Slot a) { return (m.get(area::attributes, a) & attributes) != 0; }, {});
}

std::string whyNotSelectPlace(const Model& m, Selection selection) {
    return holds(m, selection, kArea) || holds(m, selection, kPlace) ? "" : texts::format("Select areas or places.");
}

EditResult runSelectPlace(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::set<Ref> places;
    for (const Slot row : selected(m, selection, kPlace))
        places.insert(Ref::to(row));
    for (const Slot a : selected(m, selection, kArea))
        places.insert(m.get(area::place, a));
    return areasThat(
        m, [&](Slot a) { return places.contains(m.get(area::place, a)); }, "No area has this place.");
}

EditResult runSelectOrphans(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    std::vector<bool> reached(m.capacity(kArea));
    const auto mark = [&](Ref ref) {
        if (ref.isSlot())
            reached[ref.slot()] = true;
    };
    m.forEachLive(kConnection, [&](Slot c) {
        if (m.get(connection::owner, c) == m.get(connection::target, c))
            return; // the game drops connections of an area with itself
        mark(m.get(connection::owner, c));
        mark(m.get(connection::target, c));
    });
    m.forEachLive(kLadder, [&](Slot l) {
        mark(m.get(ladder::bottom, l));
        for (const auto end : kTopEnds)
            mark(m.get(end, l));
    });
    return areasThat(
        m, [&](Slot a) { return !reached[a]; }, "Every area has a connection or a ladder.");
}

/// With a selection: what these areas overlap.
EditResult runSelectOverlapping(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    const auto areas = areasMeant(m, selection);
    std::vector<bool> counts(m.capacity(kArea), areas.empty());
    for (const Slot a : areas)
        counts[a] = true;
    std::vector<bool> overlaps(m.capacity(kArea));
    for (const auto& [a, b] : overlappingPairs(m)) {
        if (counts[a] || counts[b])
            overlaps[a] = overlaps[b] = true;
    }
    return areasThat(
        m, [&](Slot a) { return overlaps[a]; },
        areas.empty() ? "No areas overlap." : "No area overlaps the selected ones.");
}

EditResult runSelectStale(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    const Slot mesh = meshOf(m);
    const auto rows = m.order(kArea).group(mesh);
    Elements stale;
    for (const auto position : staleAreas(m, navFile(m, mesh)))
        stale.push_back({kArea, rows[position]});
    return selectionOr(std::move(stale), "The analysis of all areas fits.");
}

EditResult runSelectDegenerate(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return !patchOf(m, a).hasInside(); }, "No area is degenerate.");
}

EditResult runSelectOneWay(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    std::vector<Slot> ways;
    m.forEachLive(kConnection, [&](Slot c) {
        if (isOneWay(m, c))
            ways.push_back(c);
    });
    constexpr std::string_view none = "All connections are two-way.";
    if (arguments.get(kConnections))
        return selectionOr(elements(kConnection, ways), none);
    std::vector<bool> ends(m.capacity(kArea));
    for (const Slot c : ways) {
        for (const Ref end : {m.get(connection::owner, c), m.get(connection::target, c)}) {
            if (end.isSlot())
                ends[end.slot()] = true;
        }
    }
    return areasThat(
        m, [&](Slot a) { return ends[a]; }, none);
}

std::string whyNotSelectLadders(const Model& m, Selection) {
    return m.count(kLadder) == 0 ? texts::format("The mesh has no ladders.") : "";
}

EditResult runSelectLadders(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    auto ladders = elements(kLadder, selected(m, selection, kLadder));
    if (ladders.empty())
        m.forEachLive(kLadder, [&](Slot l) { ladders.push_back({kLadder, l}); });
    std::vector<bool> ends(m.capacity(kArea));
    for (const Slot a : areasMeant(m, ladders))
        ends[a] = true;
    return areasThat(
        m, [&](Slot a) { return ends[a]; }, "No ladder leads to an area.");
}

EditResult runSelectLarger(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const double size = arguments.get(kSize);
    const auto test = [&](Slot a) {
        const auto patch = patchOf(m, a);
        return static_cast<double>(patch.east - patch.west) > size &&
               static_cast<double>(patch.south - patch.north) > size;
    };
    return areasThat(m, test, "No area is larger than this size.");
}

std::string whyNotSelectStairs(const Model& m, Selection) {
    const auto format = formatOf(m);
    if ((source::attributeMask(format) & kStairs) == 0)
        return texts::format("Version {} of the format does not mark stairs.", format.version);
    return whyNotMesh(m);
}

EditResult runSelectStairs(Transaction& tx, Selection /*selection*/, Arguments) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return (m.get(area::attributes, a) & kStairs) != 0; }, "No area is marked as stairs.");
}

std::string whyNotSelectBlocked(const Model& m, Selection) {
    if (!marksBlocked(m))
        return texts::format("Version {} of the format does not mark blocked areas.", formatOf(m).version);
    return whyNotMesh(m);
}

EditResult runSelectBlocked(Transaction& tx, Selection /*selection*/, Arguments) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return isBlockedAtStart(m, a); }, "No area is marked as blocked.");
}

} // namespace

std::vector<Edit> selectEdits() {
    return {
        {.id = "select_connected",
         .title = "Select Connected",
         .help = "Selects all areas connected with the selected ones",
         .section = "Select",
         .shortcut = "Ctrl+Shift+L",
         .whyDisabled = whyNotSelectFrom,
         .run = runSelectConnected},
        {.id = "select_not_connected",
         .title = "Select Unconnected",
         .help = "Selects all areas not connected with the selected ones",
         .section = "Select",
         .whyDisabled = whyNotSelectFrom,
         .run = runSelectNotConnected},
        {.id = "select_flag",
         .title = "Select by Attribute",
         .help = "Selects the areas with a flag, or with an attribute of the first selected area",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kFlag, "Flag", "Attributes and game flags", flagNames)},
         .whyDisabled = whyNotSelect,
         .propose = proposeSelectFlag,
         .run = runSelectFlag},
        {.id = "select_place",
         .title = "Select Same Place",
         .help = "Selects the areas with the place of a selected area, or with a selected place",
         .section = "Select",
         .shortcut = "Ctrl+L",
         .whyDisabled = whyNotSelectPlace,
         .run = runSelectPlace},
        {.id = "select_orphans",
         .title = "Select Isolated",
         .help = "Selects the areas without connections and ladders",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelect,
         .run = runSelectOrphans},
        {.id = "select_overlapping",
         .title = "Select Overlapping",
         .help = "Selects the areas that overlap another on the same floor, or that overlap the selected ones",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::SelectionOrDocument,
         .whyDisabled = whyNotSelect,
         .run = runSelectOverlapping},
        {.id = "select_stale",
         .title = "Select Out-of-Date Analysis",
         .help = "Selects the areas whose analysis no longer fits the mesh",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelect,
         .run = runSelectStale},
        {.id = "select_degenerate",
         .title = "Select Degenerate",
         .help = "Selects areas of zero size and inverted areas",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelect,
         .run = runSelectDegenerate},
        {.id = "select_one_way",
         .title = "Select One-Way",
         .help = "Selects one-way connections, or the areas that they connect",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kConnections, "Select", "What to select", {"areas", "connections"})},
         .whyDisabled = whyNotSelect,
         .run = runSelectOneWay},
        {.id = "select_ladder_areas",
         .title = "Select Areas of Ladders",
         .help = "Selects the areas at the ends of the selected ladders, or of all ladders",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::SelectionOrDocument,
         .whyDisabled = whyNotSelectLadders,
         .run = runSelectLadders},
        {.id = "select_larger",
         .title = "Select Larger",
         .help = "Selects the areas larger than a size in both directions",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {units(kSize, "Size", "Length of a side", 0, 200)},
         .whyDisabled = whyNotSelect,
         .run = runSelectLarger},
        {.id = "select_stairs",
         .title = "Select Stairs",
         .help = "Selects the areas that are marked as stairs",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelectStairs,
         .run = runSelectStairs},
        {.id = "select_blocked",
         .title = "Select Blocked",
         .help = "Selects the areas that nobody, or not every team, can enter when the round starts",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelectBlocked,
         .run = runSelectBlocked},
    };
}

} // namespace navsmith::systems::source_nav
