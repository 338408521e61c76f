// Teleporters, pushers, plats and ladders: nodes at both ends and the links between them.
#pragma once

#include "core/systems/quake_nav/generation/goals.h"
#include "core/systems/quake_nav/generation/linking.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

/// What the generator believed or could not do, for people.
struct Remark {
    std::string_view kind; ///< "assumed", "unreached", ...; stable, for scripts
    std::string subject;   ///< an entity: "func_door gate (*3)"; may be empty
    std::string text;
};
using Remarks = std::vector<Remark>;

/// Where players stand on something that carries them, at its two ends, and beside it there. Plats and doors have their
/// lower end first, trains the first corner of their track.
struct Lift {
    std::size_t mover = 0; ///< index into Terrain::movers
    std::array<glm::vec3, 2> ends{};
    std::array<std::vector<glm::vec3>, 2> exits; ///< on the ground beside each; of plats and doors only the upper end
};
/// Remarks tell what is left out and why.
std::vector<Lift> liftsOf(const Terrain& terrain, Remarks& remarks);

/// Where players stand before and after they climb.
struct Climb {
    std::size_t entity = 0; ///< that the ladder belongs to; 0: the world
    glm::vec3 bottom{0.0F};
    glm::vec3 top{0.0F};
    glm::vec3 towards{0.0F}; ///< from the player to the ladder, level, length 1
};
std::vector<Climb> climbsOf(const Terrain& terrain);

/// What carries players, but for walking and jumping.
struct Carriers {
    std::vector<Teleporter> teleporters;
    std::vector<Pusher> pushers;
    std::vector<Lift> lifts;
    std::vector<Climb> climbs;
    Remarks leftOut; ///< what might carry players but does not
};
Carriers carriersOf(const Terrain& terrain);

struct Ride {
    NodeIndex from = kNoNode;
    NodeIndex to = kNoNode;
    LinkKind kind = LinkKind::Teleport;
    std::size_t mover = 0;  ///< of an elevator
    glm::vec3 ladder{0.0F}; ///< Link::ladder
};
/// Adds the nodes of all rides; the links wait until the others are made, as they should not be taken for a way on
/// foot.
std::vector<Ride> addRideNodes(Work& work, const Carriers& carriers, Remarks& remarks);
void linkRides(Work& work, const std::vector<Ride>& rides);

} // namespace navsmith::systems::quake_nav::generation
