// Maps slots to positions in a log: open addressing in one block, because a bulk edit does tens of thousands of lookups
// and a heap node per slot would cost more than the edit.
#pragma once

#include "core/model/ids.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace navsmith::model {

class SlotMap {
public:
    /// Inserts the slot with `position`; false if the slot already exists.
    bool insert(Slot slot, std::uint32_t position) {
        if (2 * (count_ + 1) > cells_.size())
            grow();
        auto& cell = cells_[place(slot)];
        if (cell.slot == slot)
            return false;
        cell = {slot, position};
        ++count_;
        return true;
    }

    [[nodiscard]] std::optional<std::uint32_t> find(Slot slot) const {
        if (cells_.empty())
            return std::nullopt;
        const auto& cell = cells_[place(slot)];
        return cell.slot == slot ? std::optional(cell.position) : std::nullopt;
    }

private:
    struct Cell {
        Slot slot = kNoSlot;
        std::uint32_t position = 0;
    };

    /// The cell of the slot, or the free cell for it. At least half of the cells are free.
    [[nodiscard]] std::size_t place(Slot slot) const {
        // 2^32 / the golden ratio spreads strides (Knuth, TAOCP 6.4); eight neighbours stay in one line of the cache,
        // because edits take rows by the run.
        std::size_t at = (std::size_t{((slot >> 3U) * std::uint32_t{2654435769U}) >> shift_} << 3U) | (slot & 7U);
        while (cells_[at].slot != slot && cells_[at].slot != kNoSlot)
            at = (at + 1) & (cells_.size() - 1);
        return at;
    }

    void grow() {
        auto old = std::move(cells_);
        shift_ = old.empty() ? 31 : shift_ - 1; // initially 16 cells
        cells_.assign(std::size_t{8} << (32U - shift_), Cell{});
        for (const auto& cell : old) {
            if (cell.slot != kNoSlot)
                cells_[place(cell.slot)] = cell;
        }
    }

    std::vector<Cell> cells_;
    std::size_t count_ = 0;
    unsigned shift_ = 31;
};

} // namespace navsmith::model
