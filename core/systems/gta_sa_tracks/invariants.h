#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

namespace navsmith::systems::gta_sa_tracks {

/// A track whose points came, went or changed places states the right number of them, and every line that another one
/// follows has an end.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_tracks
