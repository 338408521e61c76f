// Invariants of a saved game.
#pragma once

#include "core/model/transaction.h"

namespace navsmith::systems::gta_sa_save {

/// - Moves records freed below the count of their block behind those in use.
/// - Computes the bounding box of a garage from its position, directions and size.
/// - Marks a stunt jump as found if it is marked as done.
/// - Cuts texts to the size of their field.
/// - Fails if there are more records than the game has room for, or if records that the game identifies by position
///   were added or erased.
tl::expected<void, model::EditError> enforceInvariants(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_save
