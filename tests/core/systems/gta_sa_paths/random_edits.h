// Edits at random, of every column and of the structure, as a user, a script or a fix might make them.
#pragma once

#include "core/model/transaction.h"

#include <cstdint>
#include <random>

namespace navsmith::tests {

/// Rows to edit, picked at random.
class RandomRows {
public:
    RandomRows(model::Transaction& tx, std::mt19937& random) : tx_(tx), random_(random) {}

protected:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }
    /// A live row, or kNoSlot if there is none.
    model::Slot any(model::ElementTypeId type);

    model::Transaction& tx_;
    std::mt19937& random_;
};

enum class EditKinds : std::uint8_t {
    Any,
    Sound, ///< what the editor's tools do: no references or groups turned by hand, no bookkeeping columns
};

/// A few edits inside one open transaction.
void editAtRandom(model::Transaction& tx, std::mt19937& random, EditKinds types);

} // namespace navsmith::tests
