#include "app/cli/generation_options.h"

#include "app/cli/path_options.h"
#include "core/systems/exchange.h"
#include "core/systems/registry.h"
#include "core/walkable/agents.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <cmath>

namespace navsmith::cli {

namespace {

systems::Box takeBox(const std::string& text) {
    const auto parts = CLI::detail::split(text, ',');
    std::array<float, 6> numbers{};
    bool sound = parts.size() == numbers.size();
    for (std::size_t i = 0; sound && i < parts.size(); ++i)
        sound = CLI::detail::lexical_cast(parts[i], numbers.at(i)) && std::isfinite(numbers.at(i));
    if (!sound)
        throw CLI::ValidationError("--box", fmt::format("'{}' is not six numbers X1,Y1,Z1,X2,Y2,Z2", text));
    return systems::Box::between({numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5]});
}

std::pair<std::string, double> takeSetting(const std::string& text) {
    std::pair<std::string, double> setting;
    const auto sign = text.find('=');
    setting.first = text.substr(0, sign);
    if (sign == std::string::npos || !CLI::detail::lexical_cast(text.substr(sign + 1), setting.second))
        throw CLI::ValidationError("--set", fmt::format("'{}' is not NAME=VALUE", text));
    return setting;
}

CLI::Option* addBox(CLI::App& command, std::optional<systems::Box>& to, const std::string& help) {
    return command
        .add_option_function<std::string>(
            "--box", [&to](const std::string& text) { to = takeBox(text); }, help)
        ->type_name("X1,Y1,Z1,X2,Y2,Z2");
}

} // namespace

void addGenerateOptions(CLI::App& command, GenerateOptions& to, OptionChoices& choices) {
    addJson(command, to.json);
    addPath(command, "MAP", to.maps,
            "Maps of GoldSrc games such as Counter-Strike 1.6, of Source, of Quake and of Quake II")
        ->required()
        ->type_name("");
    addPath(command, "-o,--output", to.outFile,
            "File to write, or folder for several (default: beside the map); one that is there gets a backup")
        ->type_name("FILE");
    addGameFolders(command, to.gameFolders);
    std::vector<std::string> makers;
    std::vector<std::string> games;
    std::vector<std::string> settings;
    for (const auto& system : systems::all()) {
        if (system.generator.generate != nullptr)
            makers.emplace_back(system.id);
        for (const auto& game : system.generator.games)
            games.emplace_back(game.id);
        for (const auto& setting : system.generator.settings)
            settings.push_back(fmt::format("{}={}", setting.id, setting.byDefault));
    }
    choices.limit(
        *command
             .add_option("--system", to.system,
                         "What to make, where a map is for several systems (default: the first that takes it)")
             ->type_name("ID"),
        makers);
    choices.limit(*command.add_option("--game", to.game, "Game whose rules are followed (default: what the map is of)")
                       ->type_name("ID"),
                  games);
    command.add_option("--version", to.version, "Version of the format (default: the game's last)")->type_name("N");
    std::vector<std::string> formats;
    for (const auto& system : systems::all()) {
        if (system.generator.generate == nullptr)
            continue;
        for (const auto& each : systems::foreignFormats(system))
            formats.emplace_back(each.format.id);
    }
    choices.limit(
        *command
             .add_option("--format", to.format, "Convert the result for other bots (default: files of the map's game)")
             ->type_name("ID"),
        formats);
    auto* seed = command
                     .add_option_function<std::vector<std::string>>(
                         "--seed",
                         [&to](const std::vector<std::string>& texts) {
                             for (const auto& text : texts)
                                 to.seeds.push_back(takePlace("--seed", text));
                         },
                         "Begin at this place (default: where a player starts)")
                     ->type_name("X,Y,Z")
                     ->allow_extra_args(false);
    command
        .add_option_function<std::vector<std::string>>(
            "--set",
            [&to](const std::vector<std::string>& texts) {
                for (const auto& text : texts)
                    to.settings.push_back(takeSetting(text));
            },
            fmt::format("A setting of the game's generator (Source: {})", fmt::join(settings, ", ")))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    command.add_flag("--all-starts", to.allStarts, "Begin at every place where players start")->excludes(seed);
    choices.limit(*command.add_option("--method", to.method,
                                      "game: as the game does; recast: an estimate from the map's surfaces "
                                      "(default game)"),
                  {"game", "recast"});
    std::vector<std::string> agents;
    for (const auto& agent : walkable::gameAgents())
        agents.push_back(agent.name);
    command
        .add_option("--agent", to.agent,
                    fmt::format("recast: who walks: {}, a name that the window keeps, or sizes such as "
                                "radius=16,height=72,climb=58,step=18,slope=45",
                                fmt::join(agents, ", ")))
        ->type_name("AGENT");
    command.add_flag("--no-analysis", to.noAnalysis, "Leave out hiding spots and what follows from them");
    addBox(command, to.box, "Make only areas inside this box");
    command.add_flag("--examine", to.examine, "Also count where the result is not as it should be");
    addPath(command, "--compare", to.compareWith,
            "Tell how far the result agrees with this file, or with those of the maps' names in this folder; "
            "write only with -o")
        ->type_name("PATH");
}

void addAnalyseOptions(CLI::App& command, AnalyseOptions& to, OptionChoices& choices) {
    addPaths(command, to.inputs.paths);
    addVariant(command, to.variant, choices);
    addJson(command, to.json);
    addInputOptions(command, to.inputs);
    addMap(command, to.map);
    auto* only = command.add_option_function<std::string>(
        "--only", [&to](const std::string&) { to.onlyStale = true; },
        "Only those whose analysis no longer fits (default: all areas)");
    choices.limit(*only->type_name("AREAS"), {"stale"});
    addBox(command, to.box, "Only areas whose middle lies in this box")->excludes(only);
    std::vector<std::string> parts;
    for (const auto& system : systems::all()) {
        for (const auto& part : system.generator.parts)
            parts.emplace_back(part.id);
    }
    choices.limit(*command.add_option("--parts", to.parts, "What to find out (default: all that the game does)")
                       ->type_name("PART,...")
                       ->delimiter(',')
                       ->allow_extra_args(false),
                  parts);
    command.add_flag("--any-size", to.anyMapSize, "Also if the mesh was made for a map of another size");
    addSaveOptions(command, to.save);
}

} // namespace navsmith::cli
