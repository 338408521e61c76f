#include "core/systems/source_nav/generation/goldsrc/goldsrc_world.h"
#include "core/systems/source_nav/generation/scene.h"
#include "formats/texts/texts.h"

namespace navsmith::systems::source_nav::generation {

Seeds goldSrcStarts(std::span<const glm::vec3> places, SeedRule rule) {
    return {{places.begin(), places.end()}, rule == SeedRule::AsTheGame ? SeedUse::First : SeedUse::All};
}

tl::expected<Scene, std::string> goldSrcScene(std::span<const std::byte> bytes, std::uint32_t version, SeedRule rule) {
    auto map = quake::readBsp(bytes);
    if (!map)
        return tl::unexpected(bytes::describe(map.error()));
    if (map->variant != quake::BspVariant::GoldSrc)
        return tl::unexpected(texts::format("the map is of neither GoldSrc (BSP 30) nor Source"));
    if (map->nodes.empty() || map->models.empty() || map->models.front().headNodes[0] == quake::kNoTree)
        return tl::unexpected(texts::format("the map's solids are damaged or missing"));
    auto world = std::make_shared<const GoldSrcWorld>(*map);
    MeshRules rules;
    // Meshes of the versions before 5 also lead down where a step could, had nothing been in its way.
    if (version < source::kLastGoldSrcVersion)
        rules.leastDrop = 0;
    Scene scene;
    scene.walker = walkerIn(world, rules);
    scene.starts = goldSrcStarts(world->starts(), rule);
    scene.ladders.assign(world->ladders().begin(), world->ladders().end());
    scene.format.version = version;
    scene.sight = sightThrough(*world);
    scene.owner = std::move(world);
    return scene;
}

} // namespace navsmith::systems::source_nav::generation
