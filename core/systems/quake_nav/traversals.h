// Traversals of links: creating them and computing their points.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/quake_nav/traversal_points.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::systems::quake_nav {

/// Computes the points of a traversal of this link from its type, with the map if there is one, like the game's own
/// editor; otherwise a guess. Both ends of the link must exist.
tl::expected<Jump, NoJump> findJump(const model::Model& model, model::Slot link, const world::RayCaster* rays);

/// The same with the open map, else the guess.
Jump findPoints(const model::Model& model, model::Slot link);

void setPoints(model::Transaction& tx, model::Slot traversal, const Jump& points);

/// The path from start to end for the type of its link; at least two points.
std::vector<glm::vec3> wayOf(const model::Model& model, model::Slot traversal);

/// Sets the flags that the link's type requires on its nodes: teleporter, elevator bottom and top, and so on.
void markEnds(model::Transaction& tx, model::Slot link);

/// Creates a traversal for a link that has none. Does nothing if the link lacks an end.
void giveTraversal(model::Transaction& tx, model::Slot link);

} // namespace navsmith::systems::quake_nav
