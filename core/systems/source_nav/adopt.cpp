// Rows that came by paste or duplicate.
#include "core/systems/source_nav/verb_functions.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The text that rows are pasted from may have been changed by anybody.
bool isSound(const Model& m, Selection made) {
    const auto whole = [&](model::KindId kind, std::initializer_list<model::Column<Ref>> columns) {
        return std::ranges::all_of(made, [&](const model::Element& e) {
            return e.kind != kind ||
                   std::ranges::all_of(columns, [&](auto column) { return m.get(column, e.slot).isSlot(); });
        });
    };
    return whole(kConnection, {connection::owner, connection::target}) && whole(kHidingSpot, {hiding_spot::owner}) &&
           whole(kEncounterPath, {encounter_path::owner});
}

std::string whyNoRoom(const Model& m, Selection made) {
    const auto format = formatOf(m);
    const auto lacks = [&](model::KindId kind, bool stored, std::string_view what) {
        return !stored && holds(m, made, kind)
                   ? fmt::format("Version {} of the format stores no {}.", format.version, what)
                   : std::string();
    };
    for (auto reason : {lacks(kPlace, source::hasPlaces(format), "places"),
                        lacks(kFogPlace, source::hasFogPlaces(format), "fog places"),
                        lacks(kLadder, source::hasLadders(format), "ladders")}) {
        if (!reason.empty())
            return reason;
    }
    return {};
}

/// Ladders that an area was at the end of, and the copy of the area is not.
void dropForeignLadders(Transaction& tx, Slot a, model::ListField<Ref> field, bool (*leads)(const Model&, Slot, Slot)) {
    const auto& m = tx.model();
    auto entries = m.listStore(field.kind, field.list).entries(a);
    auto& refs = model::values<Ref>(entries[field.field]);
    const auto before = refs.size();
    refs.erase(std::remove_if(refs.begin(), refs.end(), [&](Ref r) { return !r.isSlot() || !leads(m, r.slot(), a); }),
               refs.end());
    if (refs.size() != before)
        tx.setList(field.kind, field.list, a, entries);
}

bool beginsAt(const Model& m, Slot l, Slot a) {
    return m.get(ladder::bottom, l).pointsTo(a);
}
bool endsAt(const Model& m, Slot l, Slot a) {
    return std::ranges::any_of(kTopEnds, [&](auto end) { return m.get(end, l).pointsTo(a); });
}

void adoptAreas(Transaction& tx, const std::vector<Slot>& areas) {
    const auto& m = tx.model();
    const Slot mesh = meshOf(m);
    const auto format = formatOf(m, mesh);
    for (const Slot a : areas) {
        tx.set(area::file, a, Ref::to(mesh));
        // Encounter paths of versions 1 and 2 name areas by numbers that nobody keeps.
        if (!source::hasEarlyParts(format))
            tx.set(area::legacy, a, std::string());
        // What the version has no room for is knowledge that the game works out anew.
        const auto& spec = m.schema().kind(kArea);
        for (model::ListId list = 0; list < spec.listCount(); ++list) {
            const auto present = spec.lists[list].present;
            if (present != nullptr && !present(m, mesh) && m.listRange(kArea, list, a).count != 0)
                tx.setList(kArea, list, a, model::makeEntries(spec.lists[list]));
        }
        dropForeignLadders(tx, a, ladder_ref::up, beginsAt);
        dropForeignLadders(tx, a, ladder_ref::down, endsAt);
    }
}

} // namespace

VerbResult adopt(Transaction& tx, Selection made) {
    const auto& m = tx.model();
    if (!isSound(m, made))
        return refused("The copied text is damaged: something in it belongs to no area.");
    if (auto reason = whyNoRoom(m, made); !reason.empty())
        return refused(std::move(reason));
    const Slot mesh = meshOf(m);
    // Names first, so that each sees those before it.
    for (const Slot row : chosen(m, made, kPlace)) {
        tx.set(place::file, row, Ref::to(mesh));
        const auto& name = m.get(place::name, row);
        bool taken = false;
        m.forEachLive(kPlace,
                      [&](Slot other) { taken = taken || (other != row && m.get(place::name, other) == name); });
        if (taken)
            tx.set(place::name, row, freePlaceName(m, std::string(name)));
    }
    for (const Slot row : chosen(m, made, kFogPlace))
        tx.set(fog_place::file, row, Ref::to(mesh));
    for (const Slot l : chosen(m, made, kLadder))
        tx.set(ladder::file, l, Ref::to(mesh));
    adoptAreas(tx, chosen(m, made, kArea));
    for (const Slot l : chosen(m, made, kLadder))
        listLadder(tx, l);
    // What one sees: areas with their ladders; parts only where they came alone.
    Elements heads;
    Elements parts;
    for (const auto& e : made)
        (e.kind == kArea || e.kind == kLadder || e.kind == kPlace || e.kind == kFogPlace ? heads : parts).push_back(e);
    return heads.empty() ? parts : heads;
}

} // namespace navsmith::systems::source_nav
