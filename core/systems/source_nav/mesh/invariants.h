// Invariants of a mesh, and limits of the format.
#pragma once

#include "core/model/schema.h"
#include "core/model/transaction.h"

namespace navsmith::systems::source_nav {

/// Updates the length of a ladder when its ends move. Fails if the format cannot store the mesh: names, lists or counts
/// that are too long, attributes that are too wide for the version, or rows and list entries that it does not store.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::source_nav
