#include "core/systems/gta_sa_paths/compile_texts.h"

#include "core/systems/gta_sa_paths/text/compile.h"
#include "core/systems/gta_sa_paths/text/world_lights.h"
#include "core/systems/shared/path_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace navsmith::systems::gta_sa_paths {

namespace {

std::vector<Notice> notices(std::span<const compiler::Message> messages) {
    std::vector<Notice> all;
    for (const auto& message : messages)
        all.push_back(
            {message.file, message.line == 0 ? message.text : fmt::format("line {}: {}", message.line, message.text)});
    return all;
}

tl::unexpected<std::vector<Notice>> refused(const bytes::FormatError& error) {
    return tl::unexpected(std::vector<Notice>{{error.file, describe(error)}});
}

/// By area. Files that are no area of the map do not count; there must be others.
bytes::Result<std::vector<gta_sa::PathFile>> readLightsFrom(std::span<const InputFile> files) {
    const paths::Grid grid;
    std::vector<gta_sa::PathFile> areas(static_cast<std::size_t>(grid.areas()));
    bool any = false;
    for (const auto& file : files) {
        const auto area = paths::areaOfName(grid, file.name, ".dat");
        if (!area)
            continue;
        auto read = gta_sa::read(file.bytes);
        if (!read) {
            read.error().file = file.name;
            return tl::unexpected(std::move(read.error()));
        }
        areas[static_cast<std::size_t>(*area)] = std::move(*read);
        any = true;
    }
    if (!any)
        return tl::unexpected(
            paths::failure(files.front(), "file name", files.front().name, "NODES0.DAT to NODES63.DAT"));
    return areas;
}

tl::expected<CompileOutput, std::vector<Notice>> compileTexts(const CompileInput& input, const Progress& progress) {
    std::vector<gta_paths_ipl::PathText> texts;
    texts.reserve(input.texts.size());
    std::vector<compiler::Source> sources;
    for (const auto& file : input.texts) {
        auto text = gta_paths_ipl::read(file.bytes);
        if (!text) {
            text.error().file = file.name;
            return refused(text.error());
        }
        texts.push_back(std::move(*text));
        sources.push_back({file.name, &texts.back()});
    }
    compiler::CompileOptions options{.rounding = input.plain ? compiler::Rounding::Plain : compiler::Rounding::Console,
                                     .listPointers = !input.plain,
                                     .progress = progress};
    std::vector<gta_sa::PathFile> lightsFrom;
    std::vector<compiler::Light> lights;
    if (!input.lightsFrom.empty()) {
        auto read = readLightsFrom(input.lightsFrom);
        if (!read)
            return refused(read.error());
        lightsFrom = std::move(*read);
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
                         .counts = {{"groups", counts.groups},
                                    {"car nodes", counts.carNodes},
                                    {"boat nodes", counts.boatNodes},
                                    {"pedestrian nodes", counts.pedNodes},
                                    {"links", counts.links},
                                    {"navi nodes", counts.navis},
                                    {"crossings", counts.crossings},
                                    {"crossings with light", counts.litCrossings},
                                    {"navi nodes with light", counts.litNavis},
                                    {"joints without a partner", counts.openJoints},
                                    {"pedestrian nodes without links, left out", counts.isolated}}};
    for (std::size_t area = 0; area < compiled->files.size(); ++area)
        output.files.push_back({.name = fmt::format("NODES{}.DAT", area), .bytes = write(compiled->files[area])});
    return output;
}

} // namespace

TextCompiler textCompiler() {
    return {.textNames = {"paths*.ipl"}, .compile = compileTexts};
}

} // namespace navsmith::systems::gta_sa_paths
