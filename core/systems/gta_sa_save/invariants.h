// What follows from an edit of a saved game.
#pragma once

#include "core/model/transaction.h"

namespace navsmith::systems::gta_sa_save {

/// - Records that are freed below the count of their block go behind those in use.
/// - The bounding box of a garage follows its place, directions and size.
/// - A stunt jump that is marked as done is marked as found.
/// - Texts are cut to what their field holds.
/// - Refused: more records than the game has room for, and any more or fewer of what the game numbers by itself.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_save
