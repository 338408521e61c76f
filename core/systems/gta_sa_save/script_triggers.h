// Script triggers store either a model and a chance, or a name, in the same bytes; their kind says which.
#pragma once

#include "core/model/transaction.h"

#include <tl/expected.hpp>

namespace navsmith::systems::gta_sa_save {

/// Refuses a name for a kind without one, and a model or chance for the others.
tl::expected<void, model::EditError> checkTriggers(const model::Transaction& tx);
/// If the kind changes between both, the bytes stay and get their other meaning.
void keepTriggerBytes(model::Transaction& tx);

} // namespace navsmith::systems::gta_sa_save
