// Traversals of links: making them, and where their points lie.
#pragma once

#include "core/model/transaction.h"

#include <glm/vec3.hpp>

namespace navsmith::systems::quake_nav {

struct TraversalPoints {
    glm::vec3 exit{0}; ///< 0, 0, 0: not used
    glm::vec3 start{0};
    glm::vec3 end{0};
};

/// Where the points of a traversal of this link lie by its type: on the map if one is open (Model::map), else as far
/// from the nodes as in the games' own files (docs/formats/quake-nav.md, section 6). The link has both its ends.
TraversalPoints findPoints(const model::Model& model, model::Slot link);

/// Gives a link that has none a traversal of its own. A link without ends gets none.
void giveTraversal(model::Transaction& tx, model::Slot link);

} // namespace navsmith::systems::quake_nav
