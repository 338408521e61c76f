#include "app/cli/common_options.h"

#include "app/cli/path_options.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

namespace navsmith::cli {

void addPaths(CLI::App& command, std::vector<std::filesystem::path>& to) {
    addPath(command, "PATH", to, "Files or folders")->required()->type_name("");
}

void addJson(CLI::App& command, bool& to) {
    command.add_flag("--json", to, "Write one JSON document to standard output");
}

void addVariant(CLI::App& command, std::string& to, OptionChoices& choices) {
    std::vector<std::string> variants;
    for (const auto& system : systems::all()) {
        for (const auto& variant : system.codec.variants)
            variants.emplace_back(variant.id);
    }
    choices.limit(*command.add_option("--as", to, "Read files that do not state their game as files of this one")
                       ->type_name("VARIANT"),
                  variants);
}

void addSettings(CLI::App& command, std::vector<std::string>& to, OptionChoices& choices) {
    std::vector<std::string> values;
    for (const auto& system : systems::all()) {
        for (const auto& setting : system.settings) {
            for (const auto& option : setting.options)
                values.push_back(fmt::format("{}={}", setting.id, option.id));
        }
    }
    choices.limit(*command
                       .add_option("--with", to,
                                   "What the files do not store: the size of NPC that is drawn (hull=large), the game "
                                   "whose limits count (game=gmod), whether files of a version that nobody has "
                                   "proven are saved (unproven=save)")
                       ->type_name("SETTING=OPTION")
                       ->allow_extra_args(false),
                  values);
}

void applySettings(const std::vector<std::string>& settings, opening::OpenedDocument& document) {
    for (const auto& each : settings) {
        if (const auto value = systems::findSetting(document.system->settings, document.model, each))
            document.model.setSetting(value->setting, value->option);
    }
}

void addBeside(CLI::App& command, std::vector<std::filesystem::path>& to) {
    addPath(command, "--beside", to, "Other files or folders of the same world, such as a save for its paths")
        ->type_name("PATH")
        ->allow_extra_args(false);
}

void addJobs(CLI::App& command, std::uint32_t& to) {
    command.add_option("-j,--jobs", to, "Documents to process at the same time (default: one for each core)")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
}

void addGameFolders(CLI::App& command, std::vector<std::filesystem::path>& to) {
    addPath(command, "--game-folder", to,
            "Folder of a game, such as \"Half-Life 2/hl2\", where models of Source maps are looked for, too")
        ->type_name("FOLDER")
        ->allow_extra_args(false);
}

CLI::Option* addMap(CLI::App& command, MapOptions& to) {
    addGameFolders(command, to.gameFolders);
    return addPath(command, "--map", to.file,
                   "Map that the files belong to (default: search where their game keeps maps)")
        ->type_name("FILE");
}

void addMapOrNone(CLI::App& command, MapOptions& to, const std::string& help) {
    auto* map = addMap(command, to);
    command.add_flag("--no-map", to.none, help)->excludes(map);
}

} // namespace navsmith::cli
