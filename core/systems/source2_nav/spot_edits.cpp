// Edits of hiding spots and ladders.
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::systems::source2_nav {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// In the order of the bits.
enum class SpotType : std::uint8_t { Cover, GoodSniper, IdealSniper, Exposed };
constexpr Argument<SpotType> kSpotType{"type"};

/// The corner of an area that is nearest to a place.
glm::vec3 nearestCorner(const Outline& shape, const glm::vec3& at) {
    return *std::ranges::min_element(shape, {}, [&](const glm::vec3& c) { return glm::distance(c, at); });
}

std::string whyNotSnap(const Model& m, Selection selection) {
    return selected(m, selection, kHidingSpot).empty() ? texts::format("Select hiding spots.") : "";
}

EditResult runSnap(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const Ref owner = m.get(hiding_spot::owner, s);
        const auto shape = owner.isSlot() ? shapeOf(m, owner.slot()) : std::nullopt;
        const auto at = pointOf(m, kSpotPlace, s);
        if (!shape)
            continue;
        if (const auto place = nearestCorner(*shape, at); place != at)
            setPoint(tx, kSpotPlace, s, place);
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The hiding spots are on corners of their areas."));
    return same(selection);
}

bool holdsSpots(const Model& m) {
    const Slot mesh = meshOf(m);
    return mesh != model::kNoSlot && m.get(file::customData, mesh) == static_cast<std::uint8_t>(CustomData::Understood);
}

bool joinsSpots(const Model& m, Element onto, Arguments) {
    return onto.type == kArea && m.isLive(onto);
}

EditResult placeSpot(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    if (!holdsSpots(m))
        return refused(texts::format("The file has no data of the game that could hold this."));
    if (click.onto.type != kArea || !m.isLive(click.onto))
        return refused(texts::format("Click on an area: a hiding spot stands on one of its corners."));
    const auto shape = shapeOf(m, click.onto.slot);
    if (!shape)
        return refused(texts::format("The area has corners that are nowhere."));
    const Slot s = tx.create(kHidingSpot);
    tx.set(hiding_spot::owner, s, Ref::to(click.onto.slot));
    tx.moveLast({kHidingSpot, s});
    setPoint(tx, kSpotPlace, s, nearestCorner(*shape, click.at));
    tx.set(hiding_spot::flags, s, std::uint32_t{1} << static_cast<unsigned>(arguments.get(kSpotType)));
    return Elements{{kHidingSpot, s}};
}

// Ladders ------------------------------------------------------------------------------------------------------------

bool listsLadder(const Model& m, model::ListField<Ref> field, Slot a, Slot l) {
    return std::ranges::any_of(m.list(field, a), [&](Ref ref) { return ref.pointsTo(l); });
}

/// Puts a ladder into the lists of the areas at its ends, and takes it out of all others.
void listOne(Transaction& tx, Slot l, model::ListField<Ref> field, std::span<const ladder::End> ends) {
    const auto& m = tx.model();
    m.forEachLive(kArea, [&](Slot a) {
        const bool isEnd = std::ranges::any_of(ends, [&](const auto& end) { return m.get(end.column, l).pointsTo(a); });
        if (isEnd == listsLadder(m, field, a, l))
            return;
        auto entries = m.listStore(field.type, field.list).entries(a);
        auto& refs = model::values<Ref>(entries[field.field]);
        if (isEnd)
            refs.push_back(Ref::to(l));
        else
            std::erase_if(refs, [&](Ref ref) { return ref.pointsTo(l); });
        tx.setList(field.type, field.list, a, entries);
    });
}

std::string whyNotListLadders(const Model& m, Selection selection) {
    return selected(m, selection, kLadder).empty() ? texts::format("Select ladders.") : "";
}

EditResult runListLadders(Transaction& tx, Selection selection, Arguments) {
    const std::span ends(ladder::ends);
    for (const Slot l : selected(tx.model(), selection, kLadder)) {
        listOne(tx, l, ladder_ref::above, ends.subspan(ladder::kFoot));
        listOne(tx, l, ladder_ref::below, ends.first(ladder::kTopEnds));
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The areas at the ends list the ladders already."));
    return same(selection);
}

} // namespace

std::vector<Edit> spotEdits() {
    return {
        {.id = "snap_spots",
         .title = "Hiding Spots to Corners",
         .help = "Moves the selected hiding spots to the nearest corners of their areas, where the game puts them",
         .section = "Hiding Spots",
         .whyDisabled = whyNotSnap,
         .run = runSnap},
        {.id = "list_ladders",
         .title = "List Ladders in Areas",
         .help = "Lists the selected ladders in the areas at their ends, and in no others",
         .section = "Ladders",
         .whyDisabled = whyNotListLadders,
         .run = runListLadders},
    };
}

std::vector<Builder> builders() {
    return {{.id = "hiding_spot",
             .title = "Place Hiding Spots",
             .help = "Click on areas: a hiding spot is put on the nearest corner of each",
             .shortcut = "S",
             .parameters = {choiceParameter(kSpotType, "Type", "What the spot is good for",
                                            {"in cover", "good sniper spot", "ideal sniper spot", "exposed"})},
             .joins = joinsSpots,
             .place = placeSpot}};
}

} // namespace navsmith::systems::source2_nav
