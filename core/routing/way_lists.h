// Short lists of ways, one for each node, in one block of memory.
#pragma once

#include "core/model/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::routing {

/// A way as the search sees it.
struct Arc {
    model::Slot node = model::kNoSlot; ///< at the other end
    float cost = 0;                    ///< infinite: closed
    std::uint32_t way = 0;             ///< index of the way in the graph

    bool operator==(const Arc&) const = default;
};

/// Changing a list costs what it holds: one that outgrows its room moves to the end of the block, which is rewritten
/// when half of it is unused.
class WayLists {
public:
    /// Room for as many nodes; new lists are empty.
    void resize(std::size_t nodes) {
        if (nodes > lists_.size())
            lists_.resize(nodes);
    }
    [[nodiscard]] std::size_t size() const { return lists_.size(); }
    [[nodiscard]] std::span<const Arc> of(model::Slot node) const {
        const auto& list = lists_[node];
        return std::span(arcs_).subspan(list.first, list.count);
    }
    void replace(model::Slot node, std::span<const Arc> arcs);
    void add(model::Slot node, const Arc& arc);
    void remove(model::Slot node, std::uint32_t way);

private:
    struct List {
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        std::uint32_t room = 0;
    };
    void grow(List& list, std::size_t room);
    void compact();

    std::vector<List> lists_;
    std::vector<Arc> arcs_;
    std::size_t unused_ = 0; ///< arcs in the block that belong to no list
};

} // namespace navsmith::routing
