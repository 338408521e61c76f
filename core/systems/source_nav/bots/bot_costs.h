// What the bots of each game pay for going from one area to the next: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"
#include "core/systems/source_nav/mesh/geometry.h"

#include <vector>

namespace navsmith::systems::source_nav {

/// A step from one area to another, along a connection or a ladder.
struct BotStep {
    model::Slot from = model::kNoSlot;
    model::Slot to = model::kNoSlot;
    model::Slot ladder = model::kNoSlot; ///< kNoSlot: along a connection
    Direction side = Direction::North;   ///< of the connection
};

struct BotCost {
    float cost = 0;
    float length = 0;
    routing::ClosedBy closed = 0;
};

BotCost costOf(const model::Model& m, const routing::Traveller& traveller, const BotStep& step);

/// Whether a traveller may be in an area.
routing::ClosedBy closedTo(const model::Model& m, const routing::Traveller& traveller, model::Slot area);
/// Whether a traveller belongs to the mesh's game.
bool has(const model::Model& m, const routing::Traveller& traveller);

std::vector<routing::Traveller> travellers();
std::vector<routing::Closure> closures();

/// As the engine has it: the mean of two opposite corners, which need not lie on the surface.
glm::vec3 centreOf(const model::Model& m, model::Slot area);

} // namespace navsmith::systems::source_nav
