#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

namespace navsmith::systems::gta_sa_tracks {

/// A track that has got or lost points states the right number of them.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_tracks
