// Nodes and links by which bots ride lifts (docs/formats/yapb-graph.md, section 5).
#pragma once

#include "core/systems/yapb/lifts.h"
#include "core/systems/yapb/network.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::systems::yapb {

/// Between two nodes, to and from nodes beside them.
struct Ride {
    std::size_t bottom = 0;
    std::size_t top = 0;
    std::vector<std::size_t> exits; ///< above
};

/// Whether a place is on the platform where a lift stops. The platform may be elsewhere.
bool isOnLift(std::span<const Lift> lifts, const glm::vec3& feet);

/// A node at each stop of lifts that lead from nodes to others, and the ways up.
std::vector<Ride> addRides(Network& network, const world::RayCaster& rays, std::span<const Lift> lifts);
/// The ways down where no others lead. Where they do bots take them, as people have it.
void linkRidesDown(Network& network, std::span<const Ride> rides);

} // namespace navsmith::systems::yapb
