#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

#include <cstddef>

namespace navsmith::systems::source_ain {

/// - A node that becomes a deleted one loses its links.
/// - Zones follow from the links (docs/formats/source-ain.md, section 4), also where they did not before: the game
/// takes
///   nodes of different zones for unconnected, so old and new ones must agree.
/// - A graph does not grow beyond what its game takes, nor a node beyond the links that it keeps.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::source_ain
