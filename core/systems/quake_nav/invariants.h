// What follows from an edit of waypoints.
#pragma once

#include "core/model/transaction.h"

namespace navsmith::systems::quake_nav {

/// - A file of a version that nothing is known of stays as it is: every edit is refused.
/// - A link that gets a type which carries a traversal gets one, from node to node; one whose type never does loses it.
///   The nodes of a link get the flags that go with its new type.
/// - Points of a traversal go along with the node that they stand on; all of them where both ends of the link move
///   alike.
/// - Link ranges that were odd are forgotten once nodes, links or traversals come, go or change places.
/// - What the file has no room for is refused, and a new link needs both its ends.
/// - An index that named nothing goes on naming nothing.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::quake_nav
