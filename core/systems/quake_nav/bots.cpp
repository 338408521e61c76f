#include "core/systems/quake_nav/bots.h"

#include "core/systems/quake_nav/link_types.h"

#include <array>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;
using routing::Way;
using simulation::Passage;
using simulation::Population;

namespace {

/// Parts of the running speed by the value of a link's type; 0: at once. The two games number the first nine alike.
constexpr std::array kSpeeds{
    1.0F,  // walk
    1.0F,  // long jump
    0.0F,  // teleport
    1.0F,  // ledge
    2.0F,  // pusher
    0.7F,  // barrier jump: the rise takes a while
    0.5F,  // elevator: 150 units a second
    0.33F, // train: 100
    1.0F,  // manual jump
    0.33F, // crouch
    0.66F, // ladder: 200
    0.7F,  // manual barrier jump
    1.0F,  // pivot and jump
    1.5F,  // rocket jump
};

Passage passage(const Model& /*m*/, const Population& /*population*/, Slot /*from*/, const Way& way) {
    return {.speed = way.kind < kSpeeds.size() ? kSpeeds.at(way.kind) : 1.0F};
}

} // namespace

simulation::Traffic bots(quake::NavGame game) {
    const float speed = game == quake::NavGame::Quake ? 320 : 300;
    simulation::Traffic traffic{.populations = {{.id = "bots",
                                                 .title = "Bots",
                                                 .help = "Run to places chosen at random",
                                                 .traveller = "bot",
                                                 .hasGoals = true,
                                                 .length = 32,
                                                 .width = 32,
                                                 .slowest = speed,
                                                 .fastest = speed,
                                                 .acceleration = 2000,
                                                 .braking = 3000}},
                                .passage = passage};
    if (game == quake::NavGame::Quake2)
        traffic.populations.push_back({.id = "monsters",
                                       .title = "Monsters",
                                       .help = "Wander where monsters may walk",
                                       .traveller = "monster",
                                       .share = 0.3F,
                                       .length = 32,
                                       .width = 32,
                                       .slowest = 100,
                                       .fastest = 200,
                                       .acceleration = 500,
                                       .braking = 1000});
    return traffic;
}

} // namespace navsmith::systems::quake_nav
