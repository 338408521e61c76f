#include "core/systems/quake_text/flags.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace navsmith::systems::quake_text {

namespace {

using symbol::rgb;

constexpr auto kJumpColour = rgb(0xF2C14E);
constexpr auto kRocketColour = rgb(0xE8574A);
constexpr auto kRideColour = rgb(0xD98E2B);
constexpr auto kWaterColour = rgb(0x4FA3D8);
constexpr auto kTeleportColour = rgb(0xC277F2);
constexpr auto kAvoidColour = rgb(0xE8574A);
constexpr auto kDoorColour = rgb(0xB98A7A);
constexpr auto kCareColour = rgb(0x8FBF6B);

constexpr std::array kKtxNode{
    Flag{1, "unreachable", "Unreachable", "Bots avoid it: in lava, or deep in water", Meaning::Unreachable,
         kAvoidColour},
    Flag{8, "is_dm6_door", "Is the door of dm6", "The marker of the door that bots have to shoot", Meaning::None,
         kDoorColour},
    Flag{16, "blocked_at_top", "Closed at its top",
         "The door counts as closed when it is at its top. The game does "
         "not write this flag when it saves.",
         Meaning::None, kDoorColour},
    Flag{64, "door_touch", "Door with a marker to touch", "The door gets a marker that bots can touch", Meaning::None,
         kDoorColour},
    Flag{128, "escape_route", "Escape route", "The game does not use it yet"},
    Flag{32, "fire_at_start", "Fire at match start", "Bots fire there when a match starts", Meaning::FireAtStart},
    Flag{1024, "not_touchable", "Not touchable", "Bots do not notice when they touch it", Meaning::NoTouch}};
constexpr std::array kKtxLink{
    Flag{1U << 9U, "rocket_jump", "Rocket jump", "The way is a rocket jump, with the view and delay below",
         Meaning::RocketJump, kRocketColour},
    Flag{1U << 10U, "jump", "Jump off a ledge", "The bot jumps at the edge", Meaning::Jump, kJumpColour},
    Flag{1U << 1U, "water_jump", "Water jump", "The bot jumps out of water", Meaning::WaterJump, kWaterColour},
    Flag{1U << 11U, "lift", "Lift", "A vertical platform takes the bot there", Meaning::Lift, kRideColour},
    Flag{1U << 8U, "dm6_door", "Door of dm6", "The bot has to shoot the door of dm6 first", Meaning::Shoot,
         kDoorColour},
    Flag{1U << 23U, "air_turn", "Turn in the air", "Set by a turn. The game does not write it when it saves."}};

constexpr std::array kFrikNode{
    Flag{16, "door", "Door", "The bot waits for a door", Meaning::Door, kDoorColour},
    Flag{32, "precision", "Precision", "The bot walks slowly and exactly", Meaning::None, kCareColour},
    Flag{64, "surface", "Surface", "The bot comes up for air", Meaning::None, kWaterColour},
    Flag{128, "blind", "Blind", "The bot does not look for edges and hazards", Meaning::None, rgb(0x9AA4B0)},
    Flag{256, "jump", "Jump", "The bot jumps. The waypoint is never taken as the nearest one.", Meaning::Jump,
         kJumpColour},
    Flag{512, "directional", "Directional", "One-way. The waypoint is never taken as the nearest one."},
    Flag{1024, "plat_bottom", "Bottom of a lift", "The bot waits for a lift to come down", Meaning::Lift, kRideColour},
    Flag{2048, "ride_train", "Ride a train", "The bot waits for a train", Meaning::None, kRideColour},
    Flag{4096, "super_jump", "Super jump", "The bot makes a rocket jump", Meaning::RocketJump, kRocketColour},
    Flag{8192, "sniper", "Sniper", "A place to shoot from"},
    Flag{16384, "ambush", "Ambush", "A place to wait for enemies"},
    Flag{32768, "door_no_open", "Door that does not open", "The bot cannot open the door itself", Meaning::None,
         kDoorColour},
    Flag{65536, "difficult", "Difficult", "Routes avoid it"},
    Flag{131072, "trace_test", "Trace test", "Taken only if nothing is in the way"}};
constexpr std::array kFrikLink{
    Flag{1, "teleporter", "Teleporter", "A teleporter takes the bot there", Meaning::Teleporter, kTeleportColour}};

constexpr std::array kFrogNode{
    Flag{1, "v2_unreachable", "Unreachable", "Bots avoid it: in lava, or deep in water", Meaning::Unreachable,
         kAvoidColour},
    Flag{512, "danger", "Danger", "A dangerous place", Meaning::None, kAvoidColour},
    Flag{2, "force_slime", "Force slime", "Bots go there through slime"},
    Flag{4, "exclusive", "Exclusive", "Only one bot at a time", Meaning::None, kCareColour},
    Flag{8, "want_suit", "Wants a suit", "Bots go there with an environment suit only", Meaning::None, kAvoidColour},
    Flag{16, "air_touch", "Touched in the air", "Bots touch it while they fly"},
    Flag{32, "wait_lift", "Wait for lift", "Bots wait for a lift there", Meaning::Lift, kRideColour},
    Flag{64, "no_touch", "No touch", "Bots do not notice when they touch it", Meaning::NoTouch},
    Flag{128, "fire_on_match_start", "Fire on match start", "Bots fire there when a match starts",
         Meaning::FireAtStart},
    Flag{256, "jump_hint", "Jump hint", "Helps the bot to find the way of a jump", Meaning::None, kJumpColour}};
constexpr std::array kFrogLink{
    Flag{512, "v2_rocket_jump", "Rocket jump", "The way is a rocket jump", Meaning::RocketJump, kRocketColour},
    Flag{1024, "jump_ledge", "Jump off a ledge", "The bot jumps at the edge", Meaning::Jump, kJumpColour},
    Flag{128, "precise_jump", "Precise jump", "The bot jumps exactly along the way", Meaning::None, kJumpColour},
    Flag{1, "just_go", "Just go", "The bot does not look where it goes"},
    Flag{2, "focus", "Focus", "The bot looks at the target only"},
    Flag{4, "linked_door", "Linked door", "Not a way: names a door that has to be open", Meaning::None, kDoorColour},
    Flag{8, "wall_strafe", "Wall strafe", "The bot slides along a wall"},
    Flag{16, "shoot_at", "Shoot at", "Not a way: names what the bot has to shoot", Meaning::None, kDoorColour},
    Flag{32, "narrow", "Narrow", "The bot stays in the middle", Meaning::None, kCareColour},
    Flag{256, "need_shoot", "Needs a shot", "Something has to be shot first", Meaning::Shoot, kDoorColour},
    Flag{2048, "slow_down", "Slow down", "The bot slows down", Meaning::None, kCareColour}};

constexpr std::array kNexuizNode{
    Flag{1U << 21U, "teleport", "Teleporter", "A teleporter begins there", Meaning::Teleporter, kTeleportColour},
    Flag{1U << 14U, "nexuiz_jump", "Jump", "The bot jumps there", Meaning::Jump, kJumpColour},
    Flag{1U << 13U, "jump_pad", "Custom jump pad", "A jump pad", Meaning::None, kRideColour},
    Flag{1U << 15U, "ladder", "Ladder", "A ladder", Meaning::None, kRideColour},
    Flag{1U << 12U, "crouch", "Crouch", "The bot crouches", Meaning::None, kCareColour},
    Flag{1U << 11U, "support", "Support", "Helps the bot to find its way"},
    Flag{1U << 22U, "item", "Item", "Made for an item"},
    Flag{1U << 20U, "no_relink", "No relink", "Of old versions; cleared when the game loads it"},
    Flag{1U << 19U, "personal", "Personal", "Of one bot only"},
    Flag{1U << 18U, "protected", "Protected", "The game does not delete it"},
    Flag{1U << 17U, "useful", "Useful", "The game keeps it when it removes needless ones"},
    Flag{1U << 16U, "dead_end", "Dead end", "A dead end"},
    Flag{1U << 23U, "generated", "Generated", "Made by the game, and not saved"}};

constexpr std::array kLooks{WayLook{"walk", "walk", rgb(0x7FB3E6)},
                            WayLook{"jump", "jump", kJumpColour},
                            WayLook{"rocket_jump", "rocket jump", kRocketColour},
                            WayLook{"ride", "lift or water jump", kRideColour},
                            WayLook{"teleport", "teleporter", kTeleportColour},
                            WayLook{"other", "other", rgb(0x6B7280)}};

} // namespace

std::span<const Flag> nodeFlags(Dialect dialect) {
    switch (dialect) {
    case Dialect::Ktx:
        return kKtxNode;
    case Dialect::FrikBot:
    case Dialect::FrikBotQc:
        return kFrikNode;
    case Dialect::Frogbot2:
        return kFrogNode;
    case Dialect::Nexuiz:
        return kNexuizNode;
    }
    return {};
}

std::span<const Flag> linkFlags(Dialect dialect) {
    switch (dialect) {
    case Dialect::Ktx:
        return kKtxLink;
    case Dialect::FrikBot:
    case Dialect::FrikBotQc:
        return kFrikLink;
    case Dialect::Frogbot2:
        return kFrogLink;
    case Dialect::Nexuiz:
        break;
    }
    return {};
}

std::uint32_t knownBits(std::span<const Flag> flags) {
    return std::accumulate(flags.begin(), flags.end(), 0U,
                           [](std::uint32_t bits, const Flag& flag) { return bits | flag.bit; });
}

const WayLook& lookOf(WayKind kind) {
    return kLooks[std::min<std::size_t>(static_cast<std::size_t>(kind), kLooks.size() - 1)];
}

} // namespace navsmith::systems::quake_text
