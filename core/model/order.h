// The order of a type's rows, worked out from ranks: what positions, ids and indexes in a file come from.
#pragma once

#include "core/model/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::model {

class Model;

/// Live rows sorted by owner, part and rank. Rows whose owner is missing come last, as one group.
class Order {
public:
    /// O(rows), and a sort of the groups in which ranks do not ascend with slots, as they do after a load.
    static Order build(const Model& model, ElementTypeId type);

    /// Rows of one owner (all parts, one after another).
    [[nodiscard]] std::span<const Slot> group(Slot owner) const;
    /// Rows of one part of an owner. A type without owners has the one owner 0. Rows of a part beyond the last
    /// stand in the last.
    [[nodiscard]] std::span<const Slot> group(Slot owner, std::size_t part) const;
    [[nodiscard]] std::span<const Slot> ownerless() const;
    /// All rows, group after group.
    [[nodiscard]] std::span<const Slot> all() const { return rows_; }

    /// Position of a live row among all rows of its owner, over the parts; 0xFFFFFFFF for a dead row.
    [[nodiscard]] std::uint32_t position(Slot row) const { return row < positions_.size() ? positions_[row] : kNoSlot; }

private:
    /// False for an owner made after this order was built.
    [[nodiscard]] bool knows(Slot owner) const;
    [[nodiscard]] std::span<const Slot> between(std::size_t firstKey, std::size_t lastKey) const;

    std::size_t parts_ = 1;
    std::vector<Slot> rows_;
    std::vector<std::uint32_t> starts_; ///< by owner * parts + part; then the ownerless, then the end
    std::vector<std::uint32_t> positions_;
};

} // namespace navsmith::model
