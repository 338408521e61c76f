#include "core/systems/source_nav/generation/generator.h"

#include "core/systems/source_nav/generation/compare.h"
#include "core/systems/source_nav/generation/generate.h"
#include "formats/quake/bsp_file.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr std::string_view kEnding = ".nav";
constexpr std::uint32_t kUsualVersion = 5; // the last of GoldSrc
constexpr std::uint32_t kLastVersion = 9;  // later ones hold what GoldSrc's maps do not tell

bool takes(std::span<const std::byte> head) {
    const auto ident = quake::identify(head);
    return ident && ident->variant == quake::BspVariant::GoldSrc;
}

tl::expected<Generated, std::string> generate(const GenerateInput& input, const StageProgress& progress) {
    MeshOptions options;
    const auto like = source::peek(input.like);
    options.version = input.version != 0 ? input.version : like ? like->version : kUsualVersion;
    options.rule = input.allStarts ? SeedRule::AllStarts : SeedRule::FirstStart;
    options.analyse = input.analyse;
    std::transform(input.seeds.begin(), input.seeds.end(), std::back_inserter(options.seeds),
                   [](const glm::dvec3& seed) { return glm::vec3(seed); });
    if (options.version > kLastVersion)
        return tl::unexpected(
            texts::format("version {} cannot be made; the last is {}", options.version, kLastVersion));
    auto made = generateMesh(input.map, options, progress);
    if (!made)
        return tl::unexpected(std::move(made.error()));
    auto bytes = source::write(made->file);
    if (!bytes)
        return tl::unexpected(bytes::describe(bytes.error()));
    const auto& file = made->file;
    return Generated{std::string(input.mapName).append(kEnding),
                     std::move(*bytes),
                     {{"places to stand on", made->nodes},
                      {"areas", file.areas.size()},
                      {"links", file.connections.size()},
                      {"ladders", hasLadders(file.format) ? file.ladders.size() : 0},
                      {"hiding spots", file.hidingSpots.size()},
                      {"encounter paths", file.encounterPaths.size()},
                      {"approach areas", file.approaches.size()}}};
}

tl::expected<FileComparison, std::string> compare(std::span<const std::byte> made, std::span<const std::byte> known) {
    const auto mine = source::read(made);
    if (!mine)
        return tl::unexpected(bytes::describe(mine.error()));
    const auto theirs = source::read(known);
    if (!theirs)
        return tl::unexpected(bytes::describe(theirs.error()));
    return compareMeshes(*mine, *theirs);
}

} // namespace

Generator generator() {
    return {.ending = kEnding, .takes = takes, .generate = generate, .compare = compare};
}

} // namespace navsmith::systems::source_nav::generation
