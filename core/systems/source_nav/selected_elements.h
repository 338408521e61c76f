// What a selection means to an edit, and what several edits ask of a mesh.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_nav/geometry.h"
#include "core/systems/source_nav/schema.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

using Selection = std::span<const model::Element>;
using Values = const EditArguments&;

/// docs/formats/source-nav.md, section 9.
inline constexpr float kStepHeight = 18; ///< what is climbed without a jump
inline constexpr float kGenerationStep = 25;
inline constexpr float kHalfHuman = 16; ///< half the width of who walks here

inline tl::unexpected<model::EditError> refused(std::string reason) {
    return tl::unexpected(model::EditError{std::move(reason)});
}

/// The mesh: a document holds one.
model::Slot meshOf(const model::Model& m);
source::NavFormat formatOf(const model::Model& m);

std::string nameOf(const model::Model& m, model::Slot area);

/// Live rows of a type, in the order in which they were chosen.
std::vector<model::Slot> selected(const model::Model& m, Selection selection, model::ElementTypeId type);
/// Live areas that were chosen, each once.
std::vector<model::Slot> areasOnce(const model::Model& m, Selection selection);
bool holds(const model::Model& m, Selection selection, model::ElementTypeId type);
Elements elements(model::ElementTypeId type, const std::vector<model::Slot>& rows);
/// As it was chosen.
inline Elements same(Selection selection) {
    return {selection.begin(), selection.end()};
}

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
