// Reverse index of references: a doubly linked chain of rows per target. The cost of a write does not depend on how
// many rows refer to the target (a file has tens of thousands of nodes). It is built when it is first asked, and never
// again.
#pragma once

#include "core/model/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::model {

class RefIndex {
public:
    /// `refs` and `alive` are parallel; dead rows do not refer.
    void build(std::span<const Ref> refs, std::span<const std::uint8_t> alive, std::size_t targets);
    [[nodiscard]] bool isBuilt() const { return built_; }

    /// A row refers to one target at a time. Does nothing before build().
    void add(Slot target, Slot row);
    /// The row must be in the target's chain. Does nothing before build().
    void remove(Slot target, Slot row);

    /// Calls f(row) for every row that refers to `target`, in unspecified order. f must not change the index.
    template <typename F>
    void forEach(Slot target, F&& f) const {
        if (target >= firsts_.size())
            return;
        for (Slot row = firsts_[target]; row != kNoSlot; row = links_[row].next)
            f(row);
    }

private:
    struct Link {
        Slot previous = kNoSlot;
        Slot next = kNoSlot;
    };
    std::vector<Slot> firsts_; ///< by target
    std::vector<Link> links_;  ///< by row
    bool built_ = false;
};

} // namespace navsmith::model
