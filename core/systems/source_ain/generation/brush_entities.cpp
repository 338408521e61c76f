#include "core/systems/source_ain/generation/brush_entities.h"

#include "core/world/rotation.h"
#include "formats/bytes/plain_text.h"

#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::source_ain::generation {

namespace {

using world::MapEntity;

enum class Body : std::uint8_t {
    Brushes,
    Physical,   ///< BrushEntity::physical
    PhysicalNow ///< not in Half-Life
};

struct BrushClass {
    std::string_view name;
    BrushKind kind = BrushKind::Mover;
    Body body = Body::Brushes;
    std::uint32_t notSolid = 0; ///< any of these spawn flags makes the brush non-solid
};

/// All others are not solid: triggers, ladders, illusions, and what a game does not know.
constexpr std::array<BrushClass, 44> kBrushClasses{{{"func_lod", BrushKind::Fixed},
                                                    {"func_physbox", BrushKind::Fixed, Body::Physical},
                                                    {"func_physbox_multiplayer", BrushKind::Fixed, Body::Physical},
                                                    {"func_pushable", BrushKind::Pushable, Body::Physical},
                                                    {"func_brush", BrushKind::Mover, Body::Physical},
                                                    {"func_monitor", BrushKind::Mover, Body::Physical},
                                                    {"func_reflective_glass", BrushKind::Mover, Body::Physical},
                                                    {"func_breakable"},
                                                    {"func_breakable_surf"},
                                                    {"func_wall"},
                                                    {"func_wall_toggle", BrushKind::Mover, Body::Brushes, 1},
                                                    {"func_conveyor", BrushKind::Mover, Body::Brushes, 2},
                                                    {"func_door", BrushKind::Mover, Body::PhysicalNow, 8},
                                                    {"func_door_rotating", BrushKind::Mover, Body::PhysicalNow, 8},
                                                    {"func_water", BrushKind::Mover, Body::PhysicalNow, 8},
                                                    {"momentary_door", BrushKind::Mover, Body::PhysicalNow},
                                                    {"func_movelinear", BrushKind::Mover, Body::Physical, 8},
                                                    {"func_rotating", BrushKind::Mover, Body::Physical, 64},
                                                    {"func_pendulum", BrushKind::Mover, Body::Brushes, 8},
                                                    {"func_button", BrushKind::Mover, Body::Brushes, 16384},
                                                    {"func_rot_button", BrushKind::Mover, Body::Physical, 1},
                                                    {"momentary_rot_button", BrushKind::Mover, Body::Physical, 1},
                                                    {"func_plat"},
                                                    {"func_platrot"},
                                                    {"func_train", BrushKind::Mover, Body::Brushes, 8},
                                                    {"func_tracktrain", BrushKind::Mover, Body::PhysicalNow, 8},
                                                    {"func_tanktrain", BrushKind::Mover, Body::PhysicalNow, 8},
                                                    {"func_trackchange"},
                                                    {"func_trackautochange"},
                                                    {"func_guntarget"},
                                                    {"func_healthcharger"},
                                                    {"func_recharge"},
                                                    {"func_tank", BrushKind::Mover, Body::Physical},
                                                    {"func_tankairboatgun", BrushKind::Mover, Body::Physical},
                                                    {"func_tankapcrocket", BrushKind::Mover, Body::Physical},
                                                    {"func_tanklaser", BrushKind::Mover, Body::Physical},
                                                    {"func_tankmortar", BrushKind::Mover, Body::Physical},
                                                    {"func_tankphyscannister", BrushKind::Mover, Body::Physical},
                                                    {"func_tankpulselaser", BrushKind::Mover, Body::Physical},
                                                    {"func_tankrocket", BrushKind::Mover, Body::Physical},
                                                    {"func_tank_combine_cannon", BrushKind::Mover, Body::Physical},
                                                    {"func_combine_ball_spawner"},
                                                    {"func_portal_bumper"},
                                                    {"func_weight_button"}}};

bool isTrue(std::string_view value) {
    return !value.empty() && value != "0";
}

bool isBrushLike(std::string_view name) {
    return name == "func_brush" || name == "func_monitor" || name == "func_reflective_glass";
}

/// Its key `Solidity`: 0 as long as it is switched on, 1 never, 2 always.
bool isSolidBrush(const MapEntity& entity) {
    const auto solidity = valueOf(entity, "solidity");
    return solidity == "2" || (solidity != "1" && !isTrue(valueOf(entity, "startdisabled")));
}

const BrushClass* solidClassOf(const MapEntity& entity) {
    const auto name = entity.className();
    const auto found = std::ranges::find(kBrushClasses, name, &BrushClass::name);
    if (found == kBrushClasses.end() || (found->notSolid & entity.spawnFlags()) != 0)
        return nullptr;
    if (isBrushLike(name) && !isSolidBrush(entity))
        return nullptr;
    return &*found;
}

/// How far a sliding door that begins open is from where it was drawn.
glm::vec3 openingOf(const MapEntity& entity, const bsp::Model& model) {
    constexpr std::uint32_t kStartsOpen = 1;
    if (entity.className() != "func_door" ||
        ((entity.spawnFlags() & kStartsOpen) == 0 && valueOf(entity, "spawnpos") != "1"))
        return glm::vec3(0.0F);
    const auto angles = world::parseVector(valueOf(entity, "movedir")).value_or(glm::vec3(0.0F));
    const auto along = glm::vec3(world::rotationOf(angles) * glm::vec4(1, 0, 0, 0));
    const auto size = model.maximum - model.minimum - glm::vec3(2.0F);
    const float lip = entity.number("lip").value_or(0.0F);
    return along * (std::abs(glm::dot(along, size)) - lip);
}

bool startsWithTemplate(std::string_view key) {
    constexpr std::string_view kKey = "template";
    return key.size() > kKey.size() && bytes::startsIgnoringCase(key, kKey);
}

/// Names of entities that templates take out of the map, to make copies of them later.
std::vector<std::string_view> templateNames(std::span<const MapEntity> entities) {
    constexpr std::uint32_t kKeepsThem = 1;
    std::vector<std::string_view> names;
    for (const auto& entity : entities) {
        if (entity.className() != "point_template" || (entity.spawnFlags() & kKeepsThem) != 0)
            continue;
        for (const auto& pair : entity.pairs) {
            if (startsWithTemplate(pair.key) && !pair.value.empty())
                names.push_back(pair.value);
        }
    }
    return names;
}

bool isNamed(const MapEntity& entity, std::span<const std::string_view> names) {
    const auto own = valueOf(entity, "targetname");
    return !own.empty() && std::ranges::any_of(names, [&](std::string_view name) {
        if (name.ends_with('*'))
            return bytes::startsIgnoringCase(own, name.substr(0, name.size() - 1));
        return bytes::equalIgnoringCase(own, name);
    });
}

/// What the class says, but for entities that are told to be their brushes.
bool isPhysical(const MapEntity& entity, const BrushClass& brushClass, bool isFirst) {
    constexpr std::uint32_t kTrainOfHalfLife = 128;
    if (brushClass.body == Body::Brushes || (brushClass.body == Body::PhysicalNow && isFirst))
        return false;
    if (brushClass.name.ends_with("train") && (entity.spawnFlags() & kTrainOfHalfLife) != 0)
        return false;
    const bool canBeTold = isBrushLike(brushClass.name) || brushClass.name == "func_rotating";
    return !canBeTold || !isTrue(valueOf(entity, "solidbsp"));
}

} // namespace

bool isOfFirstHalfLife(std::span<const MapEntity> entities) {
    return std::ranges::any_of(entities, [](const MapEntity& entity) {
        return entity.className().starts_with("monster_") && entity.className() != "monster_generic";
    });
}

std::string_view valueOf(const MapEntity& entity, std::string_view key) {
    const auto isSame = [&](const world::EntityPair& pair) { return bytes::equalIgnoringCase(pair.key, key); };
    const auto found = std::ranges::find_if(entity.pairs, isSame);
    return found == entity.pairs.end() ? std::string_view() : std::string_view(found->value);
}

std::vector<BrushEntity> brushEntities(const source::VbspFile& map, std::span<const MapEntity> entities) {
    const bool isFirst = isOfFirstHalfLife(entities);
    const auto templates = templateNames(entities);
    std::vector<BrushEntity> result;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        if (!entity.model || *entity.model == 0 || *entity.model >= map.models.size())
            continue;
        const auto* const brushClass = solidClassOf(entity);
        const auto origin = entity.origin.value_or(glm::vec3(0.0F)) + openingOf(entity, map.models[*entity.model]);
        if (brushClass == nullptr || !bsp::isSound(origin) || isNamed(entity, templates))
            continue;
        // The games take the angles of most movers for directions.
        const bool turns = brushClass->kind != BrushKind::Mover || isBrushLike(brushClass->name);
        const auto angles = turns ? world::parseVector(valueOf(entity, "angles")) : std::nullopt;
        const auto kind = brushClass->kind == BrushKind::Pushable && !isFirst ? BrushKind::Fixed : brushClass->kind;
        result.push_back({{*entity.model, static_cast<std::uint32_t>(i), origin, angles.value_or(glm::vec3(0.0F))},
                          kind,
                          isPhysical(entity, *brushClass, isFirst)});
    }
    return result;
}

} // namespace navsmith::systems::source_ain::generation
