#include "core/systems/yapb/flags.h"

#include <algorithm>
#include <array>
#include <vector>

namespace navsmith::systems::yapb {

using symbol::rgb;

namespace {

constexpr std::array kNodeFlags{
    Flag{kButton, "button", "Button", "Bots look for a door in their way to the node, and for the button that opens it",
         rgb(0xE07BD0)},
    Flag{kLift, "lift", "Lift", "Bots call the lift, wait, enter, ride and leave. Both ends of the ride have the flag.",
         rgb(0xF2994A)},
    Flag{kCrouch, "crouch", "Crouch", "Bots duck on their way to the node. It stands 18 above the floor, not 36.",
         rgb(0x9AA4B0)},
    Flag{kCrossing, "crossing", "Crossing", "Without effect: editors set it with camp and team nodes"},
    Flag{kGoal, "goal", "Goal", "Bomb sites, hostages, places of the VIP: bots go there to fulfil the map's task",
         rgb(0xF2C14E)},
    Flag{kLadder, "ladder", "Ladder", "Bots approach slowly and climb; another one waits for three seconds",
         rgb(0xB5835A)},
    Flag{kRescue, "rescue", "Rescue", "Counter-terrorists bring hostages here", rgb(0x6FCF97)},
    Flag{kCamp, "camp", "Camp", "Bots stop here and look from the first direction to the last and back", rgb(0xBB86FC)},
    Flag{kNoHostage, "no_hostage", "No hostages", "Counter-terrorists with hostages never come here"},
    Flag{kDoubleJump, "double_jump", "Double jump", "Without effect in today's bots"},
    Flag{kNarrow, "narrow", "Narrow", "Bots walk straight to the node, do not look ahead and throw no grenades"},
    Flag{kSniper, "sniper", "Sniper", "Only bots with a sniper rifle camp here", rgb(0xD9A9FF)},
    Flag{kTOnly, "t_only", "Terrorists", "A place that terrorists defend and counter-terrorists attack; no barrier",
         rgb(0xEB5757)},
    Flag{kCtOnly, "ct_only", "Counter-terrorists", "A place that counter-terrorists defend and terrorists attack",
         rgb(0x56A3F5)},
};

constexpr std::array<std::uint32_t, 10> kColouring{kSniper, kCamp,   kGoal,  kRescue, kLift,
                                                   kButton, kLadder, kTOnly, kCtOnly, kCrouch};

} // namespace

std::span<const Flag> nodeFlags() {
    return kNodeFlags;
}

std::span<const Flag> colouringFlags() {
    static const auto ordered = [] {
        std::vector<Flag> flags;
        flags.reserve(std::size(kColouring));
        for (const auto bit : kColouring)
            flags.push_back(*std::ranges::find(kNodeFlags, bit, &Flag::bit));
        return flags;
    }();
    return ordered;
}

std::uint32_t knownNodeFlags() {
    std::uint32_t all = 0;
    for (const auto& flag : kNodeFlags)
        all |= flag.bit;
    return all;
}

} // namespace navsmith::systems::yapb
