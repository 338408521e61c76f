// Hiding spots.
#include "core/systems/source_nav/edit_functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// In the order of the parameters.
constexpr std::array kTypes{source::kInCover, source::kGoodSniperSpot, source::kIdealSniperSpot, source::kExposed};
constexpr unsigned kTypeBits = 0x0F;

unsigned typeOf(Values values) {
    unsigned flags = 0;
    for (std::size_t i = 0; i < kTypes.size(); ++i)
        flags |= values[i] != 0 ? kTypes[i] : 0U;
    return flags;
}

glm::vec3 placeOf(const Model& m, Slot spot) {
    return {m.get(hiding_spot::x, spot), m.get(hiding_spot::y, spot), m.get(hiding_spot::z, spot)};
}

std::string whyNoSpots(const Model& m, Selection selection) {
    return holds(m, selection, kHidingSpot) ? "" : "Choose hiding spots.";
}

} // namespace

std::string whyNotSpotKind(const Model& m, Selection selection) {
    if (!source::hasHidingSpotIds(formatOf(m)))
        return "Version 1 does not store what kind of spot it is.";
    return whyNoSpots(m, selection);
}

std::vector<double> proposeSpotKind(const Model& m, Selection selection) {
    const auto spots = selected(m, selection, kHidingSpot);
    const unsigned flags = spots.empty() ? source::kInCover : m.get(hiding_spot::flags, spots.front());
    std::vector<double> values;
    values.reserve(kTypes.size());
    for (const auto type : kTypes)
        values.push_back((flags & type) != 0 ? 1 : 0);
    return values;
}

EditResult runSpotKind(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotSpotKind(m, selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const unsigned others = m.get(hiding_spot::flags, s) & ~kTypeBits;
        tx.set(hiding_spot::flags, s, static_cast<std::uint8_t>(others | typeOf(values)));
    }
    return same(selection);
}

std::string whyNotSpots(const Model& m, Selection selection) {
    return whyNoSpots(m, selection);
}

EditResult runSpotsToGround(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNoSpots(m, selection); !reason.empty())
        return refused(std::move(reason));
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const auto at = placeOf(m, s);
        tx.set(hiding_spot::z, s, patchOf(m, m.get(hiding_spot::owner, s).slot()).heightAt(at.x, at.y));
    }
    return same(selection);
}

EditResult runSpotsToArea(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNoSpots(m, selection); !reason.empty())
        return refused(std::move(reason));
    bool found = false;
    for (const Slot s : selected(m, selection, kHidingSpot)) {
        const Slot a = areaAround(m, placeOf(m, s));
        found = found || a != kNoSlot;
        if (a == kNoSlot || m.get(hiding_spot::owner, s).pointsTo(a))
            continue;
        tx.set(hiding_spot::owner, s, Ref::to(a));
        tx.moveLast({kHidingSpot, s});
    }
    if (!found)
        return refused("None of these stands on an area.");
    return same(selection);
}

bool continuesSpot(const Model&, Element, Values) {
    return false; // each click is for a spot of its own
}

bool joinsSpot(const Model&, Element onto, Values) {
    return onto.type == kArea;
}

EditResult placeSpot(Transaction& tx, const Builder::Click& click, Values values) {
    const auto& m = tx.model();
    if (!std::isfinite(click.at.x) || !std::isfinite(click.at.y) || !std::isfinite(click.at.z))
        return refused("There is no such place.");
    const bool onArea = click.onto.type == kArea && m.isLive(click.onto) &&
                        patchOf(m, click.onto.slot).contains(click.at.x, click.at.y);
    const Slot a = onArea ? click.onto.slot : areaAround(m, click.at);
    if (a == kNoSlot)
        return refused("There is no area here: a hiding spot stands on one.");
    const bool types = source::hasHidingSpotIds(formatOf(m, m.fileOf({kArea, a})));
    const Slot s = tx.create(kHidingSpot);
    tx.set(hiding_spot::owner, s, Ref::to(a));
    tx.set(hiding_spot::x, s, click.at.x);
    tx.set(hiding_spot::y, s, click.at.y);
    tx.set(hiding_spot::z, s, patchOf(m, a).heightAt(click.at.x, click.at.y));
    // Version 1 stores none: every spot counts as cover (section 4).
    tx.set(hiding_spot::flags, s, types ? static_cast<std::uint8_t>(typeOf(values)) : source::kInCover);
    return Elements{{kHidingSpot, s}};
}

} // namespace navsmith::systems::source_nav
