#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/invariants.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The clipboard text is not trusted.
bool isSound(const Model& m, Selection pasted) {
    const auto whole = [&](model::ElementTypeId type, std::initializer_list<model::Column<Ref>> columns) {
        return std::ranges::all_of(selected(m, pasted, type), [&](Slot row) {
            return std::ranges::all_of(columns, [&](auto column) { return m.get(column, row).isSlot(); });
        });
    };
    return whole(kConnection, {connection::owner, connection::target}) && whole(kHidingSpot, {hiding_spot::owner}) &&
           whole(kCorner, {corner::owner});
}

/// Corners get their places from the table, or stand on it, as the version of this mesh wants it.
void placeCorners(Transaction& tx, const std::vector<Slot>& corners) {
    const auto& m = tx.model();
    const bool shared = source2::hasCornerTable(versionOf(m));
    const Slot mesh = meshOf(m);
    for (const Slot c : corners) {
        const Ref on = m.get(corner::point, c);
        if (shared == on.isSlot())
            continue;
        const auto place = placeOf(m, c);
        if (!shared && place) {
            setPoint(tx, kCornerPlace, c, *place);
            tx.set(corner::point, c, Ref::none());
        } else if (shared) {
            const Slot p = tx.create(kPoint);
            tx.set(point::file, p, Ref::to(mesh));
            setPoint(tx, kPointPlace, p, pointOf(m, kCornerPlace, c));
            tx.set(corner::point, c, Ref::to(p));
        }
    }
}

} // namespace

EditResult attachPasted(Transaction& tx, std::span<const model::Element> pasted) {
    const auto& m = tx.model();
    const Slot mesh = meshOf(m);
    const auto areas = selected(m, pasted, kArea);
    if (mesh == model::kNoSlot || !isSound(m, pasted))
        return refused(texts::format("The copied elements are damaged."));
    if (!areas.empty()) {
        if (auto reason = whyFixedAreas(m); !reason.empty())
            return refused(std::move(reason));
    }
    for (const auto type : {kHull, kBounds, kMovableMesh}) {
        if (hasType(pasted, type))
            return refused(texts::format("{} cannot be added or deleted.", m.schema().type(type).plural));
    }
    const auto version = versionOf(m);
    const auto spots = selected(m, pasted, kHidingSpot);
    Elements gone;
    if (m.get(file::customData, mesh) != static_cast<std::uint8_t>(CustomData::Understood)) {
        if (areas.empty() && !spots.empty())
            return refused(texts::format("The file has no data of the game that could hold this."));
        gone = elements(kHidingSpot, spots);
        for (const Slot a : areas) {
            tx.setList(kArea, area::kApproaches, a,
                       model::makeEntries(m.schema().type(kArea).lists[area::kApproaches]));
            tx.set(area::occupyFirst, a, source2::kLatestOccupyTime);
            tx.set(area::occupySecond, a, source2::kLatestOccupyTime);
        }
    }
    for (const Slot a : areas) {
        tx.set(area::file, a, Ref::to(mesh));
        tx.set(area::entry, a, std::uint32_t{0});
        tx.set(area::movableMesh, a, source2::kNoMovableMesh);
        tx.moveLast({kArea, a});
    }
    for (const Slot p : selected(m, pasted, kPoint)) {
        tx.set(point::file, p, Ref::to(mesh));
        tx.moveLast({kPoint, p});
    }
    for (const Slot l : selected(m, pasted, kLadder)) {
        tx.set(ladder::file, l, Ref::to(mesh));
        tx.moveLast({kLadder, l});
        if (!source2::hasBottomSides(version)) {
            for (const auto& end : std::span(ladder::ends).subspan(ladder::kFoot + 1))
                tx.set(end.column, l, Ref::none());
        }
    }
    const auto corners = selected(m, pasted, kCorner);
    placeCorners(tx, corners);
    if (!source2::hasCornerTable(version)) {
        for (const Slot p : selected(m, pasted, kPoint))
            gone.push_back({kPoint, p});
    }
    tx.erase(gone);
    Elements whole;
    for (const auto& e : pasted) {
        if (m.isLive(e) && e.type != kCorner && e.type != kPoint)
            whole.push_back(e);
    }
    return whole;
}

} // namespace navsmith::systems::source2_nav
