// Maps of Quake: BSP 29 and the larger forms of it.
#include "core/systems/quake_nav/generation/terrain.h"
#include "core/world/hull_tracer.h"
#include "formats/quake/bsp_file.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::quake_nav::generation {

namespace {

Liquid liquidOf(std::int32_t contents) {
    constexpr std::int32_t water = -3;
    constexpr std::int32_t slime = -4;
    constexpr std::int32_t lava = -5;
    switch (contents) {
    case water:
        return Liquid::Water;
    case slime:
        return Liquid::Slime;
    case lava:
        return Liquid::Lava;
    default:
        return Liquid::None;
    }
}

} // namespace

tl::expected<Terrain, std::string> readQuakeTerrain(std::span<const std::byte> file) {
    auto bsp = quake::readBsp(file);
    if (!bsp)
        return tl::unexpected(bytes::describe(bsp.error()));
    if (bsp->models.empty())
        return tl::unexpected(texts::format("the map has no world model"));
    if (bsp->nodes.empty() || bsp->clipNodes.empty())
        return tl::unexpected(texts::format("the map has no trees of solids, so nothing can be traced in it"));
    Terrain terrain;
    if (auto read = readGeometry(terrain, file); !read)
        return tl::unexpected(std::move(read.error()));
    terrain.solidMask = world::kSolidMask;
    const auto brushes = placeBrushes(terrain, [](std::size_t) { return true; });
    const auto trees = world::hullTrees(*bsp);
    for (const auto state : {State::Rest, State::Gone, State::Moved}) {
        std::vector<world::SolidModel> solids;
        for (const auto& brush : brushes) {
            if (brush.moves && state == State::Gone)
                continue;
            const auto origin = terrain.map.entities[brush.entity].origin.value_or(glm::vec3(0.0F));
            solids.push_back(
                {brush.model, brush.entity, origin + brush.shift[static_cast<std::size_t>(state)], std::nullopt});
        }
        terrain.tracers[static_cast<std::size_t>(state)] = std::make_shared<world::HullTracer>(trees, solids);
    }
    const auto points = std::make_shared<world::HullTracer>(trees, std::span<const world::SolidModel>());
    terrain.liquidAt = [points](const glm::vec3& at) { return liquidOf(points->contents(at)); };
    return terrain;
}

} // namespace navsmith::systems::quake_nav::generation
