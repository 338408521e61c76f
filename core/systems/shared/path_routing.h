// What routes over paths of areas have in common: docs/simulation.md.
#pragma once

#include "core/routing/routing.h"
#include "core/systems/shared/path_graph.h"

#include <optional>

namespace navsmith::systems::paths {

/// As the games measure to find the nearest node: along x and y, and three times as much in height.
double remoteness(const Graph& g, const model::Model& m, model::Slot node, const glm::vec3& place);

/// A search between different flood groups fails at once; so does one between two graphs.
std::optional<routing::Reason> groupRefusal(const Graph& g, const model::Model& m, const routing::Traveller& traveller,
                                            model::Slot from, model::Slot to);

/// The search of the series: from the goal, in a signed 16-bit number, and at most 4,950 nodes.
routing::SearchRules searchRules(const model::Model& m);

/// Why a way along a link to an open node is closed to a traveller; 0: it is open.
using Closing = routing::ClosedBy (*)(const model::Model& m, const routing::Traveller& traveller, model::Slot link,
                                      model::Slot to);
/// A node is switched off for random traffic.
using IsOff = bool (*)(const model::Model& m, model::Slot node);

/// A way along each link of a node whose target is open; the cost is the stored length.
void addWays(const Graph& g, const model::Model& m, const routing::Traveller& traveller, model::Slot node,
             std::vector<routing::Way>& out, Closing closing);
/// How many nodes of a route are switched off.
void addRemarks(const Graph& g, const model::Model& m, const routing::Traveller& traveller,
                const std::vector<model::Slot>& nodes, std::vector<routing::Reason>& out, IsOff isOff);

/// Everything but travellers and closures.
template <const Graph& G, Closing closing, IsOff isOff>
routing::Routing routingOf() {
    return {.node = G.nodeType(),
            .ways = over<G, addWays, closing>,
            .place = over<G, placeOf>,
            .remoteness = over<G, remoteness>,
            .refusal = over<G, groupRefusal>,
            .search = searchRules,
            .remarks = over<G, addRemarks, isOff>};
}

} // namespace navsmith::systems::paths
