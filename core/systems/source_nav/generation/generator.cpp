#include "core/systems/source_nav/generation/generator.h"

#include "core/systems/source_nav/generation/compare.h"
#include "core/systems/source_nav/generation/generate.h"
#include "core/systems/source_nav/generation/mesh_trace.h"
#include "core/systems/source_nav/generation/source/source_games.h"
#include "core/systems/source_nav/generation/surface_mesh.h"
#include "formats/quake/bsp_file.h"
#include "formats/source/vbsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr std::string_view kEnding = ".nav";
constexpr std::uint32_t kUsualGoldSrcVersion = 5;
constexpr std::uint32_t kLastOverGoldSrc = 9; // later ones hold what GoldSrc's maps do not tell

bool takes(std::span<const std::byte> head) {
    const auto ident = quake::identify(head);
    return (ident && ident->variant == quake::BspVariant::GoldSrc) || source::identifyVbsp(head);
}

tl::expected<Generated, std::string> generateBySurfaces(const GenerateInput& input, const MeshOptions& options,
                                                        const StageProgress& progress) {
    auto mesh = surfaceMesh(input.map, options.version != 0 ? options.version : kUsualGoldSrcVersion, options.rule,
                            options.seeds, input.agent, progress);
    if (!mesh)
        return tl::unexpected(std::move(mesh.error()));
    auto bytes = source::write(mesh->file);
    if (!bytes)
        return tl::unexpected(bytes::describe(bytes.error()));
    return Generated{std::string(input.mapName).append(kEnding),
                     std::move(*bytes),
                     {{"places to stand on, estimated", mesh->nodes},
                      {"areas", mesh->file.areas.size()},
                      {"links", mesh->file.connections.size()}}};
}

tl::expected<Generated, std::string> generate(const GenerateInput& input, const StageProgress& progress) {
    const bool isSource = source::identifyVbsp(input.map).has_value();
    MeshOptions options;
    options.game = input.game;
    if (const auto like = source::read(input.like); like && input.version == 0 && input.game.empty()) {
        options.version = like->format.version;
        options.format = like->format;
    }
    if (input.version != 0)
        options.version = input.version;
    options.rule = input.allStarts ? SeedRule::AllStarts : SeedRule::AsTheGame;
    options.analyse = input.analyse;
    options.inside = input.box;
    options.examine = input.examine;
    options.find = input.find;
    std::transform(input.seeds.begin(), input.seeds.end(), std::back_inserter(options.seeds),
                   [](const glm::dvec3& seed) { return glm::vec3(seed); });
    for (const auto& [id, value] : input.settings)
        options.settings.emplace_back(id, static_cast<float>(value));
    if (!isSource && !options.settings.empty())
        return tl::unexpected(
            texts::format("{} is a setting of Source, and the map is of GoldSrc", options.settings.front().first));
    if (!isSource && options.version > kLastOverGoldSrc)
        return tl::unexpected(
            texts::format("version {} cannot be made; the last is {}", options.version, kLastOverGoldSrc));
    if (!isSource && !input.game.empty())
        return tl::unexpected(texts::format("the map is of GoldSrc, and no map of \"{}\"", input.game));
    if (input.bySurfaces)
        return generateBySurfaces(input, options, progress);
    auto mesh = generateMesh(input.map, options, progress);
    if (!mesh)
        return tl::unexpected(std::move(mesh.error()));
    auto bytes = source::write(mesh->file);
    if (!bytes)
        return tl::unexpected(bytes::describe(bytes.error()));
    const auto& file = mesh->file;
    Generated result{std::string(input.mapName).append(kEnding),
                     std::move(*bytes),
                     {{"places to stand on", mesh->nodes},
                      {"areas", file.areas.size()},
                      {"links", file.connections.size()},
                      {"ladders", hasLadders(file.format) ? file.ladders.size() : 0},
                      {"hiding spots", file.hidingSpots.size()},
                      {"encounter paths", file.encounterPaths.size()},
                      {"approach areas", file.approaches.size()}},
                     mesh->game};
    result.counts.insert(result.counts.end(), mesh->counts.begin(), mesh->counts.end());
    for (auto& note : mesh->notes)
        result.findings.push_back({"map", "", std::move(note)});
    for (const auto& area : mesh->inAir)
        result.findings.push_back({"in_air", texts::format("Area {}", area.id),
                                   texts::format("has no floor of the map under its middle, {:.0f} {:.0f} {:.0f}",
                                                 area.middle.x, area.middle.y, area.middle.z)});
    if (const auto& examination = mesh->examination) {
        const std::pair<std::string_view, std::size_t> counts[] = {{"starts", examination->starts},
                                                                   {"starts off the mesh", examination->startsOff},
                                                                   {"ways between starts", examination->ways},
                                                                   {"ways missing", examination->waysMissing},
                                                                   {"areas in solid", examination->inSolid},
                                                                   {"areas in the air", examination->inAir},
                                                                   {"overlapping areas", examination->overlapping}};
        result.counts.insert(result.counts.end(), std::begin(counts), std::end(counts));
    }
    return result;
}

tl::expected<FileComparison, std::string> compare(std::span<const std::byte> /*map*/,
                                                  std::span<const std::byte> generated,
                                                  std::span<const std::byte> reference) {
    const auto mine = source::read(generated);
    if (!mine)
        return tl::unexpected(bytes::describe(mine.error()));
    const auto theirs = source::read(reference);
    if (!theirs)
        return tl::unexpected(bytes::describe(theirs.error()));
    return compareMeshes(*mine, *theirs);
}

} // namespace

Generator generator() {
    std::vector<GeneratorGame> games;
    for (const auto& game : sourceGames())
        games.push_back({game.id, game.title});
    std::vector<GeneratorSetting> settings;
    for (const auto& setting : sourceSettings())
        settings.push_back(
            {setting.id, setting.help, setting.get(sourceGames().front().rules), setting.least, setting.most});
    return {.ending = kEnding,
            .games = std::move(games),
            .settings = std::move(settings),
            .abilities = {.byBox = true, .bySurfaces = true, .fromAllStarts = true},
            .takes = takes,
            .generate = generate,
            .compare = compare,
            .reasons = rejectionReasons()};
}

} // namespace navsmith::systems::source_nav::generation
