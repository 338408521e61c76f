#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

namespace navsmith::systems::yapb {

/// - Distances of links follow their ends, moved or exchanged, if they were their length before, horizontal or whole.
/// - A link that takes a free slot replaces what was left in it; numbers of new nodes are their places.
/// - A graph does not grow beyond what the bots take, nor shrink below: YaPB deletes files of fewer nodes.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::yapb
