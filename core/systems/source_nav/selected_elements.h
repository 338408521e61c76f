// What a selection means to an edit, and what several edits ask of a mesh.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source_nav/geometry.h"
#include "core/systems/source_nav/schema.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

/// docs/formats/source-nav.md, section 9.
inline constexpr float kStepHeight = 18; ///< what is climbed without a jump
inline constexpr float kGenerationStep = 25;
inline constexpr float kHalfHuman = 16; ///< half the width of who walks here

/// The stem with the lowest number that makes it the name of no place yet.
std::string freePlaceName(const model::Model& m, const std::string& stem);

/// The mesh: a document holds one.
model::Slot meshOf(const model::Model& m);
source::NavFormat formatOf(const model::Model& m);

std::string nameOf(const model::Model& m, model::Slot area);

/// Live areas that were chosen, each once.
std::vector<model::Slot> areasOnce(const model::Model& m, Selection selection);
bool holds(const model::Model& m, Selection selection, model::ElementTypeId type);
// Of builders.
bool continuesNothing(const model::Model& m, model::Element from, Arguments arguments); ///< each drag is for itself
bool joinsArea(const model::Model& m, model::Element onto, Arguments arguments);

/// Of edits for any areas.
std::string whyNotAreas(const model::Model& m, Selection selection);
/// Of edits for areas and what stands on them.
std::string whyNotMovable(const model::Model& m, Selection selection);
std::string whyNotMesh(const model::Model& m); ///< it has no areas

/// The connections that are chosen or, if none is, those between the chosen areas. `f` returns false to stop.
template <typename F>
void forEachConnectionMeant(const model::Model& m, Selection selection, F&& f);
std::vector<model::Slot> connectionsMeant(const model::Model& m, Selection selection);

/// Both ends are areas of the mesh.
bool hasEnds(const model::Model& m, model::Slot connection);

/// Whether nothing leads back, or it leads to an area that is not there.
bool isOneWay(const model::Model& m, model::Slot connection);

/// The side by which one leaves an area for another: the one where their edges meet; of areas that lie apart, the one
/// that looks towards the wider gap.
Direction sideTowards(const model::Model& m, model::Slot from, model::Slot to);

/// Makes a connection through the side where the areas meet; false if one leads there already, or it is the same area.
bool connectAreas(model::Transaction& tx, model::Slot from, model::Slot to);

/// The highest area whose surface lies at a point or below it, at most `below` units. kNoSlot if there is none.
model::Slot areaUnder(const model::Model& m, glm::vec3 at, float below);

/// The area that what is put at a point belongs to: the highest one under a step's height above it, or else the lowest
/// one over it. kNoSlot if no area has the place in plan.
model::Slot areaAround(const model::Model& m, glm::vec3 at);

/// Areas that one gets to directly from one: over connections, and up and down ladders.
std::vector<model::Slot> waysFrom(const model::Model& m, model::Slot area);

/// Puts a ladder into the lists of the areas at its ends, and takes it out of all others.
void listLadder(model::Transaction& tx, model::Slot ladder);

inline constexpr auto kTopEnds = std::array{ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind};

inline constexpr double kFarthest = 65536; ///< twice the size of a map

/// A length for a parameter.
template <typename T>
Parameter units(Argument<T> argument, std::string_view title, std::string_view help, double min, double initial) {
    return numberParameter(argument, title, help, {.min = min, .max = kFarthest, .initial = initial, .decimals = 3},
                           "units");
}

template <typename F>
void forEachConnectionMeant(const model::Model& m, Selection selection, F&& f) {
    bool any = false;
    bool on = true;
    for (const auto& e : selection) {
        if (e.type != kConnection || !m.isLive(e))
            continue;
        any = true;
        if (!f(e.slot))
            return;
    }
    if (any)
        return;
    std::vector<bool> inside(m.capacity(kArea));
    const auto areas = selected(m, selection, kArea);
    for (const auto a : areas)
        inside[a] = true;
    for (const auto a : areas) {
        m.forEachReferrer(connection::owner, a, [&](model::Slot c) {
            const auto target = m.get(connection::target, c);
            if (on && target.isSlot() && inside[target.slot()])
                on = f(c);
        });
        if (!on)
            return;
    }
}

} // namespace navsmith::systems::source_nav
