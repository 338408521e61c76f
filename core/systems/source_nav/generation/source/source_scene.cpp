#include "core/systems/source_nav/generation/scene.h"
#include "core/systems/source_nav/generation/source/source_areas.h"
#include "core/systems/source_nav/generation/source/source_games.h"
#include "core/systems/source_nav/generation/source/source_props.h"
#include "core/systems/source_nav/generation/source/source_sight.h"
#include "core/systems/source_nav/generation/source/source_walker.h"
#include "core/systems/source_nav/generation/source/source_world.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

tl::expected<const SourceGame*, std::string>
gameFor(const MeshOptions& options, std::span<const world::MapEntity> entities, std::int32_t mapVersion) {
    if (!options.game.empty()) {
        const auto* const game = sourceGame(options.game);
        if (game == nullptr)
            return tl::unexpected(texts::format("no meshes are made for a game \"{}\"", options.game));
        return game;
    }
    const auto& likely = likelyGame(entities, mapVersion);
    const auto notMade = [](source::NavLayout layout) {
        return tl::unexpected(texts::format("meshes of {} are not made", source::layoutName(layout)));
    };
    if (!options.format && isOfLeftForDead(entities))
        return notMade(source::NavLayout::LeftForDead);
    if (!options.format)
        return &likely;
    const auto* const game = sourceGameOf(*options.format, likely);
    if (game == nullptr)
        return notMade(options.format->layout);
    return game;
}

/// The game's format, or an older version without its additions.
source::NavFormat formatFor(const SourceGame& game, const MeshOptions& options) {
    if (options.format)
        return *options.format;
    if (options.version == 0 || options.version == game.format.version)
        return game.format;
    return {options.version, 0, source::NavLayout::Plain};
}

tl::expected<SourceRules, std::string> rulesWith(const SourceGame& game, std::uint32_t version,
                                                 const MeshOptions& options) {
    auto rules = rulesFor(game, version);
    const auto settings = sourceSettings();
    for (const auto& [id, value] : options.settings) {
        const auto setting = std::ranges::find(settings, id, &SourceSetting::id);
        if (setting == settings.end())
            return tl::unexpected(texts::format("there is no setting \"{}\"", id));
        if (!(value >= setting->least && value <= setting->most))
            return tl::unexpected(texts::format("{} takes {} to {}, not {}", id, setting->least, setting->most, value));
        setting->set(rules, value);
    }
    return rules;
}

void walkByBoxes(Scene& scene, const std::shared_ptr<const SourceWorld>& world, const SourceRules& rules) {
    const auto walker = std::make_shared<const BoxWalker>(world, rules);
    scene.finishNodes = [walker](Nodes& nodes, const std::function<bool(double)>& progress) {
        return findRoom(*walker, nodes, progress);
    };
    scene.areaSteps = [walker](const Nodes& nodes, const ShowAreas& show) { return sourceSteps(*walker, nodes, show); };
    scene.walker = walker;
}

} // namespace

tl::expected<Scene, std::string> sourceScene(std::span<const std::byte> bytes, const MeshOptions& options) {
    constexpr std::uint32_t kFirstVersion = 6;
    const auto map = source::readVbsp(bytes);
    if (!map)
        return tl::unexpected(bytes::describe(map.error()));
    if (map->brushes.empty() || map->leafBrushes.empty())
        return tl::unexpected(texts::format("the map's solids are damaged or missing"));
    const auto entities = world::parseEntities(map->entities);
    const auto game = gameFor(options, entities, map->version);
    if (!game)
        return tl::unexpected(game.error());
    const auto& chosen = **game;
    Scene scene;
    scene.format = formatFor(chosen, options);
    if (scene.format.version < kFirstVersion || scene.format.version > source::kLastNavVersion)
        return tl::unexpected(texts::format("meshes of Source have versions {} to {}, not {}", kFirstVersion,
                                            source::kLastNavVersion, scene.format.version));
    const auto rules = rulesWith(chosen, scene.format.version, options);
    if (!rules)
        return tl::unexpected(rules.error());
    const auto props = readProps(bytes, *map, options.find);
    auto sight = readSourceSight(bytes, *map, props);
    const auto world = std::make_shared<const SourceWorld>(*map, entities, props.solids);
    if (scene.format.version < kFirstBoxVersion)
        scene.walker = walkerIn(std::make_shared<const SourceLineWorld>(world), rules->mesh);
    else
        walkByBoxes(scene, world, *rules);
    scene.starts = startsOf(chosen, entities, options.rule);
    if (rules->ladders)
        scene.ladders.assign(world->ladders().begin(), world->ladders().end());
    scene.game = chosen.title;
    scene.sight = sight->sight();
    scene.notes = sight->notes();
    scene.counts = {{"solid static props", props.solids.count()}, {"guessed static props", props.solids.guessed}};
    scene.owner = std::move(sight);
    return scene;
}

} // namespace navsmith::systems::source_nav::generation
