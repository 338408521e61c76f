// What a traveller reaches, and where the net would fall apart.
#pragma once

#include "core/routing/search.h"
#include "core/routing/strong_parts.h"

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::routing {

struct Reach {
    std::vector<float> lengths; ///< by node: along the cheapest route, world units; infinite if there is none
    std::size_t reached = 0;    ///< nodes, with the first ones
    float longest = 0;          ///< of the lengths that are finite
};

/// The ways from the nearest of these open nodes to all others, or from all others to it.
Reach reachOf(const Graph& graph, Search& search, std::span<const model::Slot> nodes,
              Search::Way way = Search::Way::Away);

/// Groups of nodes within which the traveller gets from each node to every other. Closed nodes and dead rows are parts
/// of their own.
StrongParts strongParts(const Graph& graph);

/// The nodes without which the rest of their net would fall into two or more pieces, open ways taken in both
/// directions; ascending.
std::vector<model::Slot> cutNodes(const Graph& graph);

} // namespace navsmith::routing
