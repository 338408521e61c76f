#include "core/model/wording.h"
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The clipboard text is not trusted.
bool isSound(const Model& m, Selection pasted) {
    const auto whole = [&](model::ElementTypeId type, std::initializer_list<model::Column<Ref>> columns) {
        return std::ranges::all_of(pasted, [&](const model::Element& e) {
            return e.type != type ||
                   std::ranges::all_of(columns, [&](auto column) { return m.get(column, e.slot).isSlot(); });
        });
    };
    return whole(kConnection, {connection::owner, connection::target}) && whole(kHidingSpot, {hiding_spot::owner}) &&
           whole(kEncounterPath, {encounter_path::owner});
}

std::string whyNoRoom(const Model& m, Selection pasted) {
    const auto format = formatOf(m);
    const auto lacks = [&](model::ElementTypeId type, bool stored, std::string_view what) {
        return !stored && holds(m, pasted, type)
                   ? texts::format("Version {} of the format does not store {}.", format.version, what)
                   : std::string();
    };
    const bool alone = !holds(m, pasted, kArea); // names that came with areas can be dropped
    for (auto reason : {lacks(kPlace, !alone || source::hasPlaces(format), "places"),
                        lacks(kFogPlace, !alone || source::hasFogPlaces(format), "fog places"),
                        lacks(kLadder, source::hasLadders(format), "ladders")}) {
        if (!reason.empty())
            return reason;
    }
    return {};
}

/// Drops ladders from an area's list that do not end at the copied area.
void dropForeignLadders(Transaction& tx, Slot a, model::ListField<Ref> field, bool (*leads)(const Model&, Slot, Slot)) {
    const auto& m = tx.model();
    auto entries = m.listStore(field.type, field.list).entries(a);
    auto& refs = model::values<Ref>(entries[field.field]);
    const auto before = refs.size();
    refs.erase(std::remove_if(refs.begin(), refs.end(), [&](Ref r) { return !r.isSlot() || !leads(m, r.slot(), a); }),
               refs.end());
    if (refs.size() != before)
        tx.setList(field.type, field.list, a, entries);
}

bool beginsAt(const Model& m, Slot l, Slot a) {
    return m.get(ladder::bottom, l).pointsTo(a);
}
bool endsAt(const Model& m, Slot l, Slot a) {
    return std::ranges::any_of(kTopEnds, [&](auto end) { return m.get(end, l).pointsTo(a); });
}

/// Places, or fog places. Those that came with areas are merged with existing ones of the same name. Those pasted alone
/// are new, renamed if their name is taken.
template <typename Columns>
void adoptNames(Transaction& tx, Selection pasted, model::ElementTypeId type, model::Column<Ref> ofArea, bool stored) {
    const auto& m = tx.model();
    const auto rows = selected(m, pasted, type);
    const auto areas = selected(m, pasted, kArea);
    const Slot mesh = meshOf(m);
    Elements gone;
    for (const Slot row : rows) {
        tx.set(Columns::file, row, Ref::to(mesh));
        const auto& name = m.get(Columns::name, row);
        Slot same = model::kNoSlot;
        m.forEachLive(type, [&](Slot other) {
            if (same == model::kNoSlot && other != row && m.get(Columns::name, other) == name)
                same = other;
        });
        if (!areas.empty() && (!stored || same != model::kNoSlot)) {
            for (const Slot a : areas) {
                if (m.get(ofArea, a).pointsTo(row))
                    tx.set(ofArea, a, stored ? Ref::to(same) : Ref::none());
            }
            gone.push_back({type, row});
        } else if (same != model::kNoSlot && type == kPlace) {
            tx.set(Columns::name, row, freePlaceName(m, std::string(name)));
        }
    }
    tx.erase(gone);
    if (!stored && !gone.empty())
        tx.note(texts::format("Place names were dropped: this version of the format does not store them."));
}

/// Drops what the version does not store: attribute bits that are too high, flags of the game, and entries for areas
/// that are not visible without an inherited list to override.
void trimArea(Transaction& tx, Slot a, const source::NavFormat& format, std::size_t& trimmed) {
    const auto& m = tx.model();
    const auto attributes = m.get(area::attributes, a);
    if (const auto validAttributes = attributes & source::attributeMask(format); validAttributes != attributes) {
        tx.set(area::attributes, a, validAttributes);
        ++trimmed;
    }
    if (!source::hasGameFlags(format) && m.get(area::gameFlags, a) != 0)
        tx.set(area::gameFlags, a, std::uint32_t{0});
    if (m.get(area::inheritsFrom, a).isSlot())
        return;
    const auto own = m.listStore(kArea, area::kVisible).entries(a);
    const auto& how = model::values<std::uint8_t>(own[visible::visibility.field]);
    if (std::ranges::find(how, std::uint8_t{0}) == how.end())
        return;
    auto list = model::makeEntries(m.schema().type(kArea).lists[area::kVisible]);
    for (std::size_t i = 0; i < how.size(); ++i) {
        if (how[i] != 0)
            model::appendEntries(list, own, i, 1);
    }
    tx.setList(kArea, area::kVisible, a, list);
}

void adoptAreas(Transaction& tx, const std::vector<Slot>& areas) {
    const auto& m = tx.model();
    std::size_t trimmed = 0;
    const Slot mesh = meshOf(m);
    const auto format = formatOf(m, mesh);
    for (const Slot a : areas) {
        tx.set(area::file, a, Ref::to(mesh));
        // Encounter paths of versions 1 and 2 refer to areas by unknown numbers.
        if (!source::hasEarlyParts(format))
            tx.set(area::legacy, a, std::string());
        // Drop lists that the version does not store; the game computes them anew.
        const auto& spec = m.schema().type(kArea);
        for (model::ListId list = 0; list < spec.listCount(); ++list) {
            const auto present = spec.lists[list].present;
            if (present != nullptr && !present(m, mesh) && m.listRange(kArea, list, a).count != 0)
                tx.setList(kArea, list, a, model::makeEntries(spec.lists[list]));
        }
        dropForeignLadders(tx, a, ladder_ref::up, beginsAt);
        dropForeignLadders(tx, a, ladder_ref::down, endsAt);
        trimArea(tx, a, format, trimmed);
    }
    if (trimmed != 0)
        tx.note(texts::format("{} lost attributes that this version of the format does not store.",
                              model::counted(trimmed, "area")));
    if (!areas.empty())
        tellNotAnalysed(tx);
}

} // namespace

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    if (!isSound(m, pasted))
        return refused(texts::format("The copied text is damaged: an element in it has no area."));
    if (auto reason = whyNoRoom(m, pasted); !reason.empty())
        return refused(std::move(reason));
    const Slot mesh = meshOf(m);
    // Names first, one after the other, so that each is compared with those before it.
    adoptNames<place>(tx, pasted, kPlace, area::place, source::hasPlaces(formatOf(m)));
    adoptNames<fog_place>(tx, pasted, kFogPlace, area::fogPlace, source::hasFogPlaces(formatOf(m)));
    for (const Slot l : selected(m, pasted, kLadder))
        tx.set(ladder::file, l, Ref::to(mesh));
    adoptAreas(tx, selected(m, pasted, kArea));
    for (const Slot l : selected(m, pasted, kLadder))
        listLadder(tx, l);
    // Select what is visible: areas and ladders; other types only if they were pasted alone.
    Elements heads;
    Elements parts;
    const bool areas = holds(m, pasted, kArea);
    for (const auto& e : pasted) {
        const bool name = e.type == kPlace || e.type == kFogPlace;
        if (m.isLive(e))
            (e.type == kArea || e.type == kLadder || (name && !areas) ? heads : parts).push_back(e);
    }
    return heads.empty() ? parts : heads;
}

} // namespace navsmith::systems::source_nav
