#include "core/systems/source2_nav/flags.h"

#include <array>

namespace navsmith::systems::source2_nav {

std::span<const Flag> attributeFlags() {
    static constexpr std::array all{
        Flag{"bit_0", "Bit 0", "Without a known meaning", 0},
        Flag{"jump", "Jump", "Bots must jump to traverse the area", 1},
        Flag{"bit_2", "Bit 2", "Without a known meaning", 2},
        Flag{"no_jump", "No jump", "Bots never jump here", 3},
        Flag{"stop", "Stop", "Bots stop when they enter", 4},
        Flag{"run", "Run", "Bots must run", 5},
        Flag{"walk", "Walk", "Bots must walk", 6},
        Flag{"avoid", "Avoid", "Bots avoid the area unless there is danger", 7},
        Flag{"transient", "Transient", "The area may become blocked", 8},
        Flag{"dont_hide", "No hiding", "Bots do not hide here", 9},
        Flag{"stand", "Stand", "Bots stand while they hide here", 10},
        Flag{"no_hostages", "No hostages", "Hostages do not come here", 11},
        Flag{"stairs", "Stairs", "The area is on stairs", 12},
        Flag{"no_merge", "No merging", "The generator does not merge the area", 13},
        Flag{"obstacle_top", "Obstacle top", "The area is on top of an obstacle", 14},
        Flag{"non_z_up", "Not upright", "Gravity does not point down here", 15},
        Flag{"crouch_height", "Crouch", "Only a crouching agent fits", 16},
        Flag{"non_z_up_transition", "Gravity changes", "Leads to where gravity does not point down", 17},
        Flag{"crawl_height", "Crawl", "Only a crawling agent fits", 18},
    };
    return all;
}

std::span<const Flag> hidingSpotFlags() {
    static constexpr std::array all{
        Flag{"in_cover", "In cover", "Cover nearby", 0},
        Flag{"good_sniper", "Good sniper spot", "A view far along", 1},
        Flag{"ideal_sniper", "Ideal sniper spot", "A view along a very long way", 2},
        Flag{"exposed", "Exposed", "In the open", 3},
    };
    return all;
}

} // namespace navsmith::systems::source2_nav
