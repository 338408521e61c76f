// Why there is no route.
#pragma once

#include "core/routing/graph.h"

#include <optional>

namespace navsmith::routing {

/// What stands in the way of a route, with the ways that exist taken in any direction.
struct Obstacle {
    model::Slot from = model::kNoSlot; ///< the route gets as far as this
    model::Slot to = model::kNoSlot;
    std::optional<Way> way; ///< closed; none: there is only one back, from `to`
};

struct Diagnosis {
    bool connected = false;          ///< there would be a route without obstacles
    std::vector<Obstacle> obstacles; ///< as few as possible, in the order of that route; empty: there is none
};

/// O(nodes + ways).
Diagnosis diagnose(const Graph& graph, model::Slot from, model::Slot to);

} // namespace navsmith::routing
