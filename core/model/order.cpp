#include "core/model/order.h"

#include "core/model/model.h"

#include <algorithm>

namespace navsmith::model {

Order Order::build(const Model& model, ElementTypeId type) {
    const auto& spec = model.schema().type(type);
    Order order;
    const bool owned = spec.groupOwner != kNoColumn;
    const auto owners = owned ? model.column(Column<Ref>{type, spec.groupOwner}) : std::span<const Ref>();
    const auto parts = spec.groupPart == kNoColumn ? std::span<const std::uint8_t>()
                                                   : model.column(Column<std::uint8_t>{type, spec.groupPart});
    order.parts_ = std::max<std::size_t>(1, spec.partTitles.size());
    const std::size_t ownerCount = owned ? model.capacity(spec.columns[spec.groupOwner].ref->target) : 1;
    const std::size_t keys = ownerCount * order.parts_ + 1;

    const auto keyOf = [&](Slot row) {
        if (owned && !owners[row].isSlot())
            return keys - 1;
        const std::size_t owner = owned ? owners[row].slot() : 0;
        const std::size_t part = parts.empty() ? 0 : std::min<std::size_t>(parts[row], order.parts_ - 1);
        return owner * order.parts_ + part;
    };

    const auto alive = model.alive(type);
    const auto ranks = model.column(Column<std::uint32_t>{type, kRank});
    order.starts_.assign(keys + 1, 0);
    std::uint32_t total = 0;
    for (Slot row = 0; row < alive.size(); ++row) {
        if (alive[row] != 0) {
            ++order.starts_[keyOf(row) + 1];
            ++total;
        }
    }
    for (std::size_t key = 1; key <= keys; ++key)
        order.starts_[key] += order.starts_[key - 1];
    auto next = order.starts_;
    order.rows_.resize(total);
    for (Slot row = 0; row < alive.size(); ++row) {
        if (alive[row] != 0)
            order.rows_[next[keyOf(row)]++] = row;
    }
    // Slots are in rank order after loading, so few groups need sorting. Equal ranks keep slot order.
    const auto rank = [&](Slot row) { return ranks[row]; };
    for (std::size_t key = 0; key < keys; ++key) {
        const auto group =
            std::span(order.rows_).subspan(order.starts_[key], order.starts_[key + 1] - order.starts_[key]);
        if (!std::ranges::is_sorted(group, {}, rank))
            std::ranges::stable_sort(group, {}, rank);
    }

    order.positions_.assign(model.capacity(type), kNoSlot);
    for (std::size_t owner = 0; owner <= ownerCount; ++owner) {
        const auto first = owner * order.parts_;
        std::uint32_t position = 0;
        for (const Slot row : order.between(first, std::min(first + order.parts_, keys)))
            order.positions_[row] = position++;
    }
    return order;
}

std::span<const Slot> Order::between(std::size_t firstKey, std::size_t lastKey) const {
    return std::span(rows_).subspan(starts_[firstKey], starts_[lastKey] - starts_[firstKey]);
}

bool Order::knows(Slot owner) const {
    return (static_cast<std::size_t>(owner) + 1) * parts_ < starts_.size() - 1;
}

std::span<const Slot> Order::group(Slot owner) const {
    return knows(owner) ? between(owner * parts_, owner * parts_ + parts_) : std::span<const Slot>();
}

std::span<const Slot> Order::group(Slot owner, std::size_t part) const {
    return knows(owner) && part < parts_ ? between(owner * parts_ + part, owner * parts_ + part + 1)
                                         : std::span<const Slot>();
}

std::span<const Slot> Order::ownerless() const {
    return between(starts_.size() - 2, starts_.size() - 1);
}

} // namespace navsmith::model
