// Edits of a mesh at random, over the schema: of every column and list and of the structure.
#pragma once

#include "core/model/transaction.h"

#include <cstdint>
#include <random>

namespace navsmith::tests {

enum class NavEdits : std::uint8_t {
    Any,   ///< every column, numbers that name nothing in references included
    Sound, ///< what the editor's tools do: properties that can be edited, rows made and erased, lists of what is there
};

/// A few edits inside one open transaction.
void editAtRandom(model::Transaction& tx, std::mt19937& random, NavEdits edits);

} // namespace navsmith::tests
