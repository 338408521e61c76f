// Symbols of what a save says of models of the game's world, where the world shows them: objects whose approach starts
// a script, and buildings that a script has put in place of others.
#include "core/systems/gta_sa_save/record_columns.h"
#include "core/systems/gta_sa_save/symbol_shapes.h"
#include "core/systems/gta_sa_save/symbols.h"
#include "core/systems/gta_sa_save/world_models.h"
#include "core/world/model_places.h"

#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using symbol::rgb;
using world::ModelSpot;

namespace {

constexpr Rgba kTriggerColour = rgb(0xC8F08A);
constexpr Rgba kSwapColour = rgb(0xFFA94D);
constexpr float kLeastHalf = 0.5F; ///< metres, of the outline of a building without collision

std::vector<ModelSpot> spotsOf(const Model& m, std::int64_t number) {
    return m.map() == nullptr ? std::vector<ModelSpot>() : world::placesOfModel(*m.map(), number);
}

std::optional<glm::vec3> firstOf(const std::vector<ModelSpot>& spots) {
    return spots.empty() ? std::nullopt : std::optional(spots.front().position);
}

// Script triggers ------------------------------------------------------------------------------------------------

/// Where objects of the trigger's model stand. Triggers by name and of people have no place in the world.
std::vector<ModelSpot> triggerSpots(const Model& m, Slot row) {
    return m.get(script_trigger::brain, row) >= kFirstNamedTrigger
               ? std::vector<ModelSpot>()
               : spotsOf(m, m.get(script_trigger::objectModel, row));
}
std::optional<glm::vec3> triggerAnchor(const Model& m, Slot row) {
    return firstOf(triggerSpots(m, row));
}
void drawTrigger(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    for (const auto& spot : triggerSpots(m, row))
        sprite(out, spot.position, o.colour({kScriptTrigger, row}, kTriggerColour), Shape::Outline, 10);
}
/// How near the player must come.
void drawTriggerReach(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const float radius = m.get(script_trigger::radius, row);
    if (!std::isfinite(radius) || radius <= 0)
        return;
    const Rgba colour = o.colour({kScriptTrigger, row}, kTriggerColour);
    for (const auto& spot : triggerSpots(m, row))
        out.quads.push_back(symbol::disc(spot.position, radius, faint(colour, 10), faint(colour, 120)));
}
void drawTriggerSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawTrigger(m, o, row, out);
    drawTriggerReach(m, o, row, out);
    if (const auto at = triggerAnchor(m, row))
        out.labels.push_back({*at, o.colour({kScriptTrigger, row}, kTriggerColour),
                              modelName(m, m.get(script_trigger::objectModel, row))});
}

symbol::Symbol triggers() {
    auto result = drawn(kScriptTrigger, triggerAnchor, drawTrigger);
    result.detail = drawTriggerReach;
    result.highlight = drawTriggerSelected;
    result.legend = {{kTriggerColour, "Object that starts a script"}};
    return result;
}

// Building swaps -------------------------------------------------------------------------------------------------

/// The map's files place the old model; a map that was changed may place the new one.
std::vector<ModelSpot> swapSpots(const Model& m, Slot row) {
    auto spots = spotsOf(m, m.get(building_swap::oldModel, row));
    return spots.empty() ? spotsOf(m, m.get(building_swap::newModel, row)) : spots;
}
std::optional<glm::vec3> swapAnchor(const Model& m, Slot row) {
    return firstOf(swapSpots(m, row));
}
void drawSwap(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const Rgba colour = o.colour({kBuildingSwap, row}, kSwapColour);
    for (const auto& spot : swapSpots(m, row)) {
        const glm::vec3 half(kLeastHalf);
        box(out,
            spot.bounds.empty() ? Box{spot.position - half, spot.position + half}
                                : Box{spot.bounds.minimum, spot.bounds.maximum},
            colour);
        sprite(out, spot.position, colour, Shape::Square, 9);
    }
}
void drawSwapSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawSwap(m, o, row, out);
    const auto at = swapAnchor(m, row);
    const auto was = modelName(m, m.get(building_swap::oldModel, row));
    const auto is = modelName(m, m.get(building_swap::newModel, row));
    if (at && !was.empty() && !is.empty())
        out.labels.push_back({*at, o.colour({kBuildingSwap, row}, kSwapColour), was + " → " + is});
}

symbol::Symbol swaps() {
    auto result = drawn(kBuildingSwap, swapAnchor, drawSwap);
    result.highlight = drawSwapSelected;
    result.legend = {{kSwapColour, "Building that a script has replaced"}};
    return result;
}

} // namespace

std::vector<symbol::Symbol> worldSymbols() {
    return {swaps(), triggers()};
}

} // namespace navsmith::systems::gta_sa_save
