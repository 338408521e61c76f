#include "core/systems/yapb/lift_nodes.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/reach.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::systems::yapb {

namespace {

/// The nearest nodes beside a stop to which nothing is in the way.
std::vector<std::size_t> exitsOf(const Network& network, const world::RayCaster& rays, const Lift& lift,
                                 const glm::vec3& stop) {
    constexpr float farthest = 128; // from the platform
    constexpr std::size_t most = 3;
    const glm::vec3 middle = stop + glm::vec3(0, 0, kStandingHeight);
    std::vector<std::pair<float, std::size_t>> near;
    for (std::size_t n = 0; n < network.nodes.size(); ++n) {
        const auto& node = network.nodes[n];
        if ((node.flags & kOffGround) == 0 && std::abs(node.feet.z - stop.z) < kHighestStep &&
            lift.distanceTo(glm::vec2(node.feet)) <= farthest && isClear(rays, middle, originOf(node)))
            near.emplace_back(glm::distance(node.feet, stop), n);
    }
    std::ranges::sort(near);
    std::vector<std::size_t> exits;
    for (std::size_t i = 0; i < std::min(most, near.size()); ++i)
        exits.push_back(near[i].second);
    return exits;
}

} // namespace

bool isOnLift(std::span<const Lift> lifts, const glm::vec3& feet) {
    constexpr float within = 18;
    return std::ranges::any_of(lifts, [&](const Lift& lift) {
        return lift.distanceTo(glm::vec2(feet)) == 0 &&
               (std::abs(feet.z - lift.bottom) <= within || std::abs(feet.z - lift.top) <= within);
    });
}

std::vector<Ride> addRides(Network& network, const world::RayCaster& rays, std::span<const Lift> lifts) {
    std::vector<Ride> rides;
    for (const auto& lift : lifts) {
        const auto middle = lift.middle();
        const glm::vec3 below(middle.x, middle.y, lift.bottom);
        const glm::vec3 above(middle.x, middle.y, lift.top);
        const auto entries = exitsOf(network, rays, lift, below);
        auto exits = exitsOf(network, rays, lift, above);
        if (entries.empty() || exits.empty())
            continue;
        const auto bottom = network.add({.feet = below, .flags = kLift});
        const auto top = network.add({.feet = above, .flags = kLift});
        network.link(bottom, top);
        for (const auto entry : entries) {
            network.link(entry, bottom);
            network.link(bottom, entry);
        }
        for (const auto exit : exits)
            network.link(top, exit);
        rides.push_back({bottom, top, std::move(exits)});
    }
    return rides;
}

void linkRidesDown(Network& network, std::span<const Ride> rides) {
    constexpr auto anywhere = std::numeric_limits<float>::max();
    for (const auto& ride : rides) {
        if (network.waysFrom(ride.top, anywhere)[ride.bottom] <= anywhere)
            continue;
        network.link(ride.top, ride.bottom);
        for (const auto exit : ride.exits)
            network.link(exit, ride.top);
    }
}

} // namespace navsmith::systems::yapb
