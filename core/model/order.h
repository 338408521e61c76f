// The order of a type's rows, computed from ranks: the source of positions, ids and indexes in a file.
#pragma once

#include "core/model/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::model {

class Model;

/// Live rows sorted by owner, part and rank. Rows without an owner form the last group.
class Order {
public:
    /// O(rows), plus a sort of groups whose ranks do not ascend with slots; after a load they do.
    static Order build(const Model& model, ElementTypeId type);

    /// Rows of one owner (all parts, in order).
    [[nodiscard]] std::span<const Slot> group(Slot owner) const;
    /// Rows of one part of an owner. A type without owners has a single owner, 0. Part numbers beyond the last count as
    /// the last part.
    [[nodiscard]] std::span<const Slot> group(Slot owner, std::size_t part) const;
    [[nodiscard]] std::span<const Slot> ownerless() const;
    /// All rows, group by group.
    [[nodiscard]] std::span<const Slot> all() const { return rows_; }

    /// Position of a live row among all rows of its owner, across parts; 0xFFFFFFFF for a dead row.
    [[nodiscard]] std::uint32_t position(Slot row) const { return row < positions_.size() ? positions_[row] : kNoSlot; }

private:
    /// False for an owner created after this order was built.
    [[nodiscard]] bool knows(Slot owner) const;
    [[nodiscard]] std::span<const Slot> between(std::size_t firstKey, std::size_t lastKey) const;

    std::size_t parts_ = 1;
    std::vector<Slot> rows_;
    std::vector<std::uint32_t> starts_; ///< by owner * parts + part; then the rows without an owner, then the end
    std::vector<std::uint32_t> positions_;
};

} // namespace navsmith::model
