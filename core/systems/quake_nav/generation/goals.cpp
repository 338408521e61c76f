#include "core/systems/quake_nav/generation/goals.h"

#include "core/systems/quake_nav/generation/entity_keys.h"
#include "core/systems/quake_nav/generation/player_moves.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string_view>

namespace navsmith::systems::quake_nav::generation {

using world::MapEntity;

bool isStart(std::string_view name) {
    return name.starts_with("info_player_") && name != "info_player_intermission";
}
bool isItem(std::string_view name) {
    constexpr std::array kinds{std::string_view("item_"), std::string_view("weapon_"), std::string_view("ammo_"),
                               std::string_view("key_")};
    return std::ranges::any_of(kinds, [&](std::string_view kind) { return name.starts_with(kind); });
}

namespace {

constexpr float kAboveFloor = 8;

/// Items of Quake whose origin is the corner of their box, 32 wide.
constexpr std::array kCornerItems{
    std::string_view("item_health"),      std::string_view("item_shells"),        std::string_view("item_spikes"),
    std::string_view("item_rockets"),     std::string_view("item_cells"),         std::string_view("item_weapon"),
    std::string_view("item_lava_spikes"), std::string_view("item_multi_rockets"), std::string_view("item_plasma")};

glm::vec3 middleOf(const Terrain& terrain, const MapEntity& entity) {
    const bool corner = terrain.game == quake::NavGame::Quake &&
                        std::ranges::find(kCornerItems, entity.className()) != kCornerItems.end();
    return entity.origin.value_or(glm::vec3(0)) + (corner ? glm::vec3(16, 16, 0) : glm::vec3(0));
}

/// The ground where an entity falls to. It may stand a little in a wall, or where only its own box fits: below a
/// ceiling too low for a player at its height.
std::optional<glm::vec3> standBelow(const Terrain& terrain, const glm::vec3& origin, float above, float reach) {
    constexpr std::array nudges{0.0F, 8.0F, 16.0F, 24.0F, 32.0F};
    constexpr int directions = 8;
    for (const float lower : {0.0F, 12.0F, kOriginHeight}) {
        for (const float nudge : nudges) {
            for (int i = 0; i < (nudge == 0 ? 1 : directions); ++i) {
                const float angle = glm::radians(360.0F * static_cast<float>(i) / directions);
                const auto at =
                    origin + nudge * glm::vec3(std::cos(angle), std::sin(angle), 0) + glm::vec3(0, 0, above - lower);
                if (const auto ground = groundBelow(terrain, at, reach))
                    return ground;
            }
        }
    }
    return std::nullopt;
}

std::optional<std::array<glm::vec3, 2>> boundsOf(const Terrain& terrain, const MapEntity& entity) {
    if (!entity.model || *entity.model == 0 || *entity.model >= terrain.map.models.size())
        return std::nullopt;
    const auto& model = terrain.map.models[*entity.model];
    const auto origin = entity.origin.value_or(glm::vec3(0));
    return std::array{model.minimum + origin, model.maximum + origin};
}

/// The box in which a teleporter takes players: that of its brush, or that above the pad that it is.
std::optional<std::array<glm::vec3, 2>> teleporterBounds(const Terrain& terrain, const MapEntity& entity) {
    constexpr glm::vec3 low(-8, -8, 8);
    constexpr glm::vec3 high(8, 8, 24);
    if (entity.className() == "trigger_teleport")
        return boundsOf(terrain, entity);
    if (entity.className() == "misc_teleporter" && entity.origin && !entity.value("target").empty())
        return std::array{*entity.origin + low, *entity.origin + high};
    return std::nullopt;
}

} // namespace

bool Carrier::touches(const glm::vec3& feet) const {
    // The games grow the boxes of both, by 3 together.
    constexpr float growth = 2;
    const auto least = feet + kPlayerLow - growth;
    const auto most = feet + kPlayerHigh + growth;
    return least.x <= high.x && least.y <= high.y && least.z <= high.z && most.x >= low.x && most.y >= low.y &&
           most.z >= low.z;
}

namespace {

/// Where a player stands who presses a button: before it or, if it goes down, on it.
std::optional<glm::vec3> standAt(const Terrain& terrain, const MapEntity& button) {
    constexpr float before = 20;
    const auto bounds = boundsOf(terrain, button);
    if (!bounds)
        return std::nullopt;
    const auto towards = directionOf(button);
    const auto half = ((*bounds)[1] - (*bounds)[0]) / 2.0F;
    const auto middle = ((*bounds)[0] + (*bounds)[1]) / 2.0F;
    const float out = glm::dot(glm::abs(towards), half) + (towards.z == 0 ? before : 1.0F);
    return standBelow(terrain, middle - towards * out, kAboveFloor, terrain.player.itemFall);
}

} // namespace

std::vector<Goal> goalsOf(const Terrain& terrain) {
    std::vector<Goal> goals;
    const auto& entities = terrain.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        const auto name = entity.className();
        // Those with health are shot at from afar.
        if (name.starts_with("func_button") && entity.number("health").value_or(0.0F) <= 0)
            if (const auto feet = standAt(terrain, entity))
                goals.push_back({i, GoalKind::Button, *feet, true});
        const bool start = isStart(name);
        const bool destination = name == "info_teleport_destination" || name == "misc_teleporter_dest";
        if (!entity.origin || (!start && !destination && !isItem(name)))
            continue;
        // The origin of starts is that of a player, 24 above the feet; items lie on the ground or above it.
        const auto ground =
            standBelow(terrain, middleOf(terrain, entity), start ? -kOriginHeight + kAboveFloor : kAboveFloor,
                       start || destination ? terrain.player.deepestFall : terrain.player.itemFall);
        goals.push_back({i,
                         start         ? GoalKind::Start
                         : destination ? GoalKind::Destination
                                       : GoalKind::Item,
                         ground.value_or(*entity.origin), ground.has_value()});
    }
    return goals;
}

namespace {

/// Where a player of Quake comes to a halt whom a teleporter throws out of its destination, at 300 units a second. The
/// authors' nodes are 50 to 150 before a destination.
glm::vec3 thrownFrom(const Terrain& terrain, const MapEntity& destination, const glm::vec3& ground) {
    if (terrain.game != quake::NavGame::Quake)
        return ground;
    const auto towards = directionOf(destination);
    for (const float far : {96.0F, 64.0F, 32.0F})
        if (const auto at = ground + glm::vec3(towards.x, towards.y, 0) * far; goStraight(terrain, ground, at).arrives)
            return groundBelow(terrain, at, 2 * kStepHeight).value_or(ground);
    return ground;
}

} // namespace

std::vector<Teleporter> teleportersOf(const Terrain& terrain) {
    std::vector<Teleporter> teleporters;
    const auto& entities = terrain.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        const auto bounds = teleporterBounds(terrain, entity);
        if (!bounds)
            continue;
        Teleporter teleporter{{i, (*bounds)[0], (*bounds)[1]}, i, {}, false};
        const auto target = entity.value("target");
        for (std::size_t j = 0; j < entities.size() && !target.empty(); ++j) {
            if (entities[j].value("targetname") != target || !entities[j].origin || j == i)
                continue;
            teleporter.destination = j;
            if (const auto ground = standBelow(terrain, *entities[j].origin, kAboveFloor, terrain.player.deepestFall)) {
                teleporter.arrival = thrownFrom(terrain, entities[j], *ground);
                teleporter.works = true;
            }
            break;
        }
        teleporters.push_back(teleporter);
    }
    return teleporters;
}

std::vector<Pusher> pushersOf(const Terrain& terrain) {
    constexpr float usualSpeed = 1000;
    constexpr float factor = 10;
    const float fastest = terrain.player.fastestPush;
    std::vector<Pusher> pushers;
    const auto& entities = terrain.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto bounds = boundsOf(terrain, entities[i]);
        if (entities[i].className() != "trigger_push" || !bounds)
            continue;
        const auto speed = entities[i].number("speed").value_or(usualSpeed);
        const auto velocity = directionOf(entities[i]) * (speed == 0 ? usualSpeed : speed) * factor;
        pushers.push_back(
            {{i, (*bounds)[0], (*bounds)[1]}, glm::clamp(velocity, glm::vec3(-fastest), glm::vec3(fastest)), {}});
    }
    for (auto& pusher : pushers) {
        const auto middle = (pusher.low + pusher.high) / 2.0F;
        const auto feet =
            groundBelow(terrain, {middle.x, middle.y, pusher.high.z}, pusher.high.z - pusher.low.z + kPlayerHigh.z);
        if (feet && pusher.touches(*feet))
            pusher.landings = landingsOf(terrain, pushers, *feet);
    }
    return pushers;
}

namespace {

/// What a player in the air does about it.
glm::vec3 steered(const glm::vec3& velocity, const glm::vec3& towards, const PlayerRules& rules, float seconds) {
    const float more = std::min(rules.airSpeed - glm::dot(velocity, towards), rules.airAcceleration * seconds);
    return more > 0 ? velocity + towards * more : velocity;
}

/// Over an obstacle that a player who flies against it steps onto.
std::optional<glm::vec3> stepOver(const Terrain& terrain, const glm::vec3& at, const glm::vec3& way) {
    if (!terrain.player.stepsInAir || (way.x == 0 && way.y == 0))
        return std::nullopt;
    const auto up = terrain.move(at, at + glm::vec3(0, 0, kStepHeight));
    const auto over = terrain.move(up.end, up.end + glm::vec3(way.x, way.y, 0));
    return up.startSolid || over.hit() ? std::nullopt : std::optional(over.end);
}

/// A player who stands in one of the triggers at first, may fly through others, and steers in one direction, or not at
/// all if that is zero.
Flight flyFrom(const Terrain& terrain, std::span<const Pusher> pushers, const glm::vec3& feet,
               const glm::vec3& towards) {
    constexpr float tick = 0.02F;
    constexpr int longest = 500; // 10 seconds
    Flight flight{feet, false};
    glm::vec3 at = feet;
    glm::vec3 velocity(0.0F);
    for (int i = 0; i < longest; ++i) {
        bool pushed = false;
        for (const auto& pusher : pushers)
            if (pusher.touches(at)) {
                velocity = pusher.velocity;
                pushed = true;
            }
        velocity.z -= terrain.player.gravity * tick;
        if (!pushed)
            velocity = steered(velocity, towards, terrain.player, tick);
        auto way = velocity * tick;
        for (int bend = 0; bend < 3 && glm::dot(way, way) > 0; ++bend) {
            const auto trace = terrain.move(at, at + way);
            if (trace.startSolid)
                return flight;
            at = trace.end;
            if (!trace.hit())
                break;
            if (trace.normal.z >= kGroundNormal && velocity.z <= 0 && !pushed) {
                flight.landing = at;
                flight.lands = groundBelow(terrain, at, kAboveFloor).has_value();
                return flight;
            }
            way *= 1.0F - trace.fraction;
            if (const auto over =
                    std::abs(trace.normal.z) < kGroundNormal ? stepOver(terrain, at, way) : std::nullopt) {
                at = *over;
                break;
            }
            way -= trace.normal * glm::dot(way, trace.normal);
            velocity -= trace.normal * glm::dot(velocity, trace.normal);
        }
        if (i > 0 && isWater(terrain, at) && velocity.z <= 0) {
            flight = {at, true};
            return flight;
        }
    }
    return flight;
}

} // namespace

std::vector<glm::vec3> landingsOf(const Terrain& terrain, std::span<const Pusher> pushers, const glm::vec3& feet) {
    constexpr int directions = 16;
    constexpr float apart = 128;
    constexpr std::size_t most = 3;
    // One who falls back to where he began has to steer.
    if (const auto straight = flyFrom(terrain, pushers, feet, glm::vec3(0.0F));
        straight.lands && glm::distance(straight.landing, feet) > apart)
        return {straight.landing};
    std::vector<glm::vec3> landings;
    for (int i = 0; i < directions; ++i) {
        const float angle = glm::radians(360.0F * static_cast<float>(i) / directions);
        const auto flight = flyFrom(terrain, pushers, feet, {std::cos(angle), std::sin(angle), 0});
        const bool isUp = flight.landing.z - feet.z > kStepHeight;
        if (flight.lands && isUp && std::ranges::none_of(landings, [&](const auto& other) {
                return glm::distance(other, flight.landing) < apart;
            }))
            landings.push_back(flight.landing);
    }
    std::ranges::stable_sort(landings, std::greater<>(), &glm::vec3::z);
    landings.resize(std::min(landings.size(), most));
    return landings;
}

} // namespace navsmith::systems::quake_nav::generation
