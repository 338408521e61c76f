#include "core/systems/source_nav/bots/bots.h"

#include "core/systems/source_nav/mesh/schema.h"

#include <array>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;
using routing::Way;
using simulation::Passage;
using simulation::Population;

namespace {

constexpr std::uint32_t kWalkAttribute = 1U << 6U; ///< of area::attributes

// Parts of the running speed.
constexpr float kWalking = 0.52F;
/// Indexed by Routing::kinds: walk, crouch, jump, ladder up, ladder down.
constexpr std::array kSpeeds{1.0F, 0.34F, 1.0F, 0.8F, 0.8F};

Passage passage(const Model& m, const Population& /*population*/, Slot /*from*/, const Way& way) {
    const bool walks = way.kind == 0 && (m.get(area::attributes, way.to) & kWalkAttribute) != 0;
    return {.speed = walks ? kWalking : kSpeeds.at(way.kind)};
}

/// Speeds in units a second: of the slowest and the fastest that the game has.
Population bot(std::string_view id, std::string_view title, std::string_view traveller, float slowest, float fastest) {
    return {.id = id,
            .title = title,
            .help = "Run to places chosen at random",
            .traveller = traveller,
            .hasGoals = true,
            .length = 32,
            .width = 32,
            .slowest = slowest,
            .fastest = fastest,
            .acceleration = 2000,
            .braking = 3000};
}

} // namespace

simulation::Traffic bots() {
    return {.populations = {bot("bots", "Bots", "bot", 210, 250), bot("red", "Red Bots", "red", 230, 400),
                            bot("blue", "Blue Bots", "blue", 230, 400),
                            bot("plain_bots", "Bots", "plain_bot", 190, 220)},
            .passage = passage};
}

} // namespace navsmith::systems::source_nav
