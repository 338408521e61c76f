// Edits that select areas by position or by properties.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/select_areas.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "formats/texts/texts.h"

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

enum class Part : std::uint8_t { Greater, Less };

constexpr Argument<unsigned> kAxis{"axis"};
constexpr Argument<double> kAt{"at"};
constexpr Argument<Part> kPart{"side"};
constexpr Argument<double> kRadius{"radius"};
constexpr Argument<double> kLow{"low"};
constexpr Argument<double> kHigh{"high"};

constexpr std::uint32_t kJump = 0x2; ///< docs/formats/source-nav.md, section 7

/// The lowest and the highest corner.
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

/// The position of an element; none for elements without one.
std::optional<glm::vec3> placeOf(const Model& m, Element e) {
    if (e.type == kArea)
        return patchOf(m, e.slot).middle();
    if (e.type == kHidingSpot)
        return pointOf(m, kSpotPlace, e.slot);
    if (e.type == kLadder)
        return pointOf(m, kLadderBottom, e.slot);
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

Proposal proposeHalfSpace(const Model& m, Selection selection) {
    const auto at = firstPlace(m, selection).value_or(glm::vec3(0));
    return {{kAxis, 2U}, {kAt, std::round(static_cast<double>(at.z))}, {kPart, Part::Greater}};
}

EditResult runSelectHalfSpace(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto axis = static_cast<glm::length_t>(std::min(arguments.get(kAxis), 2U));
    const double at = arguments.get(kAt);
    const auto part = arguments.get(kPart);
    return areasThat(
        m,
        [&](Slot a) {
            const auto box = boxOf(patchOf(m, a));
            return part == Part::Greater ? static_cast<double>(box.low[axis]) >= at
                                         : static_cast<double>(box.high[axis]) <= at;
        },
        "No area is entirely on this side.");
}

std::string whyNotSelectWhere(const Model& m, Selection /*selection*/) {
    return whyNotMesh(m);
}

std::string whyNotSelectRadius(const Model& m, Selection selection) {
    return firstPlace(m, selection) ? "" : texts::format("Select an area, or an element in one, as the centre.");
}

EditResult runSelectRadius(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto middle = firstPlace(m, selection).value_or(glm::vec3(0));
    const double radius = arguments.get(kRadius);
    return areasThat(
        m, [&](Slot a) { return static_cast<double>(glm::distance(patchOf(m, a).middle(), middle)) <= radius; },
        "No area has its centre within this distance.");
}

Proposal proposeHeightRange(const Model& m, Selection selection) {
    const auto areas = selected(m, selection, kArea);
    double low = -128;
    double high = 128;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const auto box = boxOf(patchOf(m, areas[i]));
        low = std::floor(i == 0 ? static_cast<double>(box.low.z) : std::min(low, static_cast<double>(box.low.z)));
        high = std::ceil(i == 0 ? static_cast<double>(box.high.z) : std::max(high, static_cast<double>(box.high.z)));
    }
    return {{kLow, low}, {kHigh, high}};
}

EditResult runSelectHeightRange(Transaction& tx, Selection, Arguments arguments) {
    const auto& m = tx.model();
    const double low = std::min(arguments.get(kLow), arguments.get(kHigh));
    const double high = std::max(arguments.get(kLow), arguments.get(kHigh));
    return areasThat(
        m,
        [&](Slot a) {
            const auto box = boxOf(patchOf(m, a));
            return static_cast<double>(box.low.z) >= low && static_cast<double>(box.high.z) <= high;
        },
        "No area is between these heights.");
}

std::string whyNotSelectUnnamed(const Model& m, Selection /*selection*/) {
    const auto format = formatOf(m);
    return source::hasPlaces(format)
               ? whyNotMesh(m)
               : "Version " + std::to_string(format.version) + " of the format does not store places.";
}

EditResult runSelectUnnamed(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return !m.get(area::place, a).isSlot(); }, "Every area has a place.");
}

EditResult runSelectJump(Transaction& tx, Selection, Arguments) {
    const auto& m = tx.model();
    return areasThat(
        m, [&](Slot a) { return (m.get(area::attributes, a) & kJump) != 0; }, "No area has the attribute \"jump\".");
}

} // namespace

std::vector<Edit> selectWhereEdits() {
    return {
        {.id = "select_jump",
         .title = "Select Jump Areas",
         .help = "Selects the areas with the attribute \"jump\"",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelectWhere,
         .run = runSelectJump},
        {.id = "select_unnamed",
         .title = "Select Without Place",
         .help = "Selects the areas that have no place",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .whyDisabled = whyNotSelectUnnamed,
         .run = runSelectUnnamed},
        {.id = "select_radius",
         .title = "Select Around",
         .help = "Selects the areas whose centre is within a distance of the centre of the first selected area",
         .section = "Select",
         .parameters = {units(kRadius, "Radius", "Distance between the centres", 0, 500)},
         .whyDisabled = whyNotSelectRadius,
         .run = runSelectRadius},
        {.id = "select_half_space",
         .title = "Select on One Side",
         .help = "Selects the areas that are entirely on one side of a coordinate",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {choiceParameter(kAxis, "Axis", "z is the height", {"x", "y", "z"}),
                        units(kAt, "Coordinate", "Coordinate between the two sides", -kFarthest, 0),
                        choiceParameter(kPart, "Side", "Side to select", {"greater", "less"})},
         .whyDisabled = whyNotSelectWhere,
         .propose = proposeHalfSpace,
         .run = runSelectHalfSpace},
        {.id = "select_height_range",
         .title = "Select Between Heights",
         .help = "Selects the areas whose corners are all between two heights, such as a floor",
         .section = "Select",
         .role = EditRole::Select,
         .scope = EditScope::Document,
         .parameters = {units(kLow, "Minimum", "Height of the lowest corner", -kFarthest, -128),
                        units(kHigh, "Maximum", "Height of the highest corner", -kFarthest, 128)},
         .whyDisabled = whyNotSelectWhere,
         .propose = proposeHeightRange,
         .run = runSelectHeightRange},
    };
}

} // namespace navsmith::systems::source_nav
