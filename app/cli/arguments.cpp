#include "app/cli/arguments.h"

#include "core/systems/registry.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <sstream>

namespace navsmith::cli {

namespace {

constexpr auto kFooter =
    R"(A PATH is a file, or a folder for the files in it (not in its subfolders). Files of one folder that belong to one
set are opened together, as one document.

Exit status: 0 fine; 1 check found errors, or roundtrip differences; 2 something could not be used (the rest is done
all the same); 3 check found warnings, but no errors.

Results go to standard output, messages to standard error.)";

class Parser {
public:
    explicit Parser(Arguments& to) {
        app_.require_subcommand(1);
        app_.fallthrough();
        app_.footer(kFooter);
        app_.set_version_flag("--version", "navsmith-cli " NAVSMITH_VERSION, "Say which version this is");
        app_.set_help_flag("-h,--help", "Say what can be asked for");
        app_.add_flag("-v,--verbose", to.verbose, "More messages: what was skipped, what is odd about a file");
        app_.add_option("--log-file", to.logFile, "Also write the messages to this file")->type_name("FILE");

        auto* info = add(to, Command::Info, "info", "Say what the documents hold: types, counts, flags");
        auto* roundtrip = add(to, Command::Roundtrip, "roundtrip",
                              "Load, save in memory and compare: every byte must come out as it was");
        auto* dump = add(to, Command::Dump, "dump", "Write every element with all its properties, as JSON");
        auto* check = add(to, Command::Check, "check", "Look for what is wrong with the data");
        auto* convert = add(to, Command::Convert, "convert",
                            "Put documents into another version of their format, and say what is lost");
        auto* list = add(to, Command::List, "list", "Say which systems, types and properties there are");
        auto* begin = add(to, Command::New, "new", "Write an empty file for a map, where its game looks for it");
        std::vector<std::string> beginners;
        for (const auto& system : systems::all()) {
            if (system.map.blank != nullptr)
                beginners.emplace_back(system.id);
        }
        begin->add_option("SYSTEM", to.system, "What to begin")
            ->required()
            ->type_name("")
            ->check(CLI::IsMember(beginners));
        begin->add_option("MAP", to.map, "The map that it is for; only its name counts")->required()->type_name("");
        auto* pack = add(to, Command::Pack, "pack", "Put a file into a map of the Source engine, as the game reads it");
        pack->add_option("FILE", to.file, "The file, a navigation mesh")->required()->type_name("");
        pack->add_option("MAP", to.map, "The map; it is changed")->required()->type_name("");
        pack->add_option("--name", to.name, "Its name in the map; else as the game looks for it, maps/MAP.nav")
            ->type_name("NAME");
        pack->add_flag("--backup", to.backUpWhole,
                       "Keep a copy of the whole map in the backup, not only of what is replaced");
        auto* extract =
            add(to, Command::Extract, "extract", "Take out of a map the file that the game would read from it");
        extract->add_option("MAP", to.map, "The map, or the path of a file in it: MAP/maps/NAME.nav")
            ->required()
            ->type_name("");
        extract
            ->add_option("-o,--output", to.outFile, "Write this file; else where the game looks first, beside the map")
            ->type_name("FILE");
        auto* rebuild = add(to, Command::Rebuild, "rebuild", "Build an IMG archive anew, without its gaps");
        rebuild->add_option("ARCHIVE", to.archive, "The archive")->required()->type_name("");
        rebuild->add_option("-o,--output", to.outFile, "Write this file; else the archive is replaced, with a backup")
            ->type_name("FILE");
        for (auto* command : {info, roundtrip, dump, check, convert})
            command->add_option("PATH", to.paths, "Files or folders")->required()->type_name("");
        std::vector<std::string> variants;
        for (const auto& system : systems::all()) {
            for (const auto& variant : system.codec.variants)
                variants.emplace_back(variant.id);
        }
        for (auto* command : {info, roundtrip, dump, check, convert, pack})
            command->add_option("--as", to.variant, "Read files that do not say which game they are for as this one's")
                ->check(CLI::IsMember(variants));
        for (auto* command : {info, roundtrip, check, convert, list, begin, pack, extract, rebuild})
            command->add_flag("--json", to.json, "One JSON document on standard output");
        dump->add_flag("--json", to.json, "Always so; there is no other form");
        auto* fix = check->add_flag("--fix", to.fix, "Mend what can be mended and save, with a backup");
        auto* map = check->add_option("--map", to.map,
                                      "The map that the files are for; else the one that is found where their game "
                                      "keeps it");
        map->type_name("FILE");
        check->add_flag("--no-map", to.noMap, "Leave out the rules that look at the map")->excludes(map);
        auto* fixedInto =
            check->add_option("-o,--output", to.outFolder, "With --fix: save into this folder, leave the input alone")
                ->type_name("FOLDER")
                ->needs(fix);
        auto* bothCopies = addBothCopies(to, check)->needs(fix)->excludes(fixedInto);
        check
            ->add_flag("--replace", to.replaceCopies,
                       "With --both-copies: also files there that hold something else; they go into the backup")
            ->needs(bothCopies);
        for (auto* command : {check, dump})
            command
                ->add_option("--beside", to.beside,
                             "Files or folders of the same world, for what follows from both: a save for its paths")
                ->type_name("PATH")
                ->allow_extra_args(false);
        addConversion(to, convert);
    }

    CLI::App& app() { return app_; }

private:
    CLI::App* add(Arguments& to, Command command, const char* name, const char* title) {
        auto* sub = app_.add_subcommand(name, title);
        sub->fallthrough();
        sub->callback([&to, command] { to.command = command; });
        return sub;
    }

    static CLI::Option* addBothCopies(Arguments& to, CLI::App* command) {
        return command->add_flag("--both-copies", to.bothCopies,
                                 "Where the game has the same files in a second place, save them there as well");
    }

    static void addConversion(Arguments& to, CLI::App* convert) {
        std::vector<std::string> formats;
        for (const auto& system : systems::all()) {
            for (const auto& format : system.versions.formats)
                formats.emplace_back(format.id);
        }
        convert->add_option("--to", to.format, "The version, as list names it")
            ->required()
            ->type_name("ID")
            ->check([formats](const std::string& id) {
                const bool known = std::ranges::find(formats, id) != formats.end();
                return known ? std::string() : "there is no version \"" + id + "\"; navsmith-cli list names them";
            });
        auto* report = convert->add_flag("--report", to.reportOnly, "Only say what would be lost; write nothing");
        auto* replace = convert
                            ->add_flag("--replace", to.replace,
                                       "Also replace a file that has the name of the converted one already; it goes "
                                       "into the backup")
                            ->excludes(report);
        auto* into = convert->add_option("-o,--output", to.outFolder, "Save into this folder, leave the input alone")
                         ->type_name("FOLDER")
                         ->excludes(report)
                         ->excludes(replace);
        addBothCopies(to, convert)->excludes(report)->excludes(into);
    }

    CLI::App app_{"Navsmith: look at, check and mend the navigation data of games", "navsmith-cli"};
};

} // namespace

tl::expected<Arguments, ExitAfterParsing> parseArguments(int argc, const char* const* argv) {
    Arguments arguments;
    Parser parser(arguments);
    try {
        parser.app().parse(argc, argv);
        return arguments;
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream err;
        const bool asked = parser.app().exit(error, out, err) == 0; // help or version was requested
        return tl::unexpected(ExitAfterParsing{out.str(), err.str(), asked ? ExitStatus::Ok : ExitStatus::Unusable});
    }
}

} // namespace navsmith::cli
