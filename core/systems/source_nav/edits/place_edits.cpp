// Edits for places, the names that bots use for areas.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <deque>
#include <limits>
#include <map>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<Choice> kPlaceArgument{"place"}; ///< index into placeNames()
constexpr Argument<Choice> kOldPlace{"from"};       ///< index into optionalPlaceNames()
constexpr Argument<Choice> kNewPlace{"to"};

constexpr std::string_view kNoPlaces = texts::mark("The mesh has no places yet. Add one with New Place.");

std::string whyNotStored(const Model& m) {
    const auto format = formatOf(m);
    return source::hasPlaces(format) ? ""
                                     : texts::format("Version {} of the format does not store places.", format.version);
}

std::string whyNoPlaces(const Model& m) {
    if (auto reason = whyNotStored(m); !reason.empty())
        return reason;
    return m.count(kPlace) == 0 ? std::string(texts::translated({kNoPlaces})) : "";
}

/// The place for an index into placeNames(); none without a choice.
std::optional<Slot> placeAt(const Model& m, Choice choice) {
    const auto places = m.order(kPlace).all();
    return choice && *choice < places.size() ? std::optional(places[*choice]) : std::nullopt;
}

/// The place for an index into optionalPlaceNames().
std::optional<Ref> optionalPlaceAt(const Model& m, Choice choice) {
    if (choice == 0)
        return Ref::none();
    const auto row = choice ? placeAt(m, *choice - 1) : std::nullopt;
    return row ? std::optional(Ref::to(*row)) : std::nullopt;
}

/// The effective place of an area: an index above the number of places counts as none (section 2).
Ref placeOf(const Model& m, Slot a) {
    const Ref ref = m.get(area::place, a);
    return ref.isSlot() ? ref : Ref::none();
}

EditResult give(Transaction& tx, Selection selection, Ref to) {
    for (const Slot a : selected(tx.model(), selection, kArea))
        tx.set(area::place, a, to);
    return same(selection);
}

std::vector<std::string> placeNames(const Model& m) {
    std::vector<std::string> names;
    for (const Slot row : m.order(kPlace).all())
        names.push_back(m.get(place::name, row));
    return names;
}

std::vector<std::string> optionalPlaceNames(const Model& m) {
    auto names = placeNames(m);
    names.insert(names.begin(), "(none)");
    return names;
}

std::string whyNotNewPlace(const Model& m, Selection) {
    return whyNotStored(m);
}

EditResult runNewPlace(Transaction& tx, Selection /*selection*/, Arguments) {
    const auto& m = tx.model();
    auto name = freePlaceName(m, "Place");
    const Slot row = tx.create(kPlace);
    tx.set(place::file, row, Ref::to(meshOf(m)));
    tx.set(place::name, row, std::move(name));
    return Elements{{kPlace, row}};
}

std::string whyNotSetPlace(const Model& m, Selection selection) {
    if (auto reason = whyNoPlaces(m); !reason.empty())
        return reason;
    return holds(m, selection, kArea) ? "" : texts::format("Select areas.");
}

/// The first place found in the selection.
std::optional<Slot> placeOfSelection(const Model& m, Selection selection) {
    for (const Slot a : selected(m, selection, kArea)) {
        if (const Ref ref = placeOf(m, a); ref.isSlot())
            return ref.slot();
    }
    return std::nullopt;
}

/// The place that most areas to which ways lead have; without any, that of the nearest area.
std::optional<Slot> placeAround(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    std::map<Slot, std::size_t> counts;
    for (const Slot a : areas) {
        for (const Slot next : waysFrom(m, a)) {
            if (const Ref ref = placeOf(m, next); ref.isSlot())
                ++counts[ref.slot()];
        }
    }
    if (!counts.empty())
        return std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; })->first;
    if (areas.empty())
        return std::nullopt;
    const auto at = patchOf(m, areas.front()).middle();
    std::optional<Slot> nearest;
    float best = std::numeric_limits<float>::max();
    m.forEachLive(kArea, [&](Slot a) {
        const Ref ref = placeOf(m, a);
        if (const float away = glm::distance(patchOf(m, a).middle(), at); ref.isSlot() && away < best) {
            best = away;
            nearest = ref.slot();
        }
    });
    return nearest;
}

Proposal proposeSetPlace(const Model& m, Selection selection) {
    auto place = placeOfSelection(m, selection);
    if (!place)
        place = placeAround(m, selection);
    return {{kPlaceArgument, place ? m.order(kPlace).position(*place) : std::size_t{0}}};
}

EditResult runSetPlace(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto to = placeAt(m, arguments.get(kPlaceArgument));
    return to ? give(tx, selection, Ref::to(*to)) : refused(texts::format("Select a place."));
}

std::string whyNotClearPlace(const Model& m, Selection selection) {
    if (auto reason = whyNotStored(m); !reason.empty())
        return reason;
    for (const auto& e : selection) {
        if (e.type == kArea && m.isLive(e) && !m.get(area::place, e.slot).isNone())
            return {};
    }
    return texts::format("Select areas that have a place.");
}

EditResult runClearPlace(Transaction& tx, Selection selection, Arguments) {
    return give(tx, selection, Ref::none());
}

EditResult runFloodPlace(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto to = placeAt(m, arguments.get(kPlaceArgument));
    if (!to)
        return refused(texts::format("Select a place."));
    std::vector<bool> visited(m.capacity(kArea));
    std::vector<Slot> reached;
    // Each start area spreads its place over areas that had the same place before.
    std::deque<std::pair<Slot, Ref>> waiting;
    const auto reach = [&](Slot a, Ref old) {
        if (visited[a] || placeOf(m, a) != old)
            return;
        visited[a] = true;
        reached.push_back(a);
        waiting.emplace_back(a, old);
    };
    for (const Slot a : selected(m, selection, kArea))
        reach(a, placeOf(m, a));
    while (!waiting.empty()) {
        const auto [a, old] = waiting.front();
        waiting.pop_front();
        for (const Slot next : waysFrom(m, a))
            reach(next, old);
    }
    for (const Slot a : reached)
        tx.set(area::place, a, Ref::to(*to));
    return elements(kArea, reached);
}

std::string whyNotReplacePlace(const Model& m, Selection) {
    return whyNoPlaces(m);
}

Proposal proposeReplacePlace(const Model& m, Selection selection) {
    const auto places = selected(m, selection, kPlace);
    if (!places.empty())
        return {{kOldPlace, m.order(kPlace).position(places.front()) + std::size_t{1}}};
    const auto place = placeOfSelection(m, selection);
    return {{kOldPlace, place ? m.order(kPlace).position(*place) + std::size_t{1} : std::size_t{0}}};
}

EditResult runReplacePlace(Transaction& tx, Selection /*selection*/, Arguments arguments) {
    const auto& m = tx.model();
    const auto from = optionalPlaceAt(m, arguments.get(kOldPlace));
    const auto to = optionalPlaceAt(m, arguments.get(kNewPlace));
    if (!from || !to)
        return refused(texts::format("Select a place."));
    std::vector<Slot> areas;
    m.forEachLive(kArea, [&](Slot a) {
        if (placeOf(m, a) == *from)
            areas.push_back(a);
    });
    if (areas.empty())
        return nothingToDo(texts::format("No area has this place."));
    for (const Slot a : areas)
        tx.set(area::place, a, *to);
    return elements(kArea, areas);
}

std::string whyNotRemovePlaces(const Model& m, Selection) {
    return whyNoPlaces(m);
}

EditResult runRemovePlaces(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<bool> used(m.capacity(kPlace));
    m.forEachLive(kArea, [&](Slot a) {
        if (const Ref ref = m.get(area::place, a); ref.isSlot())
            used[ref.slot()] = true;
    });
    std::vector<Slot> unused;
    m.forEachLive(kPlace, [&](Slot row) {
        if (!used[row])
            unused.push_back(row);
    });
    if (unused.empty())
        return nothingToDo(texts::format("Every place is in use."));
    tx.erase(elements(kPlace, unused));
    return stillLive(m, selection);
}

} // namespace

std::vector<Edit> placeEdits() {
    return {
        {.id = "new_place",
         .title = "New Place",
         .help = "Adds a name to the list of places. Rename it in the properties panel.",
         .section = "Places",
         .scope = EditScope::Document,
         .whyDisabled = whyNotNewPlace,
         .run = runNewPlace},
        {.id = "set_place",
         .title = "Set Place",
         .help = "Sets the place of the selected areas",
         .section = "Places",
         .shortcut = "Shift+P",
         .parameters = {choiceParameter(kPlaceArgument, "Place", "Name that bots use for the areas", placeNames)},
         .whyDisabled = whyNotSetPlace,
         .propose = proposeSetPlace,
         .run = runSetPlace},
        {.id = "clear_place",
         .title = "Clear Place",
         .help = "Removes the place of the selected areas",
         .section = "Places",
         .whyDisabled = whyNotClearPlace,
         .run = runClearPlace},
        {.id = "flood_place",
         .title = "Spread Place",
         .help = "Sets the place of the selected areas, and of all areas with the same old place that are connected "
                 "with them",
         .section = "Places",
         .parameters = {choiceParameter(kPlaceArgument, "Place", "Name that bots use for the areas", placeNames)},
         .whyDisabled = whyNotSetPlace,
         .propose = proposeSetPlace,
         .run = runFloodPlace},
        {.id = "replace_place",
         .title = "Replace Place",
         .help = "Replaces a place with another in all areas",
         .section = "Places",
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kOldPlace, "Replace", "Current place of the areas", optionalPlaceNames),
                        choiceParameter(kNewPlace, "With", "New place of the areas", optionalPlaceNames)},
         .whyDisabled = whyNotReplacePlace,
         .propose = proposeReplacePlace,
         .run = runReplacePlace},
        {.id = "remove_unused_places",
         .title = "Delete Unused Places",
         .help = "Deletes places without areas",
         .section = "Places",
         .scope = EditScope::Document,
         .whyDisabled = whyNotRemovePlaces,
         .run = runRemovePlaces},
    };
}

} // namespace navsmith::systems::source_nav
