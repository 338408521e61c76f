#include "core/systems/source_nav/generation/goldsrc/goldsrc_world.h"

#include "core/systems/source_nav/generation/constants.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string_view>
#include <utility>

namespace navsmith::systems::source_nav::generation {

using world::MapEntity;

namespace {

// Spawn flags.
constexpr std::uint32_t kStartsOpen = 1;         ///< doors
constexpr std::uint32_t kOnlyByTrigger = 1;      ///< breakables: nothing else breaks them
constexpr std::uint32_t kBreaks = 128;           ///< pushables: those that can be broken stop nothing
constexpr std::uint32_t kNotInDeathmatch = 2048; ///< the entity is not there in games of several players

enum class Passing : std::uint8_t { Never, Opened, Broken };
enum class Start : std::uint8_t { AsBuilt, Door, Lift, Track };
enum class Shape : std::uint8_t { Model, Box };

/// A class of entities whose model is solid.
struct GoldSrcSolid {
    std::string_view name;
    std::uint32_t notWith = 0;  ///< not solid if one of these spawn flags is set
    std::uint32_t onlyWith = 0; ///< solid only with these
    Passing passing = Passing::Never;
    Start start = Start::AsBuilt;
    Shape shape = Shape::Model;
};

constexpr std::array<GoldSrcSolid, 28> kGoldSrcSolids{{
    {"func_wall"},
    {"func_wall_toggle", 1},
    {"func_conveyor", 2},
    {"func_breakable", 0, 0, Passing::Broken},
    {"func_door", 8, 0, Passing::Opened, Start::Door},
    {"func_door_rotating", 8, 0, Passing::Opened},
    {"momentary_door", 8},
    {"func_button"},
    {"func_rot_button", 1},
    {"momentary_rot_button", 0, 1},
    {"func_rotating", 64},
    {"func_pendulum", 8},
    {"func_plat", 0, 0, Passing::Never, Start::Lift},
    {"func_platrot", 0, 0, Passing::Never, Start::Lift},
    {"func_train", 8, 0, Passing::Never, Start::Track},
    {"func_tracktrain", 8, 0, Passing::Never, Start::Track},
    {"func_vehicle", 8, 0, Passing::Never, Start::Track},
    {"func_trackchange"},
    {"func_trackautochange"},
    {"func_guntarget"},
    {"func_healthcharger"},
    {"func_recharge"},
    {"func_tank"},
    {"func_tankmortar"},
    {"func_tankrocket"},
    {"func_tanklaser"},
    {"button_target"},
    {"func_pushable", kBreaks, 0, Passing::Never, Start::AsBuilt, Shape::Box},
}};

/// The direction in which a door opens, from its angles in degrees.
glm::vec3 openingDirection(const MapEntity& entity) {
    auto angles = world::parseVector(entity.value("angles")).value_or(glm::vec3(0.0F));
    if (!entity.value("angle").empty()) {
        const float angle = entity.number("angle").value_or(0.0F);
        if (angle >= 0)
            angles.y = angle;
        else
            angles = glm::vec3(angle == -1 ? -90.0F : 90.0F, 0, 0);
    }
    if (angles == glm::vec3(0, -1, 0))
        return {0, 0, 1};
    if (angles == glm::vec3(0, -2, 0))
        return {0, 0, -1};
    const float pitch = glm::radians(angles.x);
    const float yaw = glm::radians(angles.y);
    return {std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), -std::sin(pitch)};
}

const MapEntity* named(std::span<const MapEntity> entities, std::string_view name) {
    if (name.empty())
        return nullptr;
    const auto found = std::find_if(entities.begin(), entities.end(),
                                    [&](const MapEntity& entity) { return entity.value("targetname") == name; });
    return found == entities.end() ? nullptr : &*found;
}

/// Where an entity's model is when a round starts.
glm::vec3 startOrigin(const MapEntity& entity, const GoldSrcSolid& kind, const quake::BspModel& model,
                      std::span<const MapEntity> entities) {
    const glm::vec3 built = entity.origin.value_or(glm::vec3(0.0F));
    const glm::vec3 size = model.maximum - model.minimum;
    switch (kind.start) {
    case Start::AsBuilt:
        break;
    case Start::Door:
        if ((entity.spawnFlags() & kStartsOpen) != 0) {
            const auto direction = openingDirection(entity);
            const auto way = glm::abs(direction) * size;
            return built + direction * (way.x + way.y + way.z - entity.number("lip").value_or(0.0F));
        }
        break;
    case Start::Lift:
        // One that something calls waits at the top.
        if (entity.value("targetname").empty()) {
            const float height = entity.number("height").value_or(0.0F);
            return built - glm::vec3(0, 0, height != 0 ? height : size.z - 6);
        }
        break;
    case Start::Track:
        if (const auto* stop = named(entities, entity.value("target")); stop != nullptr && stop->origin) {
            if (kind.name == "func_train")
                return *stop->origin - (model.minimum + model.maximum) * 0.5F;
            const bool given = !entity.value("height").empty();
            return *stop->origin + glm::vec3(0, 0, given ? entity.number("height").value_or(0.0F) : 4.0F);
        }
        break;
    }
    return built;
}

/// Whether one can look through an entity. Walls stop looks however they are drawn, and so does glass that cannot
/// break.
bool isGlass(const MapEntity& entity, const GoldSrcSolid& kind) {
    constexpr float kUnbreakableGlass = 7;
    constexpr std::array<std::string_view, 3> kWalls{"func_wall", "func_wall_toggle", "func_conveyor"};
    return entity.number("rendermode").value_or(0.0F) != 0 &&
           std::find(kWalls.begin(), kWalls.end(), kind.name) == kWalls.end() &&
           !(kind.passing == Passing::Broken && entity.number("material").value_or(0.0F) == kUnbreakableGlass);
}

bool isSolid(const MapEntity& entity, const GoldSrcSolid& kind) {
    const auto flags = entity.spawnFlags();
    // Doors of another skin are water and the like.
    return (flags & kind.notWith) == 0 && (flags & kind.onlyWith) == kind.onlyWith &&
           (kind.start != Start::Door || entity.number("skin").value_or(0.0F) == 0);
}

/// The engine moves what can be pushed as a box 1 larger than its model, which the game lifts off the floor.
world::HullBox pushableBox(const quake::BspModel& model) {
    constexpr glm::vec3 kGrowth(1);
    constexpr glm::vec3 kLift(0, 0, 1);
    return {model.minimum - kGrowth + kLift, model.maximum + kGrowth + kLift};
}

} // namespace

struct GoldSrcWorld::Entities {
    std::shared_ptr<const world::HullTrees> trees;
    std::vector<world::SolidModel> solids;
    std::vector<world::SolidModel> floors;
    std::vector<world::SolidModel> opaque;
    std::vector<bool> passable;
    std::vector<LadderBox> ladders;
    std::vector<glm::vec3> starts;

    explicit Entities(const quake::BspFile& map) {
        std::vector<world::HullBox> boxes;
        const auto all = world::parseEntities(map.entities);
        passable.resize(all.size());
        starts = startsOf(all);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto& entity = all[i];
            if ((entity.spawnFlags() & kNotInDeathmatch) != 0)
                continue;
            const auto name = entity.className();
            if (entity.origin && !bsp::isSound(*entity.origin))
                continue;
            if (!entity.model || *entity.model == 0 || *entity.model >= map.models.size())
                continue;
            const auto& model = map.models[*entity.model];
            if (!bsp::isSound(model.minimum) || !bsp::isSound(model.maximum))
                continue;
            if (name == "func_ladder") {
                const auto origin = entity.origin.value_or(glm::vec3(0.0F));
                // The engine's bounds are 2 larger, once for the model and once for the entity.
                constexpr glm::vec3 kGrowth(0, 0, 2);
                ladders.push_back({model.minimum + origin - kGrowth, model.maximum + origin + kGrowth});
                continue;
            }
            const auto* const kind = std::find_if(kGoldSrcSolids.begin(), kGoldSrcSolids.end(),
                                                  [&](const GoldSrcSolid& row) { return row.name == name; });
            if (kind == kGoldSrcSolids.end() || !isSolid(entity, *kind))
                continue;
            world::SolidModel solid{
                *entity.model, static_cast<std::uint32_t>(i), startOrigin(entity, *kind, model, all), {}};
            if (kind->shape == Shape::Box) {
                solid.model = static_cast<std::uint32_t>(map.models.size() + boxes.size());
                boxes.push_back(pushableBox(model));
            }
            passable[i] = kind->passing == Passing::Opened ||
                          (kind->passing == Passing::Broken && (entity.spawnFlags() & kOnlyByTrigger) == 0);
            solids.push_back(solid);
            if (!passable[i])
                floors.push_back(solid);
            if (!isGlass(entity, *kind))
                opaque.push_back(solid);
        }
        trees = world::hullTrees(map, boxes);
    }
};

std::vector<glm::vec3> startsOf(std::span<const MapEntity> entities) {
    std::vector<glm::vec3> starts;
    std::vector<glm::vec3> others;
    for (const auto& entity : entities) {
        if (!entity.origin || !bsp::isSound(*entity.origin) || (entity.spawnFlags() & kNotInDeathmatch) != 0)
            continue;
        const auto name = entity.className();
        if (name == "info_player_deathmatch")
            starts.push_back(*entity.origin);
        else if (name == "info_player_start" || name == "info_vip_start")
            others.push_back(*entity.origin);
    }
    starts.insert(starts.end(), others.begin(), others.end());
    return starts;
}

GoldSrcWorld::GoldSrcWorld(const quake::BspFile& map) : GoldSrcWorld(Entities(map)) {}

GoldSrcWorld::GoldSrcWorld(Entities entities)
    : solids_(entities.trees, entities.solids), floors_(entities.trees, entities.floors),
      opaque_(entities.trees, entities.opaque), passable_(std::move(entities.passable)),
      ladders_(std::move(entities.ladders)), starts_(std::move(entities.starts)) {}

std::optional<Ground> GoldSrcWorld::groundAt(const glm::vec3& place) const {
    constexpr float kDown = 9999.9F;
    constexpr float kHighest = 100;
    constexpr float kBetween = 10;
    const glm::vec3 to(place.x, place.y, place.z - kDown);
    std::array<Ground, 10> layers;
    std::size_t count = 0;
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float above = 1; above < kHighest; above += kBetween) {
        const auto trace = floors_.line(place + glm::vec3(0, 0, above), to, world::kSolidMask);
        if (!trace.startSolid && (count == 0 || trace.end.z > layers[count - 1].height))
            layers[count++] = {trace.end.z, trace.normal};
    }
    if (count == 0)
        return std::nullopt;
    std::size_t lowest = 0;
    while (lowest + 1 < count && layers[lowest + 1].height - layers[lowest].height < kHalfHeight)
        ++lowest;
    return layers[lowest];
}

} // namespace navsmith::systems::source_nav::generation
