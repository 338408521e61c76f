// What follows from an edit of a mesh, and what a file has no room for.
#pragma once

#include "core/model/schema.h"
#include "core/model/transaction.h"

namespace navsmith::systems::source_nav {

/// A ladder's length follows its ends. Refuses what no file can hold: names, lists and counts that are too long,
/// attributes that are too wide for the version, rows and entries of lists that it does not store.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::source_nav
