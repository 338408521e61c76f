// The refusal of an edit that would change nothing. In the window it is a message like any other; programs that edit
// many documents pass over those in which there is nothing to do.
#pragma once

#include "core/systems/shared/edit_parts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace navsmith::systems {

/// The transaction gets the reason as a note, which tells it from other refusals.
inline tl::unexpected<model::EditError> nothingToDo(model::Transaction& tx, std::string reason) {
    tx.note(reason);
    return refused(std::move(reason));
}

/// Whether an edit was refused by nothingToDo().
inline bool hadNothingToDo(const model::Transaction& tx, const model::EditError& error) {
    return std::ranges::find(tx.notes(), error.reason) != tx.notes().end();
}

} // namespace navsmith::systems
