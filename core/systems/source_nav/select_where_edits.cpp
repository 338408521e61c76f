// Edits that select areas by where they lie, and by what they are.
#include "core/systems/source_nav/edit_functions.h"
#include "core/systems/source_nav/select_areas.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::uint32_t kJump = 0x2; ///< docs/formats/source-nav.md, section 7

/// Lowest and highest corner.
struct Box {
    glm::vec3 low;
    glm::vec3 high;
};
Box boxOf(const Patch& patch) {
    const auto corners = patch.corners();
    Box box{corners[0], corners[0]};
    for (const auto& c : corners) {
        box.low = glm::min(box.low, c);
        box.high = glm::max(box.high, c);
    }
    return box;
}

/// Where an element is, of those that have a place of their own.
std::optional<glm::vec3> placeOf(const Model& m, Element e) {
    if (e.type == kArea)
        return patchOf(m, e.slot).middle();
    if (e.type == kHidingSpot)
        return glm::vec3(m.get(hiding_spot::x, e.slot), m.get(hiding_spot::y, e.slot), m.get(hiding_spot::z, e.slot));
    if (e.type == kLadder)
        return glm::vec3(m.get(ladder::bottomX, e.slot), m.get(ladder::bottomY, e.slot),
                         m.get(ladder::bottomZ, e.slot));
    const auto of = e.type == kConnection      ? m.get(connection::owner, e.slot)
                    : e.type == kEncounterPath ? m.get(encounter_path::owner, e.slot)
                                               : Ref::none();
    return of.isSlot() ? std::optional(patchOf(m, of.slot()).middle()) : std::nullopt;
}

std::optional<glm::vec3> firstPlace(const Model& m, Selection selection) {
    for (const auto& e : selection) {
        const auto at = m.isLive(e) ? placeOf(m, e) : std::nullopt;
        if (at)
            return at;
    }
    return std::nullopt;
}

} // namespace

std::vector<double> proposeHalfSpace(const Model& m, Selection selection) {
    const auto at = firstPlace(m, selection).value_or(glm::vec3(0));
    return {2, std::round(static_cast<double>(at.z)), 0};
}

EditResult runSelectHalfSpace(Transaction& tx, Selection, Values values) {
    const auto& m = tx.model();
    const auto axis = static_cast<glm::length_t>(std::clamp(values[0], 0.0, 2.0));
    return areasThat(
        m,
        [&](Slot a) {
            const auto box = boxOf(patchOf(m, a));
            return values[2] == 0 ? static_cast<double>(box.low[axis]) >= values[1]
                                  : static_cast<double>(box.high[axis]) <= values[1];
        },
        "No area lies there as a whole.");
}

std::string whyNotSelectRadius(const Model& m, Selection selection) {
    return firstPlace(m, selection) ? "" : "Choose an area, or what is in one, for the middle.";
}

EditResult runSelectRadius(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    const auto middle = firstPlace(m, selection);
    if (!middle)
        return refused(whyNotSelectRadius(m, selection));
    return areasThat(
        m, [&](Slot a) { return static_cast<double>(glm::distance(patchOf(m, a).middle(), *middle)) <= values[0]; },
        "The middle of no area lies so near.");
}

std::vector<double> proposeHeightRange(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    double low = -128;
    double high = 128;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const auto box = boxOf(patchOf(m, areas[i]));
        low = std::floor(i == 0 ? static_cast<double>(box.low.z) : std::min(low, static_cast<double>(box.low.z)));
        high = std::ceil(i == 0 ? static_cast<double>(box.high.z) : std::max(high, static_cast<double>(box.high.z)));
    }
    return {low, high};
}

EditResult runSelectHeightRange(Transaction& tx, Selection, Values values) {
    const auto& m = tx.model();
    const double low = std::min(values[0], values[1]);
    const double high = std::max(values[0], values[1]);
    return areasThat(
        m,
        [&](Slot a) {
            const auto box = boxOf(patchOf(m, a));
            return static_cast<double>(box.low.z) >= low && static_cast<double>(box.high.z) <= high;
        },
        "No area lies between these heights.");
}

std::string whyNotSelectUnnamed(const Model& m, Selection selection) {
    const auto format = formatOf(m);
    return source::hasPlaces(format) ? whyNotSelect(m, selection)
                                     : "Version " + std::to_string(format.version) + " of the format stores no places.";
}

EditResult runSelectUnnamed(Transaction& tx, Selection, Values) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return !m.get(area::place, a).isSlot(); }, "Every area has a place.");
}

EditResult runSelectJump(Transaction& tx, Selection, Values) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return (m.get(area::attributes, a) & kJump) != 0; }, "No area is marked as one to jump in.");
}

} // namespace navsmith::systems::source_nav
