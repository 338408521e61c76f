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

/// A way along a link whose target is open; the cost is the stored length.
routing::Way wayAlong(const Graph& g, const model::Model& m, model::Slot link);

/// Reason for a remark on nodes of a route that are switched off; `count` of them.
routing::Reason switchedOffRemark(std::size_t count);

/// The search of the series: from the goal, in a signed 16-bit number, and at most 4,950 nodes.
routing::SearchRules searchRules(const model::Model& m);

/// Everything but travellers, closures and ways.
template <const Graph& G>
routing::Routing routingOf() {
    return {.node = G.nodeType(),
            .place = over<G, static_cast<glm::vec3 (*)(const Graph&, const model::Model&, model::Slot)>(placeOf)>,
            .remoteness = over<G, remoteness>,
            .refusal = over<G, groupRefusal>,
            .search = searchRules};
}

} // namespace navsmith::systems::paths
