#include "core/systems/gta_sa_paths/text/compile.h"

#include "core/systems/gta_sa_paths/text/town.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

/// The game looks for them in another square.
std::vector<Loss> outsideOfMap(const Town& town, std::span<const Source> texts) {
    const auto& grid = town.traits->grid;
    const auto isInside = [&](float at) {
        return at >= static_cast<float>(grid.edge) &&
               at <= static_cast<float>(grid.edge + grid.perSide * grid.squareSize);
    };
    std::vector<Loss> losses;
    for (const auto& node : town.nodes) {
        if (isInside(node.place.x) && isInside(node.place.y))
            continue;
        addLoss(losses,
                grid.perSide < kExtended.grid.perSide
                    ? texts::mark("nodes outside of the map of the stock form, put into the "
                                  "nearest area; the extended form has a larger one")
                    : texts::mark("nodes outside of the map, put into the nearest area"),
                [&] {
                    return describe({std::string(texts[node.origin.text].name), node.origin.line,
                                     fmt::format("{:.0f}, {:.0f}", node.place.x, node.place.y)});
                });
    }
    return losses;
}

} // namespace

std::string describe(const Message& message) {
    if (message.line == 0)
        return fmt::format("{}: {}", message.file, message.text);
    return fmt::format("{}:{}: {}", message.file, message.line, message.text);
}

tl::expected<Compiled, CompileFailure> compile(std::span<const Source> texts, const CompileOptions& options) {
    const auto goesOn = [&](double done) { return !options.progress || options.progress(done); };
    const auto failed = [](std::vector<Message> messages) {
        return tl::unexpected(CompileFailure{.messages = std::move(messages)});
    };
    const auto cancelled = [] { return tl::unexpected(CompileFailure{.messages = {}, .cancelled = true}); };

    Compiled compiled;
    if (!goesOn(0.0))
        return cancelled();
    const auto& math = options.rounding == Rounding::Console ? kConsoleArithmetic : kPlainArithmetic;
    auto town = readGroups(texts, math, *options.traits, compiled.skipped, compiled.counts);
    if (compiled.counts.groups == 0) {
        compiled.skipped.push_back({texts.empty() ? "paths" : std::string(texts.front().name), 0,
                                    texts::format("there is no group of path nodes that can be compiled")});
        return failed(std::move(compiled.skipped));
    }
    if (!goesOn(0.4))
        return cancelled();
    connect(town, compiled.counts);
    if (!goesOn(0.6))
        return cancelled();
    makeNavis(town);
    if (!goesOn(0.7))
        return cancelled();
    if (options.lightsFrom.empty() && !options.lights.empty())
        addLights(town, options.lights);
    else if (options.lightsFrom.empty() && options.lightCrossings)
        lightCrossings(town);
    std::vector<Message> tooMuch;
    compiled.files =
        assemble(town, options.listPointers && !options.traits->isExtended, texts, tooMuch, compiled.counts);
    compiled.losses = outsideOfMap(town, texts);
    if (!tooMuch.empty()) {
        auto messages = std::move(compiled.skipped);
        messages.insert(messages.end(), tooMuch.begin(), tooMuch.end());
        return failed(std::move(messages));
    }
    if (!options.lightsFrom.empty())
        copyLights(compiled.files, options.lightsFrom, compiled.counts);
    if (!goesOn(1.0))
        return cancelled();
    return compiled;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
