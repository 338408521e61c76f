#include "core/systems/common_edits.h"

#include "core/model/wording.h"
#include "core/systems/arrange.h"
#include "core/systems/paste.h"
#include "core/systems/registry.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/transform.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

namespace navsmith::systems {

using model::Element;
using model::Model;
using model::Transaction;

namespace {

constexpr Argument<double> kStrength{"strength"};
constexpr Argument<double> kAlongX{"dx"};
constexpr Argument<double> kAlongY{"dy"};
constexpr Argument<double> kUp{"dz"};
constexpr Argument<double> kAngle{"angle"};
constexpr Argument<int> kAround{"around"};
constexpr Argument<double> kFactor{"factor"};
constexpr Argument<bool> kHeights{"heights"};
constexpr Argument<int> kAxis{"axis"};
constexpr Argument<double> kGridStep{"step"};
constexpr int kCentre = 0; ///< values of kAround
constexpr int kLastSelected = 1;

std::string whyNotArrange(const Model& m, Selection selection) {
    if (selection.size() < 3)
        return texts::format("Select three or more elements.");
    const auto type = selection.front().type;
    if (!std::ranges::all_of(selection, [&](const Element& e) { return e.type == type; }))
        return texts::format("Select elements of a single type.");
    return pointOf(systemOf(m), type) == nullptr ? texts::format("These elements have no position.") : "";
}

template <typename Arrange>
EditResult arrange(Transaction& tx, std::span<const Element> order, Selection selection, Arrange arranged) {
    const auto& m = tx.model();
    const auto* point = pointOf(systemOf(m), order.front().type);
    Points points;
    for (const auto& e : order) {
        const auto value = model::readValue(m, *point, e);
        const auto* place = std::get_if<glm::dvec3>(&value);
        if (place == nullptr)
            return tl::unexpected(model::EditError{
                texts::format("One of the selected elements has no position in this version of the format.")});
        points.push_back(*place);
    }
    const Points places = arranged(points);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (places[i] != points[i])
            model::writeValue(tx, order[i].type, *point, std::span(&order[i].slot, 1), places[i]);
    }
    return same(selection);
}

EditResult runAlign(Transaction& tx, Selection selection, Arguments) {
    return arrange(tx, selection, selection, aligned);
}

EditResult runSpread(Transaction& tx, Selection selection, Arguments) {
    return arrange(tx, alongEdges(tx.model(), selection), selection, spread);
}

EditResult runSmooth(Transaction& tx, Selection selection, Arguments arguments) {
    return arrange(tx, alongEdges(tx.model(), selection), selection,
                   [&](const Points& points) { return smoothed(points, arguments.get(kStrength)); });
}

EditResult runRamp(Transaction& tx, Selection selection, Arguments) {
    return arrange(tx, alongEdges(tx.model(), selection), selection, ramped);
}

// Turning and scaling ------------------------------------------------------------------------------------------------

glm::dvec3 centreOf(const std::vector<Place>& places, Arguments arguments) {
    auto all = std::span(places);
    if (arguments.get(kAround) == kLastSelected && !all.empty())
        all = all.subspan(static_cast<std::size_t>(std::ranges::find(places, places.back().element, &Place::element) -
                                                   places.begin()));
    return boundsOf(all).centre();
}

EditResult transformBy(Transaction& tx, Selection selection, Arguments arguments, PlanTransform by) {
    const auto places = placesOf(tx.model(), selection);
    by.centre = centreOf(places, arguments);
    if (const auto outcome = transform(tx, places, by); !outcome)
        return tl::unexpected(outcome.error());
    return same(selection);
}

EditResult runRotate(Transaction& tx, Selection selection, Arguments arguments) {
    return transformBy(tx, selection, arguments, {.degrees = arguments.get(kAngle)});
}

EditResult runScale(Transaction& tx, Selection selection, Arguments arguments) {
    const double factor = arguments.get(kFactor);
    return transformBy(tx, selection, arguments, {.factors = {factor, factor, arguments.get(kHeights) ? factor : 1}});
}

EditResult runMirror(Transaction& tx, Selection selection, Arguments arguments) {
    const bool alongX = arguments.get(kAxis) == 0;
    return transformBy(tx, selection, arguments, {.factors = {alongX ? -1 : 1, alongX ? 1 : -1, 1}});
}

/// Whether the corners of an element that lie apart in plan do so afterwards. Two ends may come to lie above each
/// other.
bool keepsShape(std::span<const Place> before, std::span<const Place> after) {
    if (before.size() < 3 || before.size() != after.size())
        return true;
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (glm::dvec2(before[i].at) != glm::dvec2(before[k].at) &&
                glm::dvec2(after[i].at) == glm::dvec2(after[k].at))
                return false;
        }
    }
    return true;
}

EditResult runSnapToGrid(Transaction& tx, Selection selection, Arguments arguments) {
    const double step = arguments.get(kGridStep);
    if (!(step > 0))
        return refused(texts::format("The step of the grid must be above 0."));
    const auto& m = tx.model();
    std::vector<std::vector<Place>> before;
    for (const auto& e : selection)
        before.push_back(placesOf(m, std::span(&e, 1)));
    if (const auto outcome = transform(tx, placesOf(m, selection), {.grid = step}); !outcome)
        return tl::unexpected(outcome.error());
    std::size_t count = 0; // of elements that move
    for (std::size_t i = 0; i < selection.size(); ++i) {
        const auto after = placesOf(m, selection.subspan(i, 1));
        if (!keepsShape(before[i], after))
            return refused(model::capitalised(
                texts::format("{} is too small for the grid.", model::elementName(m, selection[i]))));
        count += std::ranges::equal(before[i], after, {}, &Place::at, &Place::at) ? 0 : 1;
    }
    if (count == 0)
        return nothingToDo(texts::format("All that is selected lies on the grid already."));
    tx.note(texts::format("{} moved to the grid.", model::counted(count, "element")));
    return same(selection);
}

Parameter around() {
    return choiceParameter(kAround, "Around", "The point that stays where it is",
                           {"Centre of the selection", "Last selected element"}, kCentre);
}

std::vector<Edit> transformEdits(double gridStep) {
    return {
        {.id = "rotate_selection",
         .title = "Rotate by Angle",
         .help = "Turns the selection counterclockwise, seen from above",
         .section = "Arrange",
         .parameters = {numberParameter(kAngle, "Angle", "Counterclockwise, seen from above",
                                        {.min = -360, .max = 360, .initial = 90, .step = 15, .decimals = 2}, "degrees"),
                        around()},
         .whyDisabled = whyNotTransform,
         .run = runRotate},
        {.id = "scale_selection",
         .title = "Scale by Factor",
         .help = "Moves the selected elements apart, or together; areas grow or shrink",
         .section = "Arrange",
         .parameters = {numberParameter(kFactor, "Factor", "2: twice as far from the centre",
                                        {.min = 0.01, .max = 100, .initial = 1, .step = 0.1, .decimals = 3}),
                        onOffParameter(kHeights, "Heights too", "Scale heights as well", false), around()},
         .whyDisabled = whyNotTransform,
         .run = runScale},
        {.id = "mirror_selection",
         .title = "Mirror",
         .help = "Mirrors the selection east to west or north to south",
         .section = "Arrange",
         .parameters = {choiceParameter(kAxis, "Direction", "The direction that is reversed",
                                        {"East and west (x)", "North and south (y)"}, 0),
                        around()},
         .whyDisabled = whyNotTransform,
         .run = runMirror},
        {.id = "snap_to_grid",
         .title = "Snap Selection to Grid",
         .help = "Moves what is selected to the nearest points of the grid, and corners of areas each by itself. "
                 "Heights stay.",
         .section = "Arrange",
         .parameters = {numberParameter(kGridStep, "Step", "The distance between lines of the grid",
                                        {.min = 0.125, .max = 1000, .initial = gridStep, .decimals = 3}, "units")},
         .argumentsFrom = ArgumentsFrom::Grid,
         .whyDisabled = whyNotTransform,
         .run = runSnapToGrid},
    };
}

// Duplicating --------------------------------------------------------------------------------------------------------

std::string whyNotDuplicate(const Model& m, Selection selection) {
    const bool any =
        std::ranges::any_of(selection, [&](const Element& e) { return e.type != model::kFileType && m.isLive(e); });
    return any ? "" : texts::format("Select something to copy.");
}

EditResult runDuplicate(Transaction& tx, Selection selection, Arguments arguments) {
    auto copies = duplicate(systemOf(tx.model()), tx, selection,
                            {arguments.get(kAlongX), arguments.get(kAlongY), arguments.get(kUp)});
    if (copies && copies->empty())
        return tl::unexpected(model::EditError{texts::format("None of these elements can be copied on its own.")});
    return copies;
}

Parameter distance(Argument<double> argument, std::string_view title, std::string_view help, std::string_view unit,
                   double initial) {
    return numberParameter(argument, title, help, {.min = -1e6, .max = 1e6, .initial = initial, .decimals = 3}, unit);
}

} // namespace

std::vector<Edit> commonEdits(const System& system) {
    const model::PropertySpec* point = nullptr;
    const model::PropertySpec* place = nullptr;
    for (model::ElementTypeId type = 0; type < system.schema->typeCount(); ++type) {
        point = point != nullptr ? point : pointOf(system, type);
        if (const auto places = placesOf(system, type); place == nullptr && !places.empty())
            place = places.front();
    }
    std::vector<Edit> edits;
    if (system.editing.attachPasted != nullptr && place != nullptr)
        edits.push_back({.id = "duplicate",
                         .title = "Duplicate",
                         .help = "Copies the selection, with everything that belongs to it, to another position",
                         .section = "Arrange",
                         .shortcut = "Ctrl+D",
                         .parameters = {distance(kAlongX, "Along x", "Offset of the copy along x", place->unit, 20),
                                        distance(kAlongY, "Along y", "Offset of the copy along y", place->unit, 20),
                                        distance(kUp, "Along z", "Offset of the copy upwards", place->unit, 0)},
                         .argumentsFrom = ArgumentsFrom::LastTime,
                         .whyDisabled = whyNotDuplicate,
                         .run = runDuplicate});
    if (place != nullptr)
        std::ranges::move(transformEdits(system.editing.gridStep), std::back_inserter(edits));
    if (point == nullptr)
        return edits;
    edits.push_back({.id = "align",
                     .title = "Align",
                     .help = "Moves the selected elements onto the straight line from the first to the last",
                     .section = "Arrange",
                     .whyDisabled = whyNotArrange,
                     .run = runAlign});
    edits.push_back({.id = "spread",
                     .title = "Spread Evenly",
                     .help = "Spaces the selected elements evenly along their line. The ends of the line stay.",
                     .section = "Arrange",
                     .whyDisabled = whyNotArrange,
                     .run = runSpread});
    edits.push_back({.id = "height_ramp",
                     .title = "Height Ramp",
                     .help =
                         "Sets the heights of the selected elements to an even slope along their line. The ends of the "
                         "line stay.",
                     .section = "Arrange",
                     .whyDisabled = whyNotArrange,
                     .run = runRamp});
    edits.push_back(
        {.id = "smooth",
         .title = "Smooth",
         .help = "Moves each selected element towards the midpoint of its neighbours. The ends of the line stay.",
         .section = "Arrange",
         .parameters = {numberParameter(kStrength, "Strength", "1: to the midpoint",
                                        {.initial = 0.5, .step = 0.1, .decimals = 2})},
         .whyDisabled = whyNotArrange,
         .run = runSmooth});
    return edits;
}

} // namespace navsmith::systems
