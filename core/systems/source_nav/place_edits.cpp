// Places: the names that bots call areas by.
#include "core/systems/source_nav/edit_functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <set>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::string_view kNoPlaces = "The mesh has no places yet: make one with New place.";

std::string whyNotStored(const Model& m) {
    const auto format = formatOf(m);
    return source::hasPlaces(format) ? "" : fmt::format("Version {} of the format stores no places.", format.version);
}

std::string whyNoPlaces(const Model& m) {
    if (auto reason = whyNotStored(m); !reason.empty())
        return reason;
    return m.count(kPlace) == 0 ? std::string(kNoPlaces) : "";
}

/// By the choice among placeNames(); none for what is no choice.
std::optional<Slot> placeAt(const Model& m, double choice) {
    const auto places = m.order(kPlace).all();
    if (!(choice >= 0) || choice >= static_cast<double>(places.size()))
        return std::nullopt;
    return places[static_cast<std::size_t>(choice)];
}

/// By the choice among optionalPlaceNames().
std::optional<Ref> optionalPlaceAt(const Model& m, double choice) {
    if (choice == 0)
        return Ref::none();
    const auto row = placeAt(m, choice - 1);
    return row ? std::optional(Ref::to(*row)) : std::nullopt;
}

/// An area's place as it counts: an index above the number of places is none (section 2).
Ref placeOf(const Model& m, Slot a) {
    const Ref ref = m.get(area::place, a);
    return ref.isSlot() ? ref : Ref::none();
}

EditResult give(Transaction& tx, Selection selection, Ref to) {
    for (const Slot a : selected(tx.model(), selection, kArea))
        tx.set(area::place, a, to);
    return same(selection);
}

} // namespace

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

std::string freePlaceName(const Model& m, const std::string& stem) {
    std::set<std::string> taken;
    m.forEachLive(kPlace, [&](Slot row) { taken.insert(m.get(place::name, row)); });
    for (unsigned number = 1;; ++number) {
        if (auto name = fmt::format("{}{}", stem, number); !taken.contains(name))
            return name;
    }
}

std::string whyNotNewPlace(const Model& m, Selection) {
    return whyNotStored(m);
}

EditResult runNewPlace(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotNewPlace(m, selection); !reason.empty())
        return refused(std::move(reason));
    auto name = freePlaceName(m, "Place");
    const Slot row = tx.create(kPlace);
    tx.set(place::file, row, Ref::to(meshOf(m)));
    tx.set(place::name, row, std::move(name));
    return Elements{{kPlace, row}};
}

std::string whyNotSetPlace(const Model& m, Selection selection) {
    if (auto reason = whyNoPlaces(m); !reason.empty())
        return reason;
    return holds(m, selection, kArea) ? "" : "Choose areas.";
}

std::vector<double> proposeSetPlace(const Model& m, Selection selection) {
    for (const Slot a : selected(m, selection, kArea)) {
        if (const Ref ref = placeOf(m, a); ref.isSlot())
            return {static_cast<double>(m.order(kPlace).position(ref.slot()))};
    }
    return {0};
}

EditResult runSetPlace(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotSetPlace(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto to = placeAt(m, values[0]);
    return to ? give(tx, selection, Ref::to(*to)) : refused("Choose a place.");
}

std::string whyNotClearPlace(const Model& m, Selection selection) {
    if (auto reason = whyNotStored(m); !reason.empty())
        return reason;
    for (const auto& e : selection) {
        if (e.type == kArea && m.isLive(e) && !m.get(area::place, e.slot).isNone())
            return {};
    }
    return "Choose areas that have a place.";
}

EditResult runClearPlace(Transaction& tx, Selection selection, Values) {
    if (auto reason = whyNotClearPlace(tx.model(), selection); !reason.empty())
        return refused(std::move(reason));
    return give(tx, selection, Ref::none());
}

EditResult runFloodPlace(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotSetPlace(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto to = placeAt(m, values[0]);
    if (!to)
        return refused("Choose a place.");
    std::vector<bool> seen(m.capacity(kArea));
    std::vector<Slot> reached;
    // Each spreads over what had the place that its own beginning had.
    std::deque<std::pair<Slot, Ref>> waiting;
    const auto reach = [&](Slot a, Ref old) {
        if (seen[a] || placeOf(m, a) != old)
            return;
        seen[a] = true;
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

std::vector<double> proposeReplacePlace(const Model& m, Selection selection) {
    const auto places = selected(m, selection, kPlace);
    if (!places.empty())
        return {m.order(kPlace).position(places.front()) + 1.0, 0};
    return {holds(m, selection, kArea) ? proposeSetPlace(m, selection)[0] + 1 : 0, 0};
}

EditResult runReplacePlace(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotReplacePlace(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto from = optionalPlaceAt(m, values[0]);
    const auto to = optionalPlaceAt(m, values[1]);
    if (!from || !to)
        return refused("Choose a place.");
    std::vector<Slot> areas;
    m.forEachLive(kArea, [&](Slot a) {
        if (placeOf(m, a) == *from)
            areas.push_back(a);
    });
    if (areas.empty())
        return refused("No area has this place.");
    for (const Slot a : areas)
        tx.set(area::place, a, *to);
    return elements(kArea, areas);
}

std::string whyNotRemovePlaces(const Model& m, Selection) {
    return whyNoPlaces(m);
}

EditResult runRemovePlaces(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotRemovePlaces(m, selection); !reason.empty())
        return refused(std::move(reason));
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
        return refused("Every place is some area's.");
    tx.erase(elements(kPlace, unused));
    Elements left;
    for (const auto& e : selection) {
        if (m.isLive(e))
            left.push_back(e);
    }
    return left;
}

} // namespace navsmith::systems::source_nav
