#include "core/systems/source_ain/bots.h"

#include "core/systems/source_ain/access.h"

#include <array>

namespace navsmith::systems::source_ain {

using model::Model;
using model::Slot;
using routing::Way;
using simulation::Passage;
using simulation::Population;

namespace {

/// Approximate speeds of NPCs of Half-Life 2; others are like those of their size.
struct Speeds {
    float slowest = 0; ///< world units a second
    float fastest = 0;
};
constexpr std::array<Speeds, 10> kSpeeds{{{150, 210},
                                          {120, 250},
                                          {120, 200},
                                          {80, 160},
                                          {100, 200},
                                          {120, 200},
                                          {150, 300},
                                          {200, 450},
                                          {100, 200},
                                          {200, 400}}};
constexpr Speeds kOtherSpeeds{100, 200};
constexpr float kClimbFactor = 0.4F;

bool isOfFile(const Model& m, const Population& population) {
    return population.rules < hullCount(m);
}

/// Where some link leads away.
float spawn(const Model& m, const Population& population, Slot n) {
    for (const Slot l : linksOf(m, n)) {
        if (moveOf(m, l, population.rules) != 0)
            return 1;
    }
    return 0;
}

Passage passage(const Model&, const Population&, Slot, const Way& way) {
    return {.speed = static_cast<WayKind>(way.kind) == WayKind::Climb ? kClimbFactor : 1.0F};
}

} // namespace

simulation::Traffic npcs() {
    simulation::Traffic traffic{.has = isOfFile, .spawn = spawn, .passage = passage};
    const auto boxes = generation::hullsFor(hullNames().size());
    const auto usual = generation::hullsFor(kSpeeds.size());
    for (std::uint32_t h = 0; h < hullNames().size(); ++h) {
        const auto& hull = hullNames()[h];
        const auto speeds = h < kSpeeds.size() ? kSpeeds.at(h) : kOtherSpeeds;
        const float width = h < usual.size() ? usual[h].width() : boxes[0].width();
        traffic.populations.push_back({.id = hull.id,
                                       .title = hull.title,
                                       .help = hull.who.empty() ? "Go to places chosen at random" : hull.who,
                                       .traveller = hull.id,
                                       .hasGoals = true,
                                       .share = h == generation::kHuman ? 1.0F : 0.0F,
                                       .length = width,
                                       .width = width,
                                       .slowest = speeds.slowest,
                                       .fastest = speeds.fastest,
                                       .acceleration = 400,
                                       .braking = 800,
                                       .rules = h});
    }
    return traffic;
}

} // namespace navsmith::systems::source_ain
