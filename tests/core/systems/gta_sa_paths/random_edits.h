// Edits at random, of every column and of the structure, as a user, a script or a fix might make them.
#pragma once

#include "core/model/transaction.h"

#include <cstdint>
#include <random>

namespace navsmith::tests {

enum class EditKinds : std::uint8_t {
    Any,
    Sound, ///< what the editor's tools do: no references or groups turned by hand, no bookkeeping columns
};

/// A few edits inside one open transaction.
void editAtRandom(model::Transaction& tx, std::mt19937& random, EditKinds kinds);

} // namespace navsmith::tests
