#include "core/systems/gta_sa_paths/compile_texts.h"

#include "core/parallel/parallel.h"
#include "core/systems/gta_sa_paths/codecs.h"
#include "core/systems/gta_sa_paths/replace_paths.h"
#include "core/systems/gta_sa_paths/text/compile.h"
#include "core/systems/gta_sa_paths/text/convert_text.h"
#include "core/systems/gta_sa_paths/text/decompile.h"
#include "core/systems/gta_sa_paths/text/world_lights.h"
#include "core/systems/shared/path_files.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>

namespace navsmith::systems::gta_sa_paths {

namespace {

std::vector<Notice> notices(std::span<const compiler::Message> messages) {
    std::vector<Notice> all;
    for (const auto& message : messages)
        all.push_back({message.file,
                       message.line == 0 ? message.text : texts::format("line {}: {}", message.line, message.text)});
    return all;
}

tl::unexpected<std::vector<Notice>> failureOf(const bytes::FormatError& error) {
    return tl::unexpected(std::vector<Notice>{{error.file, describe(error)}});
}

compiler::PathFile widest(const gta_sa::PathFile& file) {
    return compiler::toExtended(file);
}
compiler::PathFile widest(gta_sa::ExtendedPathFile file) {
    return file;
}

/// Path files of one form.
struct Areas {
    const Traits* traits = nullptr;
    std::vector<compiler::PathFile> files;  ///< by area; empty where there is none
    std::vector<bytes::FormatError> broken; ///< of files that cannot be read
};

/// Files that are no area of the map do not count; there must be others.
template <typename Codec>
bytes::Result<Areas> readAreasOf(std::span<const InputFile> files) {
    const auto& traits = Codec::traits;
    Areas areas{.traits = &traits,
                .files = std::vector<compiler::PathFile>(static_cast<std::size_t>(traits.grid.areas())),
                .broken = {}};
    bool any = false;
    for (const auto& file : files) {
        const auto area = paths::areaOfName(traits.grid, file.name, ".dat");
        if (!area)
            continue;
        auto read = Codec::read(file.bytes);
        if (!read) {
            read.error().file = file.name;
            areas.broken.push_back(std::move(read.error()));
            continue;
        }
        areas.files[static_cast<std::size_t>(*area)] = widest(std::move(*read));
        any = true;
    }
    if (any)
        return areas;
    if (!areas.broken.empty())
        return tl::unexpected(std::move(areas.broken.front()));
    return tl::unexpected(paths::failure(files.front(), "file name", files.front().name, std::string(traits.names)));
}

bytes::Result<Areas> readAreas(std::span<const InputFile> files) {
    const bool extended =
        std::ranges::any_of(files, [](const InputFile& file) { return gta_sa::isExtended(file.bytes); });
    return extended ? readAreasOf<ExtendedCodec>(files) : readAreasOf<StockCodec>(files);
}

std::vector<std::byte> writtenAs(const Traits& traits, const compiler::PathFile& file) {
    return traits.isExtended ? gta_sa::writeExtended(file) : gta_sa::write(compiler::toStock(file));
}

std::vector<TextLoss> toTextLosses(std::span<const compiler::Loss> losses) {
    std::vector<TextLoss> all;
    for (const auto& [what, count, first] : losses)
        all.push_back({what, count, first});
    return all;
}

/// Converts texts of older games, which need the instances of all, and moves texts.
std::vector<TextLoss> convert(std::vector<gta_paths_ipl::PathText>& texts, const CompileInput& input) {
    std::vector<TextLoss> losses;
    if (input.offset == glm::dvec3(0.0) && std::ranges::none_of(texts, compiler::isForeign))
        return losses;
    std::vector<gta_world::IplPlacement> instances;
    for (const auto& file : input.texts) {
        const auto placed = gta_world::readIpl(file.bytes).placements;
        instances.insert(instances.end(), placed.begin(), placed.end());
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto& text = texts[i];
        if (input.offset == glm::dvec3(0.0) && !compiler::isForeign(text))
            continue;
        auto converted = compiler::toSanAndreas(text, instances, input.offset);
        converted.text.broken = std::move(text.broken);
        converted.text.brokenTotal = text.brokenTotal;
        text = std::move(converted.text);
        for (auto& loss : toTextLosses(converted.losses)) {
            loss.first = fmt::format("{}: {}", input.texts[i].name, loss.first);
            losses.push_back(std::move(loss));
        }
    }
    return losses;
}

tl::expected<CompileOutput, std::vector<Notice>> compileTexts(const Traits& traits, const CompileInput& input,
                                                              const Progress& progress) {
    std::vector<bytes::Result<gta_paths_ipl::PathText>> results(input.texts.size());
    parallel::run(results.size(), [&](std::size_t i) { results[i] = gta_paths_ipl::read(input.texts[i].bytes); });
    std::vector<gta_paths_ipl::PathText> texts;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i]) {
            results[i].error().file = input.texts[i].name;
            return failureOf(results[i].error());
        }
        texts.push_back(std::move(*results[i]));
    }
    auto losses = convert(texts, input);
    std::vector<compiler::Source> sources;
    for (std::size_t i = 0; i < texts.size(); ++i)
        sources.push_back({input.texts[i].name, &texts[i]});
    compiler::CompileOptions options{.traits = &traits,
                                     .rounding = input.plain ? compiler::Rounding::Plain : compiler::Rounding::Console,
                                     .listPointers = !input.plain,
                                     .progress = progress};
    std::vector<compiler::PathFile> lightsFrom;
    std::vector<compiler::Light> lights;
    if (!input.lightsFrom.empty()) {
        auto read = readAreas(input.lightsFrom);
        if (!read)
            return failureOf(read.error());
        if (!read->broken.empty())
            return failureOf(read->broken.front());
        lightsFrom = std::move(read->files);
        options.lightsFrom = lightsFrom;
    } else if (input.placements) {
        auto read = compiler::readPlacements(input.placements->bytes);
        if (!read)
            return tl::unexpected(std::vector<Notice>{{input.placements->name, std::move(read.error())}});
        lights = std::move(*read);
        options.lights = lights;
    } else if (input.world != nullptr) {
        lights = compiler::lightsOf(*input.world);
        options.lights = lights;
    }
    auto compiled = compiler::compile(sources, options);
    if (!compiled)
        return tl::unexpected(notices(compiled.error().messages));
    const auto& counts = compiled->counts;
    CompileOutput output{.files = {},
                         .skipped = notices(compiled->skipped),
                         .counts = {{texts::mark("groups"), counts.groups},
                                    {texts::mark("car nodes"), counts.carNodes},
                                    {texts::mark("boat nodes"), counts.boatNodes},
                                    {texts::mark("pedestrian nodes"), counts.pedNodes},
                                    {texts::mark("links"), counts.links},
                                    {texts::mark("navi nodes"), counts.navis},
                                    {texts::mark("crossings"), counts.crossings},
                                    {texts::mark("crossings with light"), counts.litCrossings},
                                    {texts::mark("navi nodes with light"), counts.litNavis},
                                    {texts::mark("joints without a partner"), counts.openJoints},
                                    {texts::mark("pedestrian nodes without links, left out"), counts.isolated}},
                         .losses = std::move(losses)};
    std::ranges::move(toTextLosses(compiled->losses), std::back_inserter(output.losses));
    output.files.resize(compiled->files.size());
    parallel::run(output.files.size(), [&](std::size_t area) {
        output.files[area] = {.name = fmt::format("NODES{}.DAT", area),
                              .bytes = writtenAs(traits, compiled->files[area])};
    });
    return output;
}

tl::expected<DecompileOutput, std::vector<Notice>> decompileFiles(const DecompileInput& input,
                                                                  const Progress& progress) {
    const auto areas = readAreas(input.files);
    if (!areas)
        return failureOf(areas.error());
    auto result = compiler::decompile(
        areas->files, {.traits = areas->traits,
                       .rounding = input.plain ? compiler::Rounding::Plain : compiler::Rounding::Console,
                       .progress = progress});
    if (!result)
        return tl::unexpected(notices(result.error().messages));
    const auto& counts = result->counts;
    DecompileOutput output{.text = {},
                           .counts = {{texts::mark("groups"), counts.groups},
                                      {texts::mark("roads, which are groups that follow each other"), counts.roads},
                                      {texts::mark("nodes"), counts.nodes},
                                      {texts::mark("connections inside of groups"), counts.inside},
                                      {texts::mark("connections of groups"), counts.joints}},
                           .losses = toTextLosses(result->losses),
                           .skipped = {}};
    for (const auto& error : areas->broken)
        output.skipped.push_back({error.file, describe(error)});
    if (input.older) {
        auto converted = compiler::toViceCity(result->text);
        std::ranges::move(toTextLosses(converted.losses), std::back_inserter(output.losses));
        result->text = std::move(converted.text);
    }
    output.text = gta_paths_ipl::write(result->text);
    return output;
}

template <const Traits& traits>
constexpr TextCompiler kCompiler{
    .extended = traits.isExtended,
    .game = "San Andreas",
    .olderGame = "Vice City",
    .compile = [](const CompileInput& input,
                  const Progress& progress) { return compileTexts(traits, input, progress); },
    .decompile = decompileFiles,
    .replace = replacePaths};

} // namespace

const TextCompiler& textCompiler(const Traits& traits) {
    return traits.isExtended ? kCompiler<kExtended> : kCompiler<kStock>;
}

} // namespace navsmith::systems::gta_sa_paths
