#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

namespace navsmith::systems::gta_iv_paths {

/// What follows from an edit (section 8): lengths, lanes of the link back, the file of a node that was moved out of its
/// square, and, where the assumption holds, link counts, the flag of nodes without links and flood groups. Refuses what
/// the files have no room for, and what would give other numbers to nodes that areas which are not open name.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::gta_iv_paths
