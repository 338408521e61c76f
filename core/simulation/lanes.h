// The lanes of a document as agents follow them, to be drawn and measured.
#pragma once

#include "core/routing/graph.h"
#include "core/simulation/simulation.h"

#include <cstddef>
#include <vector>

namespace navsmith::simulation {

/// One lane, from one way over a node to the next.
struct Lane {
    std::vector<glm::vec3> points = {};
    model::Slot node = model::kNoSlot; ///< between the ways
    float length = 0;                  ///< world units
    float kink = 0;                    ///< sharpest change of direction within kKinkWithin units, degrees
};
inline constexpr float kKinkWithin = 1;
/// No agent could drive a change of direction of this size or more.
inline constexpr float kSharpKink = 60;

/// The lanes of a population over the nodes within the surroundings, at most `most`: those that an agent would choose
/// first. `graph` is of the population's traveller.
std::vector<Lane> lanesAround(const model::Model& model, const routing::Graph& graph, const Traffic& traffic,
                              const Population& population, const Surroundings& surroundings, std::size_t most);

} // namespace navsmith::simulation
