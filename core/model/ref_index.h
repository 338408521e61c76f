// Who refers to a row: compressed rows built once, and an overlay for the targets whose referrers changed since.
#pragma once

#include "core/model/ids.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace navsmith::model {

class RefIndex {
public:
    /// `refs` and `alive` are parallel; dead rows do not refer. Targets are slots below `targets`.
    void build(std::span<const Ref> refs, std::span<const std::uint8_t> alive, std::size_t targets);

    void add(Slot target, Slot row);
    void remove(Slot target, Slot row);

    /// Rows that refer to `target`, in no promised order; valid until the next add, remove or build.
    [[nodiscard]] std::span<const Slot> referrers(Slot target) const;

    /// True once so much has changed that building anew is cheaper than carrying the overlay on.
    [[nodiscard]] bool wantsRebuild() const { return overlayRows_ > 4096 + rows_.size() / 4; }

private:
    std::vector<Slot>& overlaid(Slot target);
    [[nodiscard]] std::span<const Slot> compressed(Slot target) const;

    std::vector<std::uint32_t> starts_; ///< one more than there are targets
    std::vector<Slot> rows_;
    std::unordered_map<Slot, std::vector<Slot>> overlay_;
    std::size_t overlayRows_ = 0;
};

} // namespace navsmith::model
