#include "core/systems/source_nav/generation/source/source_world.h"

#include "core/world/brush_polygons.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace navsmith::systems::source_nav::generation {

namespace {

using source::VbspFile;
using world::MapEntity;

/// Classes of entities whose brushes are solid and stay so: the generator passes doors, what can be broken, and brushes
/// that can be switched off.
constexpr std::array<std::string_view, 24> kSolidEntities{"func_wall",
                                                          "func_wall_toggle",
                                                          "func_button",
                                                          "func_rot_button",
                                                          "momentary_rot_button",
                                                          "func_movelinear",
                                                          "func_rotating",
                                                          "func_tracktrain",
                                                          "func_tanktrain",
                                                          "func_train",
                                                          "func_trackchange",
                                                          "func_trackautochange",
                                                          "func_plat",
                                                          "func_platrot",
                                                          "func_conveyor",
                                                          "func_physbox",
                                                          "func_physbox_multiplayer",
                                                          "func_monitor",
                                                          "func_reflective_glass",
                                                          "func_tank",
                                                          "func_healthcharger",
                                                          "func_recharge",
                                                          "func_pushable",
                                                          "func_guntarget"};
constexpr std::array<std::string_view, 2> kBreakableClasses{"func_breakable", "func_breakable_surf"};
constexpr std::array<std::string_view, 2> kLadderClasses{"func_ladder", "func_simpleladder"};

template <std::size_t N>
bool isOneOf(const MapEntity& entity, const std::array<std::string_view, N>& classes) {
    return std::ranges::find(classes, entity.className()) != classes.end();
}

/// Whether a player can break it. Its material ("propdata") gives it health, too.
bool canBeBroken(const MapEntity& entity) {
    constexpr int kOnlyByTrigger = 1;
    const bool hasHealth = entity.number("health").value_or(0) != 0 || entity.number("propdata").value_or(0) != 0;
    return hasHealth && (static_cast<int>(entity.number("spawnflags").value_or(0)) & kOnlyByTrigger) == 0;
}

bool isSolidEntity(const MapEntity& entity) {
    if (entity.className() == "func_brush")
        return entity.value("Solidity") == "2" || entity.value("solidity") == "2";
    if (isOneOf(entity, kBreakableClasses))
        return !canBeBroken(entity);
    return isOneOf(entity, kSolidEntities);
}

std::vector<world::BrushModel> solidModels(const VbspFile& map, std::span<const MapEntity> entities) {
    std::vector<world::BrushModel> models;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto& entity = entities[i];
        const auto origin = entity.origin.value_or(glm::vec3(0.0F));
        if (entity.model && *entity.model != 0 && *entity.model < map.models.size() && bsp::isSound(origin) &&
            isSolidEntity(entity))
            models.push_back({*entity.model, static_cast<std::uint32_t>(i), origin,
                              world::parseVector(entity.value("angles")).value_or(glm::vec3(0.0F))});
    }
    return models;
}

bool hasDisplacements(const VbspFile& map) {
    return std::ranges::any_of(map.faces, [](const source::VbspFace& face) { return face.displacement >= 0; });
}

/// The bounds of a brush; none if it is open.
std::optional<LadderBox> boundsOf(const VbspFile& map, const bsp::Brush& brush) {
    if (brush.sideCount == 0 || brush.sideCount > world::kMostBrushSides)
        return std::nullopt;
    std::vector<bsp::Plane> planes;
    for (std::uint32_t i = 0; i < brush.sideCount; ++i) {
        const auto& side = map.brushSides[std::size_t{brush.firstSide} + i];
        if (!side.bevel && side.plane < map.planes.size())
            planes.push_back(map.planes[side.plane]);
    }
    world::Bounds bounds;
    for (const auto& polygon : world::brushPolygons(planes))
        for (const auto& corner : polygon)
            bounds.add(corner);
    if (bounds.empty())
        return std::nullopt;
    return LadderBox{bounds.minimum, bounds.maximum};
}

std::vector<LadderBox> laddersOf(const VbspFile& map, std::span<const MapEntity> entities) {
    std::vector<LadderBox> ladders;
    for (const auto& brush : map.brushes) {
        if ((brush.contents & source::contents::kLadder) == 0)
            continue;
        if (const auto box = boundsOf(map, brush))
            ladders.push_back(*box);
    }
    for (const auto& entity : entities) {
        const auto origin = entity.origin.value_or(glm::vec3(0.0F));
        if (!isOneOf(entity, kLadderClasses) || !entity.model || *entity.model == 0 ||
            *entity.model >= map.models.size() || !bsp::isSound(origin))
            continue;
        const auto& model = map.models[*entity.model];
        if (bsp::isSound(model.minimum) && bsp::isSound(model.maximum))
            ladders.push_back({model.minimum + origin, model.maximum + origin});
    }
    return ladders;
}

} // namespace

SourceWorld::SourceWorld(const VbspFile& map, std::span<const MapEntity> entities, const world::PropSolids& props)
    : solids_(map, solidModels(map, entities), props.allBoxes(), props.parts), hasTerrain_(hasDisplacements(map)),
      ladders_(laddersOf(map, entities)) {}

std::optional<Ground> SourceLineWorld::groundAt(const glm::vec3& place) const {
    constexpr float kDown = 10'000;
    constexpr float kHighest = 100;
    constexpr float kAbove = 1e-3F;
    // Each attempt begins higher, but for what floats far from the origin round away.
    constexpr int kMostAttempts = 16;
    const auto at = [&](float z) { return glm::vec3(place.x, place.y, z); };
    glm::vec3 normal(0, 0, 1);
    float to = place.z - kDown;
    float from = place.z + kHalfHeight + kAbove;
    // Where the floor is too close to where the line begins, something may lie on it: look again from above that.
    for (int attempt = 0; attempt < kMostAttempts && to - place.z < kHighest; ++attempt) {
        const auto trace = line(at(from), at(to));
        if (trace.hit())
            normal = trace.normal;
        if (!trace.startSolid && (trace.fraction == 1.0F || from - trace.end.z >= kHalfHeight))
            return Ground{trace.end.z, normal};
        to = trace.startSolid ? from : trace.end.z;
        from = to + kHalfHeight + kAbove;
    }
    return std::nullopt;
}

Seeds startsOf(const SourceGame& game, std::span<const MapEntity> entities, SeedRule rule) {
    std::vector<glm::vec3> starts;
    const auto isOwn = [&](const MapEntity& entity) {
        return entity.className() == game.starts.front() && entity.origin && bsp::isSound(*entity.origin);
    };
    // The game finds no place to begin at if its own class is missing: people have marked places then.
    const bool all = rule == SeedRule::AllStarts || std::ranges::none_of(entities, isOwn);
    for (const auto& name : game.starts)
        for (const auto& entity : entities)
            if (entity.className() == name && entity.origin && bsp::isSound(*entity.origin))
                starts.push_back(*entity.origin);
    // Starts of other games and of gamemodes; nobody stands at cameras.
    constexpr std::array<std::string_view, 3> kCameras{"info_player_intermission", "info_player_observer",
                                                       "info_player_logo"};
    for (const auto& entity : entities) {
        const auto name = entity.className();
        const bool isOther =
            name.starts_with("info_player_") && std::ranges::find(game.starts, name) == game.starts.end();
        if (isOther && !isOneOf(entity, kCameras) && entity.origin && bsp::isSound(*entity.origin))
            starts.push_back(*entity.origin);
    }
    return {std::move(starts), all ? SeedUse::All : game.startUse};
}

} // namespace navsmith::systems::source_nav::generation
