// Invariants of a mesh, and limits of the format.
#pragma once

#include "core/model/schema.h"
#include "core/model/transaction.h"

namespace navsmith::systems::source2_nav {

/// Updates the length of a ladder when its ends move. Fails if the file could not store the result: corners that come
/// or go without their area, edges that an area does not have, areas beside custom data or polygons that cannot follow,
/// and rows that the version does not store.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

/// Why areas can be neither added nor deleted; empty if they can.
std::string whyFixedAreas(const model::Model& m);

} // namespace navsmith::systems::source2_nav
