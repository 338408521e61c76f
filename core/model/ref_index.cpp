#include "core/model/ref_index.h"

#include <utility>

namespace navsmith::model {

void RefIndex::build(std::span<const Ref> refs, std::span<const std::uint8_t> alive, std::size_t targets) {
    firsts_.assign(targets, kNoSlot);
    links_.assign(refs.size(), Link{});
    const std::span firsts(firsts_);
    const std::span links(links_);
    // Backwards, since each row is put in front: the chains come out ascending.
    for (std::size_t i = refs.size(); i-- > 0;) {
        if (alive[i] == 0 || !refs[i].isSlot())
            continue;
        const auto row = static_cast<Slot>(i);
        const Slot next = std::exchange(firsts[refs[i].slot()], row);
        links[row].next = next;
        if (next != kNoSlot)
            links[next].previous = row;
    }
    built_ = true;
}

void RefIndex::add(Slot target, Slot row) {
    if (!built_)
        return;
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
    if (!built_)
        return;
    const bool isLinked =
        row < links_.size() && target < firsts_.size() && (links_[row].previous != kNoSlot || firsts_[target] == row);
    if (!isLinked) // add() found no memory
        return;
    const auto [previous, next] = links_[row];
    if (previous != kNoSlot)
        links_[previous].next = next;
    else
        firsts_[target] = next;
    if (next != kNoSlot)
        links_[next].previous = previous;
    links_[row] = {};
}

} // namespace navsmith::model
