// Edits of waypoints at random, over the schema: of every column and of the structure.
#pragma once

#include "core/model/transaction.h"

#include <cstdint>
#include <random>

namespace navsmith::tests {

enum class QuakeEdits : std::uint8_t {
    Any,   ///< every column, numbers that name nothing in references and odd numbers included
    Sound, ///< what the editor's tools do: properties that can be edited, rows made and erased
};

/// A few edits inside one open transaction.
void editAtRandom(model::Transaction& tx, std::mt19937& random, QuakeEdits edits);

} // namespace navsmith::tests
