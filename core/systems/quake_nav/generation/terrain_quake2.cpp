// Maps of Quake II and its re-release: IBSP 38 and QBSP.
#include "core/systems/quake_nav/generation/terrain.h"
#include "core/world/brush_owners.h"
#include "core/world/brush_polygons.h"
#include "core/world/brush_tracer.h"
#include "core/world/quake2_solids.h"
#include "formats/quake2/ibsp_file.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

namespace {

namespace contents = quake2::contents;

/// A jump of 45.6 and a step of 18, as players of Quake II step in the air; less a little. Of 33 barrier jumps in the
/// game's files, one is higher.
constexpr float kHighestBarrier = 60.0F;
/// The fastest that the game's messages can tell.
constexpr float kFastestPush = 4095.0F;
/// A fall takes half of what its height exceeds 187 by, times 0.16: here half of a player's life.
constexpr float kDeepestFall = 812.0F;

Liquid liquidOf(std::uint32_t bits) {
    return (bits & contents::kLava) != 0    ? Liquid::Lava
           : (bits & contents::kSlime) != 0 ? Liquid::Slime
           : (bits & contents::kWater) != 0 ? Liquid::Water
                                            : Liquid::None;
}

std::vector<world::BrushModel> standingIn(const Terrain& terrain, const std::vector<PlacedBrush>& brushes,
                                          State state) {
    std::vector<world::BrushModel> models;
    const auto index = static_cast<std::size_t>(state);
    for (const auto& brush : brushes) {
        if (brush.moves && state == State::Gone)
            continue;
        const auto origin = terrain.map.entities[brush.entity].origin.value_or(glm::vec3(0.0F));
        models.push_back({brush.model, brush.entity, origin + brush.shift[index], brush.turn[index]});
    }
    return models;
}

/// The upright side of a ladder; none if the polygon is no such thing.
std::optional<LadderFace> ladderFace(const std::vector<glm::vec3>& polygon, const glm::vec3& normal) {
    constexpr float upright = 0.3F;
    constexpr float narrowest = 4;
    if (polygon.size() < 3 || std::abs(normal.z) > upright)
        return std::nullopt;
    LadderFace face;
    face.normal = glm::normalize(glm::vec3(normal.x, normal.y, 0));
    const glm::vec3 across{-face.normal.y, face.normal.x, 0};
    const auto along = [&](const glm::vec3& p) { return glm::dot(p, across); };
    const auto [left, right] = std::ranges::minmax(polygon, {}, along);
    const auto [low, high] = std::ranges::minmax(polygon, {}, &glm::vec3::z);
    if (along(right) - along(left) < narrowest)
        return std::nullopt;
    auto middle = (left + right) / 2.0F;
    face.ends = {glm::vec3(middle.x, middle.y, low.z), glm::vec3(middle.x, middle.y, high.z)};
    return face;
}

/// A player climbs what stops him and is a ladder too.
std::vector<LadderFace> ladderFaces(const quake2::IbspFile& map, const std::vector<world::BrushModel>& models) {
    std::vector<LadderFace> faces;
    const auto owners = world::modelsOfBrushes(map);
    std::size_t room = map.brushSides.size(); // brushes that share sides would make this slow
    for (std::size_t b = 0; b < map.brushes.size(); ++b) {
        const auto& brush = map.brushes[b];
        if ((brush.contents & contents::kLadder) == 0 || (brush.contents & contents::kStopsPlayers) == 0 ||
            !owners[b] || brush.sideCount > std::min(room, world::kMostBrushSides))
            continue;
        room -= brush.sideCount;
        const auto placed = std::ranges::find(models, *owners[b], &world::BrushModel::model);
        if (*owners[b] != 0 && placed == models.end())
            continue;
        const auto shift = *owners[b] == 0 ? glm::vec3(0.0F) : placed->origin;
        std::vector<bsp::Plane> planes;
        for (std::uint32_t i = 0; i < brush.sideCount; ++i)
            if (const auto plane = map.brushSides[std::size_t{brush.firstSide} + i].plane; plane < map.planes.size())
                planes.push_back(map.planes[plane]);
        const auto polygons = world::brushPolygons(planes);
        for (std::size_t i = 0; i < polygons.size(); ++i) {
            auto face = ladderFace(polygons[i], planes[i].normal);
            if (!face)
                continue;
            for (auto& end : face->ends)
                end += shift;
            face->entity = *owners[b] == 0 ? 0 : placed->entity;
            faces.push_back(*face);
        }
    }
    return faces;
}

} // namespace

tl::expected<Terrain, std::string> readQuake2Terrain(std::span<const std::byte> file) {
    auto read = quake2::readIbsp(file);
    if (!read)
        return tl::unexpected(bytes::describe(read.error()));
    const auto bsp = std::make_shared<const quake2::IbspFile>(std::move(*read));
    if (bsp->models.empty())
        return tl::unexpected(texts::format("the map has no world model"));
    if (bsp->brushes.empty() || bsp->brushSides.empty() || bsp->leaves.empty())
        return tl::unexpected(texts::format("the map has no brushes, so nothing can be traced in it"));
    Terrain terrain;
    terrain.game = quake::NavGame::Quake2;
    terrain.player = {.highestBarrier = kHighestBarrier,
                      .fastestPush = kFastestPush,
                      .runSpeed = 300.0F,
                      .airSpeed = 300.0F,
                      .airAcceleration = 300.0F,
                      .stepsInAir = true,
                      .itemFall = 8192.0F,
                      .deepestFall = kDeepestFall};
    if (auto geometry = readGeometry(terrain, file); !geometry)
        return tl::unexpected(std::move(geometry.error()));
    terrain.solidMask = contents::kStopsPlayers;
    terrain.ladderMask = contents::kLadder;

    std::set<std::size_t> there;
    for (const auto& model : world::quake2SolidModels(terrain.map.entities))
        there.insert(model.entity);
    const auto brushes = placeBrushes(terrain, [&](std::size_t entity) { return there.contains(entity); });
    const auto boxes = world::quake2SolidBoxes(terrain.map.entities);
    for (const auto state : {State::Rest, State::Gone, State::Moved})
        terrain.tracers[static_cast<std::size_t>(state)] =
            std::make_shared<world::BrushTracer>(*bsp, standingIn(terrain, brushes, state), boxes);
    terrain.ladders = ladderFaces(*bsp, standingIn(terrain, brushes, State::Rest));
    terrain.liquidAt = [bsp](const glm::vec3& at) {
        return liquidOf(quake2::contentsAt(*bsp, bsp->models.front().headNode, at).value_or(0));
    };
    return terrain;
}

} // namespace navsmith::systems::quake_nav::generation
