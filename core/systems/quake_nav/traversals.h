// Traversals of links: making them, and where their points lie.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/quake_nav/traversal_points.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace navsmith::systems::quake_nav {

/// Where the points of a traversal of this link lie by its type, worked out as the game's own editor does on a map's
/// rays; without them a guess. None if the link has not both its ends, or the map has nothing to jump over or off
/// there.
std::optional<Jump> findJump(const model::Model& model, model::Slot link, const world::RayCaster* rays);

/// The same on the map that is open, else the guess. The link has both its ends.
Jump findPoints(const model::Model& model, model::Slot link);

void setPoints(model::Transaction& tx, model::Slot traversal, const Jump& points);

/// The way from its start to its end, as it is gone by the type of its link; two points at least.
std::vector<glm::vec3> wayOf(const model::Model& model, model::Slot traversal);

/// Sets the flags that the nodes of a link have by its type: teleporter, elevator bottom and top, and so on.
void markEnds(model::Transaction& tx, model::Slot link);

/// Gives a link that has none a traversal of its own. A link without ends gets none.
void giveTraversal(model::Transaction& tx, model::Slot link);

} // namespace navsmith::systems::quake_nav
