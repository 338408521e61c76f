// Invariants of waypoints.
#pragma once

#include "core/model/transaction.h"

namespace navsmith::systems::quake_nav {

/// - Refuses every edit of a file with an unknown version.
/// - A link whose new type needs a traversal gets one; a link whose new type never has one loses it. The nodes of a
///   link get the flags of its new type.
/// - Points of a traversal move with the node they are at; all of them move if both nodes move by the same distance.
/// - Drops irregular link ranges when nodes, links or traversals are added, erased or reordered.
/// - Refuses more elements than the file has room for, and new links without both ends.
/// - Dangling indexes stay dangling.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::quake_nav
