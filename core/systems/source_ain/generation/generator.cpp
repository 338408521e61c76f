#include "core/systems/source_ain/generation/generator.h"

#include "core/systems/source_ain/generation/compare_graphs.h"
#include "core/systems/source_ain/generation/generate_graph.h"
#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace navsmith::systems::source_ain::generation {

namespace {

constexpr std::string_view kEnding = ".ain";
constexpr std::string_view kWideHumanSetting = "wide_human";

struct GraphGame {
    GeneratorGame game;
    std::size_t mostNodes = 0;
    std::int32_t version = source::kAinVersion;
};

constexpr std::array<GraphGame, 3> kGraphGames{{{{"hl2", "Half-Life 2"}, kNodesOfSdk},
                                                {{"gmod", "Garry's Mod"}, kNodesOfGarrysMod},
                                                {{"swarm", "Alien Swarm"}, kNodesOfSdk, 41}}};

bool takes(std::span<const std::byte> head) {
    return source::identifyVbsp(head).has_value();
}

tl::expected<GraphOptions, std::string> optionsFor(const GenerateInput& input, const source::AinFile* like) {
    const auto game = std::ranges::find(kGraphGames, input.game, [](const GraphGame& each) { return each.game.id; });
    if (!input.game.empty() && game == kGraphGames.end())
        return tl::unexpected(texts::format("no graphs are made for a game \"{}\"", input.game));
    GraphOptions options;
    options.like = like;
    options.find = input.find;
    if (game != kGraphGames.end())
        options.version = game->version;
    else if (like != nullptr && !source::isTextAin(like->version))
        options.version = like->version;
    if (input.version != 0)
        options.version = static_cast<std::int32_t>(input.version);
    // Without a game, whichever loads that many.
    options.mostNodes = game != kGraphGames.end() ? game->mostNodes : kNodesOfGarrysMod;
    for (const auto& [id, value] : input.settings) {
        if (id != kWideHumanSetting)
            return tl::unexpected(texts::format("there is no setting \"{}\"", id));
        if (value != 0)
            options.wideHumanHalf = static_cast<float>(value / 2);
    }
    return options;
}

tl::expected<Generated, std::string> generate(const GenerateInput& input, const StageProgress& progress) {
    std::optional<source::AinFile> like;
    if (auto file = source::readAin(input.like); !input.like.empty() && file)
        like = std::move(*file);
    const auto options = optionsFor(input, like ? &*like : nullptr);
    if (!options)
        return tl::unexpected(options.error());
    auto graph = generateGraph(input.map, *options, progress);
    if (!graph)
        return tl::unexpected(std::move(graph.error()));
    const auto& file = graph->file;
    Generated result{std::string(input.mapName).append(kEnding),
                     source::writeAin(file),
                     {{"nodes", file.nodes.size()},
                      {"exits of ladders", graph->exits},
                      {"links", file.links.size()},
                      {"parts", graph->parts},
                      {"nodes without links", graph->solo},
                      {"nodes too far above the floor", graph->fallen},
                      {"nodes at the place of another", graph->deleted},
                      {"width of wide_human", static_cast<std::size_t>(2 * graph->wideHumanHalf)}}};
    if (input.game.empty() && file.nodes.size() > kNodesOfSdk)
        result.findings.push_back({"limit", "",
                                   texts::format("The graph has {} nodes; only Garry's Mod loads more than {}.",
                                                 texts::grouped(file.nodes.size()), texts::grouped(kNodesOfSdk))});
    for (auto& note : graph->notes)
        result.findings.push_back({"map", "", std::move(note)});
    for (std::size_t i = 0; i < file.nodes.size(); ++i) {
        const auto& node = file.nodes[i];
        if (LinkTester::isFallen(node))
            result.findings.push_back(
                {"fallen", texts::format("Node {}", i),
                 texts::format("is more than 100 above a floor, or below it: {:.0f} {:.0f} {:.0f}", node.position.x,
                               node.position.y, node.position.z)});
    }
    return result;
}

tl::expected<FileComparison, std::string> compare(std::span<const std::byte> map, std::span<const std::byte> generated,
                                                  std::span<const std::byte> reference) {
    const auto graph = source::readAin(generated);
    if (!graph)
        return tl::unexpected(bytes::describe(graph.error()));
    const auto referenceGraph = source::readAin(reference);
    if (!referenceGraph)
        return tl::unexpected(bytes::describe(referenceGraph.error()));
    const auto world = NpcWorld::read(map);
    if (!world)
        return tl::unexpected(world.error());
    const auto half = wideHumanHalfOf(*referenceGraph, *world).value_or(kWideHumanNow);
    const LinkTester tester(*world, hullsFor(graph->hulls, half), graph->version);
    return compareGraphs(*graph, *referenceGraph, &tester);
}

} // namespace

Generator generator() {
    std::vector<GeneratorGame> games;
    games.reserve(kGraphGames.size());
    for (const auto& each : kGraphGames)
        games.push_back(each.game);
    return {.ending = kEnding,
            .games = std::move(games),
            .settings = {{kWideHumanSetting,
                          texts::mark("width of the box of a wide human: 30, or 64 in the first games; 0: as the other "
                                      "graph of the map"),
                          0, 0, 128}},
            .takes = takes,
            .generate = generate,
            .compare = compare};
}

} // namespace navsmith::systems::source_ain::generation
