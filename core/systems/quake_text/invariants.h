#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

namespace navsmith::systems::quake_text {

/// Positions are as fine as the files spell them; markers of the map stay where the map has them; the corners of a box
/// move together; a rocket jump of KTX states its view.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::quake_text
