#include "core/model/ref_index.h"

#include <cassert>

namespace navsmith::model {

void RefIndex::build(std::span<const Ref> refs, std::span<const std::uint8_t> alive, std::size_t targets) {
    firsts_.assign(targets, kNoSlot);
    links_.assign(refs.size(), Link{});
    // Backwards, since add() prepends: the chains come out ascending.
    for (std::size_t row = refs.size(); row-- > 0;) {
        if (alive[row] != 0 && refs[row].isSlot())
            add(refs[row].slot(), static_cast<Slot>(row));
    }
}

void RefIndex::add(Slot target, Slot row) {
    if (target >= firsts_.size())
        firsts_.resize(static_cast<std::size_t>(target) + 1, kNoSlot);
    if (row >= links_.size())
        links_.resize(static_cast<std::size_t>(row) + 1);
    const Slot next = firsts_[target];
    links_[row] = {kNoSlot, next};
    if (next != kNoSlot)
        links_[next].previous = row;
    firsts_[target] = row;
}

void RefIndex::remove(Slot target, Slot row) {
    const auto [previous, next] = links_[row];
    assert(previous != kNoSlot || firsts_[target] == row);
    if (previous != kNoSlot)
        links_[previous].next = next;
    else
        firsts_[target] = next;
    if (next != kNoSlot)
        links_[next].previous = previous;
    links_[row] = {};
}

} // namespace navsmith::model
