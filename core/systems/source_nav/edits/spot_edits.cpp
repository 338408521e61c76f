// Edits for hiding spots.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Argument<bool> kInCover{"in_cover"};
constexpr Argument<bool> kGoodSniperSpot{"good_sniper_spot"};
constexpr Argument<bool> kIdealSniperSpot{"ideal_sniper_spot"};
constexpr Argument<bool> kExposed{"exposed"};

struct SpotType {
    Argument<bool> argument;
    unsigned bit;
};
constexpr std::array kTypes{SpotType{kInCover, source::kInCover}, SpotType{kGoodSniperSpot, source::kGoodSniperSpot},
                            SpotType{kIdealSniperSpot, source::kIdealSniperSpot}, SpotType{kExposed, source::kExposed}};

std::vector<Parameter> typeParameters() {
    return {onOffParameter(kInCover, "In cover", "A corner with good cover", true),
            onOffParameter(kGoodSniperSpot, "Good sniper spot", "Has at least one decent line to snipe along", false),
            onOffParameter(kIdealSniperSpot, "Ideal sniper spot", "Overlooks a long distance or a large area", false),
            onOffParameter(kExposed, "Exposed", "Without cover. Not used by GoldSrc.", false)};
}

constexpr unsigned kTypeBits = 0x0F;

unsigned typeOf(Arguments arguments) {
    unsigned flags = 0;
    for (const auto& type : kTypes)
        flags |= arguments.get(type.argument) ? type.bit : 0U;
    return flags;
}

std::string whyNotSpots(const Model& m, Selection selection) {
    return holds(m, selection, kHidingSpot) ? "" : texts::format("Select hiding spots.");
}

std::string whyNotSpotKind(const Model& m, Selection selection) {
    if (!source::hasHidingSpotIds(formatOf(m)))
        return texts::format("Version 1 of the format does not store the type of a hiding spot.");
    return whyNotSpots(m, selection);
}

Proposal proposeSpotKind(const Model& m, Selection selection) {
    const auto spots = selected(m, selection, kHidingSpot);
    const unsigned flags = spots.empty() ? source::kInCover : m.get(hiding_spot::flags, spots.front());
    return {{kInCover, (flags & source::kInCover) != 0},
            {kGoodSniperSpot, (flags & source::kGoodSniperSpot) != 0},
            {kIdealSniperSpot, (flags & source::kIdealSniperSpot) != 0},
            {kExposed, (flags & source::kExposed) != 0}};
}

EditResult runSpotKind(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const unsigned types = typeOf(arguments);
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const unsigned others = m.get(hiding_spot::flags, s) & ~kTypeBits;
        tx.set(hiding_spot::flags, s, static_cast<std::uint8_t>(others | types));
    }
    return same(selection);
}

EditResult runSpotsToGround(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const auto at = pointOf(m, kSpotPlace, s);
        tx.set(hiding_spot::z, s, patchOf(m, m.get(hiding_spot::owner, s).slot()).heightAt(at.x, at.y));
    }
    return same(selection);
}

EditResult runSpotsToArea(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    bool hasArea = false;
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const Slot a = areaAround(m, pointOf(m, kSpotPlace, s));
        hasArea = hasArea || a != kNoSlot;
        if (a == kNoSlot || m.get(hiding_spot::owner, s).pointsTo(a))
            continue;
        tx.set(hiding_spot::owner, s, Ref::to(a));
        tx.moveLast({kHidingSpot, s});
    }
    if (!hasArea)
        return refused(texts::format("None of these spots is on an area."));
    return same(selection);
}

EditResult placeSpot(Transaction& tx, const Builder::Click& click, Arguments arguments) {
    const auto& m = tx.model();
    if (!isFinite(click.at))
        return refused(texts::format("Invalid position."));
    const bool onArea = click.onto.type == kArea && m.isLive(click.onto) &&
                        patchOf(m, click.onto.slot).contains(click.at.x, click.at.y);
    const Slot a = onArea ? click.onto.slot : areaAround(m, click.at);
    if (a == kNoSlot)
        return refused(texts::format("There is no area here. Hiding spots must be on an area."));
    const bool types = source::hasHidingSpotIds(formatOf(m, m.fileOf({kArea, a})));
    const Slot s = tx.create(kHidingSpot);
    tx.set(hiding_spot::owner, s, Ref::to(a));
    setPoint(tx, kSpotPlace, s, {click.at.x, click.at.y, patchOf(m, a).heightAt(click.at.x, click.at.y)});
    // Version 1 stores no types: every spot counts as cover (section 4).
    tx.set(hiding_spot::flags, s, types ? static_cast<std::uint8_t>(typeOf(arguments)) : source::kInCover);
    return Elements{{kHidingSpot, s}};
}

} // namespace

std::vector<Edit> spotEdits() {
    return {
        {.id = "set_spot_kind",
         .title = "Set Hiding Spot Type",
         .help = "Sets the type of the selected hiding spots",
         .section = "Hiding Spots",
         .parameters = typeParameters(),
         .whyDisabled = whyNotSpotKind,
         .propose = proposeSpotKind,
         .run = runSpotKind},
        {.id = "spots_to_ground",
         .title = "Drop Hiding Spots to Ground",
         .help = "Moves the selected hiding spots to the height of their area",
         .section = "Hiding Spots",
         .whyDisabled = whyNotSpots,
         .run = runSpotsToGround},
        {.id = "spots_to_area",
         .title = "Move Hiding Spots to Area Below",
         .help = "Assigns the selected hiding spots to the areas below them",
         .section = "Hiding Spots",
         .whyDisabled = whyNotSpots,
         .run = runSpotsToArea},
    };
}

Builder spotBuilder() {
    return {.id = "hiding_spot",
            .title = "Hiding Spot",
            .help = "Each click places a hiding spot on an area.",
            .shortcut = "S",
            .parameters = typeParameters(),
            .continues = continuesNothing,
            .joins = joinsArea,
            .place = placeSpot};
}

} // namespace navsmith::systems::source_nav
