#include "core/systems/quake_nav/link_types.h"

#include <array>

namespace navsmith::systems::quake_nav {

using symbol::rgb;

namespace {

constexpr auto kWalkColour = rgb(0x7FD6E8);
constexpr auto kLongJumpColour = rgb(0x5B9BFF);
constexpr auto kTeleportColour = rgb(0xC277F2);
constexpr auto kLedgeColour = rgb(0x63D471);
constexpr auto kPusherColour = rgb(0xF27BB5);
constexpr auto kBarrierColour = rgb(0x3FD0B4);
constexpr auto kElevatorColour = rgb(0xF2C14E);
constexpr auto kTrainColour = rgb(0xC9A227);
constexpr auto kManualColour = rgb(0x8AB4FF);
constexpr auto kUnknownColour = rgb(0x9AA4B0);

// The Carries values are counted over the original files; 9 and 11 of Quake II, which no known file uses, are guessed
// from their names.
constexpr std::array kQuake{
    LinkType{0, "walk", Carries::Never, Movement::Walk, kWalkColour},
    LinkType{1, "long jump", Carries::Usually, Movement::LongJump, kLongJumpColour},
    LinkType{2, "teleport", Carries::Never, Movement::Other, kTeleportColour, 1},
    LinkType{3, "walk off ledge", Carries::Usually, Movement::Ledge, kLedgeColour},
    LinkType{4, "pusher", Carries::Never, Movement::Other, kPusherColour, 2},
    LinkType{5, "barrier jump", Carries::Usually, Movement::BarrierJump, kBarrierColour},
    LinkType{6, "elevator", Carries::Always, Movement::Ride, kElevatorColour, 8, 4},
    LinkType{7, "train", Carries::Always, Movement::Ride, kTrainColour},
    LinkType{8, "manual jump", Carries::Always, Movement::Manual, kManualColour},
    LinkType{9, "unknown", Carries::Never, Movement::Other, kUnknownColour},
};

constexpr std::array kQuake2{
    LinkType{0, "walk", Carries::Never, Movement::Walk, kWalkColour},
    LinkType{1, "long jump", Carries::Always, Movement::LongJump, kLongJumpColour},
    LinkType{2, "teleport", Carries::Never, Movement::Other, kTeleportColour, 1},
    LinkType{3, "walk off ledge", Carries::Usually, Movement::Ledge, kLedgeColour},
    LinkType{4, "pusher", Carries::Never, Movement::Other, kPusherColour, 2},
    LinkType{5, "barrier jump", Carries::Usually, Movement::BarrierJump, kBarrierColour},
    LinkType{6, "elevator", Carries::Always, Movement::Ride, kElevatorColour, 4},
    LinkType{7, "train", Carries::Always, Movement::Ride, kTrainColour},
    LinkType{8, "manual long jump", Carries::Always, Movement::Manual, kManualColour},
    LinkType{9, "crouch", Carries::Never, Movement::Other, rgb(0xB5D99C)},
    LinkType{10, "ladder", Carries::Always, Movement::Other, rgb(0xC9D94A), 8},
    LinkType{11, "manual barrier jump", Carries::Always, Movement::Manual, rgb(0x6FE0CB)},
    LinkType{12, "pivot and jump", Carries::Never, Movement::Other, rgb(0xA79BFF)},
    LinkType{13, "rocket jump", Carries::Always, Movement::Other, rgb(0xF2783B)},
    LinkType{14, "unknown", Carries::Never, Movement::Other, kUnknownColour},
};

} // namespace

std::span<const LinkType> linkTypes(quake::NavGame game) {
    return game == quake::NavGame::Quake ? std::span<const LinkType>(kQuake) : kQuake2;
}

const LinkType* findLinkType(quake::NavGame game, unsigned value) {
    const auto types = linkTypes(game);
    return value < types.size() ? &types[value] : nullptr;
}

} // namespace navsmith::systems::quake_nav
