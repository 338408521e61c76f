#include "app/cli/arguments.h"

#include "app/cli/option_values.h"
#include "app/cli/path_options.h"
#include "app/cli/route_ends.h"
#include "app/usage/usage.h"
#include "core/files/path_text.h"
#include "core/systems/registry.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace navsmith::cli {

namespace {

/// What --help says at its end, and the manual page in sections.
std::vector<usage::Section> explanations() {
    return {
        {"Paths",
         "A PATH is a file, or a folder, which means the files in it but not in its subfolders, unless --recursive is\n"
         "given. Files of one set in a folder are one document."},
        {"Exit status",
         "0 success; 1 check found errors, roundtrip or diff differences, or merge conflicts; 2 something could not\n"
         "be used (everything else is processed); 3 check found warnings, but no errors."},
        {"Output", "Results go to standard output, messages to standard error."}};
}

class Parser {
public:
    explicit Parser(Arguments& to) {
        app_.require_subcommand(1);
        app_.fallthrough();
        app_.allow_windows_style_options(false); // the same on all systems: "/x" is a path
        std::string footer;
        for (const auto& [title, text] : explanations())
            footer += fmt::format("{}{}: {}", footer.empty() ? "" : "\n\n", title, text);
        app_.footer(footer);
        app_.set_version_flag("--version", "navsmith-cli " NAVSMITH_VERSION, "Print the version");
        app_.set_help_flag("-h,--help", "Print this help");
        app_.add_flag("-v,--verbose", to.verbose, "Also report skipped files and unusual variants");
        addPath(app_, "--log-file", to.logFile, "Also write messages to this file")->type_name("FILE");
        addUsage();

        auto* info = add(to, Command::Info, "info", "Show what the documents contain: element types, counts, flags");
        auto* roundtrip = add(to, Command::Roundtrip, "roundtrip", "Load, save in memory, and compare every byte");
        auto* dump = add(to, Command::Dump, "dump", "Write every element with all its properties as JSON");
        auto* check = add(to, Command::Check, "check", "List issues, and fix them");
        auto* convert =
            add(to, Command::Convert, "convert", "Convert to another version of the format, and report what is lost");
        auto* compile = add(to, Command::Compile, "compile", "Make a game's files from the texts of its studio");
        auto* decompile =
            add(to, Command::Decompile, "decompile", "Make a text from a game's files, as its studio had it");
        auto* list = add(to, Command::List, "list", "List systems, element types, properties, rules and edits");
        auto* begin =
            add(to, Command::New, "new", "Create an empty file for a map, or an empty set of files in a folder");
        std::vector<std::string> beginners;
        for (const auto& system : systems::all()) {
            if (system.map.blank != nullptr || system.codec.blankSet != nullptr)
                beginners.emplace_back(system.id);
        }
        auto* system = begin->add_option("SYSTEM", to.system, "System of the file")->required()->type_name("");
        choices_.limit(*system, beginners);
        addPath(*begin, "MAP", to.map, "Map that the file is for, or folder for a set of files")
            ->required()
            ->type_name("");
        auto* pack = add(to, Command::Pack, "pack", "Add a navigation mesh to a Source map");
        addPath(*pack, "FILE", to.file, "Navigation mesh to add")->required()->type_name("");
        addPath(*pack, "MAP", to.map, "Map to change")->required()->type_name("");
        pack->add_option("--name", to.name, "Name in the map (default: maps/MAP.nav, which the game reads)")
            ->type_name("NAME");
        pack->add_flag("--backup", to.backUpWhole, "Back up the whole map, not only the replaced file");
        auto* extract = add(to, Command::Extract, "extract", "Extract the navigation mesh from a Source map");
        addPath(*extract, "MAP", to.map, "Map, or path of a file in it: MAP/maps/NAME.nav")->required()->type_name("");
        addPath(*extract, "-o,--output", to.outFile,
                "File to write (default: beside the map, where the game looks first)")
            ->type_name("FILE");
        auto* rebuild = add(to, Command::Rebuild, "rebuild", "Rebuild an IMG archive without gaps");
        addPath(*rebuild, "ARCHIVE", to.archive, "Archive to rebuild")->required()->type_name("");
        addPath(*rebuild, "-o,--output", to.outFile, "File to write (default: replace the archive, with a backup)")
            ->type_name("FILE");
        auto* analyse = add(to, Command::Analyse, "analyse",
                            "Do again what the game finds out about a finished navigation mesh, from its map");
        auto* select = add(to, Command::Select, "select", "Find elements by an expression, and show them");
        auto* edit = add(to, Command::Edit, "edit", "Change elements: set properties, run edits, follow a recipe");
        auto* recover = add(to, Command::Recover, "recover", "Finish or undo an interrupted save");
        addPath(*recover, "PATH", to.paths, "Folders, or archives")->required()->type_name("");
        auto* generate = add(to, Command::Generate, "generate", "Make navigation data from maps, as their game does");
        auto* route =
            add(to, Command::Route, "route", "Find the route that the game would choose, or why there is none");
        auto* reach = add(to, Command::Reach, "reach", "Tell what can be reached from an element or place");
        auto* simulate = add(to, Command::Simulate, "simulate", "Let traffic or bots move for a while, and count");
        for (auto* command : {info, roundtrip, dump, check, convert, analyse, edit, route, reach, simulate})
            addPath(*command, "PATH", to.paths, "Files or folders")->required()->type_name("");
        for (auto* command :
             {info, roundtrip, dump, check, convert, pack, analyse, select, edit, route, reach, simulate})
            addVariant(to, command);
        for (auto* command : {info, roundtrip, check, convert, compile, decompile, list, begin, pack, extract, rebuild,
                              generate, analyse, select, edit, recover, route, reach, simulate})
            command->add_flag("--json", to.json, "Write one JSON document to standard output");
        info->add_flag("--textures", to.textures,
                       "The paths are maps, or folders of maps: show how many faces can be drawn with their textures");
        dump->add_flag("--json", to.json, "No effect: the output is always JSON");
        auto* fix = check->add_flag("--fix", to.fix, "Fix what can be fixed, and save with a backup");
        auto* map = addMap(to, check);
        check->add_flag("--no-map", to.noMap, "Skip the rules that need the map")->excludes(map);
        auto* fixedInto =
            addPath(*check, "-o,--output", to.outFolder, "With --fix: save into this folder, do not change the input")
                ->type_name("FOLDER")
                ->needs(fix);
        auto* bothCopies = addBothCopies(to, check)->needs(fix)->excludes(fixedInto);
        check
            ->add_flag("--replace", to.replaceCopies,
                       "With --both-copies: also replace copies with other content, with a backup")
            ->needs(bothCopies);
        for (auto* command : {check, dump, route, reach, simulate})
            addPath(*command, "--beside", to.beside,
                    "Other files or folders of the same world, such as a save for its paths")
                ->type_name("PATH")
                ->allow_extra_args(false);
        choices_.limit(*check
                            ->add_option_function<std::string>(
                                "--form",
                                [&to](const std::string& form) {
                                    to.issueForm = form == "sarif"      ? IssueForm::Sarif
                                                   : form == "compiler" ? IssueForm::Compiler
                                                                        : IssueForm::Text;
                                },
                                "How issues are written: for people, like a compiler's messages, or as SARIF 2.1.0")
                            ->type_name("FORM"),
                       {"text", "compiler", "sarif"});
        check
            ->add_option(
                "--limit", to.mostResults,
                "With --form sarif: the most results, the worst first (default: 25000, as GitHub takes; 0: all)")
            ->type_name("N");
        list->add_flag("--names", to.names, "Only the names that expressions know, as Markdown");
        for (auto* command : {roundtrip, check, select, edit})
            addJobs(*command, to.jobs);
        addSelectOptions(*select, to.select);
        addEditOptions(*edit, to.edit);
        addDumpOptions(*dump, to.dump);
        for (auto* command : {info, roundtrip, dump, check, convert, analyse, select, edit})
            addInputOptions(*command, to.inputs);
        for (auto* command : {check, select, edit})
            addLines(*command, to.inputs);
        for (auto* command : {select, edit}) {
            auto* ofMap = addMap(to, command);
            command->add_flag("--no-map", to.noMap, "Do without the map")->excludes(ofMap);
        }
        auto* editedInto = addPath(*edit, "-o,--output", to.outFolder, "Save into this folder, do not change the input")
                               ->type_name("FOLDER");
        addBothCopies(to, edit)->excludes(editedInto);
        addConversion(to, convert);
        addCompilation(to, compile);
        addDecompilation(to, decompile);
        addPath(*generate, "MAP", to.paths,
                "Maps of GoldSrc games such as Counter-Strike 1.6, of Source, of Quake and of Quake II")
            ->required()
            ->type_name("");
        addPath(*generate, "-o,--output", to.outFile,
                "File to write, or folder for several (default: beside the map); one that is there gets a backup")
            ->type_name("FILE");
        addGameFolders(to, generate);
        addGenerateOptions(*generate, to.generate, choices_);
        addMap(to, analyse);
        addAnalyseOptions(*analyse, to.analyse, choices_);
        auto* analysedInto =
            addPath(*analyse, "-o,--output", to.outFolder, "Save into this folder, do not change the input")
                ->type_name("FOLDER");
        addBothCopies(to, analyse)->excludes(analysedInto);
        addRoute(to, route, reach);
        addSimulateOptions(*simulate, to.simulate, choices_);
        addTextForms(to);
        addComparison(to);
        addGitSetup(to);
        addExport(to);
        choices_.limit(*list->add_option_function<std::string>(
                                "--schema",
                                [&to](const std::string& id) {
                                    to.schema = true;
                                    to.system = id;
                                },
                                "Write the JSON Schema of the text form of a system")
                            ->type_name("SYSTEM"),
                       systemIds());
    }

    CLI::App& app() { return app_; }

private:
    CLI::App* add(Arguments& to, Command command, const char* name, const char* title) {
        auto* sub = app_.add_subcommand(name, title);
        sub->fallthrough();
        sub->callback([&to, command] { to.command = command; });
        return sub;
    }

    /// Options that print a text and end the program, as --version does.
    void addUsage() {
        const auto print = [](std::string text) {
            if (text.ends_with('\n'))
                text.pop_back(); // CLI11 adds it
            throw CLI::CallForVersion(text, 0);
        };
        app_.add_flag_callback(
            "--print-man", [this, print] { print(usage::manualPage(described())); }, "Print the manual page");
        choices_.limit(
            *app_.add_option_function<std::string>(
                     "--print-completion",
                     [this, print](const std::string& shell) { print(*usage::completion(described(), shell)); },
                     "Print the completion for a shell")
                 ->type_name("SHELL"),
            usage::shells());
    }

    [[nodiscard]] usage::Program described() const {
        usage::Program program{
            .own = describe(app_), .commands = {}, .sections = explanations(), .version = NAVSMITH_VERSION};
        for (const auto* command : app_.get_subcommands({}))
            program.commands.push_back(describe(*command));
        program.sections.push_back({"See also", "navsmith(1)"});
        return program;
    }

    [[nodiscard]] usage::Command describe(const CLI::App& app) const {
        usage::Command command{.name = app.get_name(), .help = app.get_description(), .options = {}, .operands = {}};
        for (const auto* option : app.get_options()) {
            const auto choices = choices_.of(*option);
            if (option->get_positional()) {
                const bool several = option->get_items_expected_max() > 1;
                command.operands.push_back({option->get_single_name() + (several ? "..." : ""), choices,
                                            option->get_description(), option->get_required()});
                continue;
            }
            if (option == app.get_help_ptr() && &app != &app_)
                continue;                              // among the program's own
            const auto type = option->get_type_name(); // with a text about the check after a colon
            usage::Option described{.names = {},
                                    .value =
                                        option->get_items_expected_max() == 0 ? "" : type.substr(0, type.find(':')),
                                    .choices = choices,
                                    .help = option->get_description()};
            for (const auto& name : option->get_snames())
                described.names.push_back("-" + name);
            for (const auto& name : option->get_lnames())
                described.names.push_back("--" + name);
            command.options.push_back(std::move(described));
        }
        return command;
    }

    static CLI::Option* addBothCopies(Arguments& to, CLI::App* command) {
        return command->add_flag("--both-copies", to.bothCopies,
                                 "If the game has the same files in a second place, save them there as well");
    }

    void addConversion(Arguments& to, CLI::App* convert) {
        std::vector<std::string> formats;
        for (const auto& system : systems::all()) {
            for (const auto& format : system.versions.formats)
                formats.emplace_back(format.id);
        }
        choices_.limit(*convert->add_option("--to", to.format, "Version to convert to, see navsmith-cli list")
                            ->required()
                            ->type_name("ID"),
                       formats);
        auto* report = convert->add_flag("--report", to.reportOnly, "Only report what would be lost; write nothing");
        auto* replace =
            convert
                ->add_flag("--replace", to.replace,
                           "Also replace an existing file with the name of the converted one, with a backup")
                ->excludes(report);
        auto* into = addPath(*convert, "-o,--output", to.outFolder, "Save into this folder, do not change the input")
                         ->type_name("FOLDER")
                         ->excludes(report)
                         ->excludes(replace);
        addBothCopies(to, convert)->excludes(report)->excludes(into);
    }

    static void addCompilation(Arguments& to, CLI::App* compile) {
        addPath(*compile, "TEXT", to.paths, "Texts of paths, in the order in which they count: paths.ipl to paths5.ipl")
            ->required()
            ->type_name("");
        addPath(*compile, "-o,--output", to.outFolder, "Folder for the files; those that are there get a backup")
            ->required()
            ->type_name("FOLDER");
        compile->add_flag("--extended", to.extended,
                          "Make the 1024 files of the extended map, for fastman92's limit adjuster");
        compile->add_flag("--plain", to.plain, "Use the arithmetic of this machine, not that of the studio's compiler");
        auto* from = addPath(*compile, "--lights-from", to.lightsFrom, "Take over the traffic lights of path files")
                         ->type_name("FOLDER");
        auto* table = addPath(*compile, "--placements", to.placements,
                              "Table of placed objects (columns model, x, y, z, rz) with the traffic lights")
                          ->type_name("FILE")
                          ->excludes(from);
        addPath(*compile, "--world", to.world, "Game or mod in whose world the traffic lights stand")
            ->type_name("FOLDER")
            ->excludes(from)
            ->excludes(table);
        compile
            ->add_option_function<std::string>(
                "--offset", [&to](const std::string& text) { to.offset = takePlace("--offset", text); },
                "Move everything by as many units")
            ->type_name("X,Y,Z");
    }

    static void addDecompilation(Arguments& to, CLI::App* decompile) {
        addPath(*decompile, "FOLDER", to.paths, "Path files")->required()->type_name("")->expected(1);
        addPath(*decompile, "-o,--output", to.file, "The text; one that is there gets a backup")
            ->required()
            ->type_name("FILE");
        decompile->add_flag("--plain", to.plain, "For a compiler with the arithmetic of this machine");
        decompile->add_flag("--vice-city", to.viceCity, "Write a text of Vice City");
    }

    void addRoute(Arguments& to, CLI::App* route, CLI::App* reach) {
        static constexpr auto* kEnd = "Element, such as 'node 3:17', or place X,Y,Z";
        for (auto* command : {route, reach}) {
            command->get_option("PATH")->expected(1)->allow_extra_args(false);
            std::vector<CLI::Option*> ends{command->add_option("FROM", to.from, kEnd)->required()->type_name("")};
            if (command == route)
                ends.push_back(command->add_option("TO", to.to, kEnd)->required()->type_name(""));
            auto* pairs =
                addPath(*command, "--pairs", to.pairs,
                        "Read ends from this file, a line FROM, tab, TO for each pair; \"-\" is standard input")
                    ->type_name("FILE");
            for (auto* end : ends)
                pairs->excludes(end);
            pairs->each([ends](const std::string&) {
                for (auto* end : ends)
                    end->required(false);
            });
        }
        std::vector<std::string> travellers;
        for (const auto& system : systems::all()) {
            for (const auto& traveller : system.routing.travellers) {
                if (std::ranges::find(travellers, traveller.id) == travellers.end())
                    travellers.emplace_back(traveller.id);
            }
        }
        for (auto* command : {route, reach})
            choices_.limit(*command
                                ->add_option("--traveller", to.traveller,
                                             "Who travels (default: the first who may be at these ends)")
                                ->type_name("ID"),
                           travellers);
    }

    static std::vector<std::string> systemIds() {
        std::vector<std::string> ids;
        for (const auto& system : systems::all())
            ids.emplace_back(system.id);
        return ids;
    }

    void addTextForms(Arguments& to) {
        auto* text = add(to, Command::Text, "text", "Write a document as text that can be compared, and back");
        addPath(*text, "-o,--output", to.outFile,
                "Text for a document; for a text the file, or the folder if there are several")
            ->required()
            ->type_name("FILE");
        text->add_flag("--json", to.json, "Write one JSON document to standard output");
        auto* textconv = add(to, Command::Textconv, "textconv", "Write a document as text to standard output, for git");
        for (auto* command : {text, textconv}) {
            addPath(*command, "PATH", to.paths, "A document: file, folder or text")
                ->required()
                ->type_name("")
                ->expected(1);
            addStateOptions(to, command);
        }
    }

    void addComparison(Arguments& to) {
        auto* diff = add(to, Command::Diff, "diff", "List what differs between two documents, element by element");
        auto* merge = add(to, Command::Merge, "merge", "Combine two people's edits of a document");
        addPath(*diff, "PATH", to.paths, "Two documents: files, folders or texts")
            ->required()
            ->type_name("")
            ->expected(2);
        diff->add_flag("--floors", to.byFloor,
                       "Compare the ground that meshes cover, whatever elements cover it, and list places");
        addPath(*merge, "PATH", to.paths, "The document before the edits, ours and theirs")
            ->required()
            ->type_name("")
            ->expected(3);
        addPath(*merge, "-o,--output", to.outFile, "Where to write the result, in the form of ours")
            ->required()
            ->type_name("FILE");
        auto* ours = merge->add_flag("--ours", to.takeOurs, "Settle conflicts with our values");
        merge->add_flag("--theirs", to.takeTheirs, "Settle conflicts with their values")->excludes(ours);
        merge
            ->add_option("--take-ours", to.chosen.ours,
                         "Settle conflicts with our values: numbers, ranges, properties, element types or kinds")
            ->type_name("N,N-N,PROPERTY")
            ->delimiter(',')
            ->allow_extra_args(false);
        merge->add_option("--take-theirs", to.chosen.theirs, "The same with their values")
            ->type_name("N,N-N,PROPERTY")
            ->delimiter(',')
            ->allow_extra_args(false);
        merge->add_flag("--no-backup", to.noBackup, "Keep no backup of a file that is replaced, for merge drivers");
        for (auto* command : {diff, merge}) {
            command->add_flag("--json", to.json, "Write one JSON document to standard output");
            addStateOptions(to, command);
        }
    }

    void addGitSetup(Arguments& to) {
        auto* command = add(to, Command::GitSetup, "git-setup",
                            "Let git show and merge navigation files: writes .gitattributes, .gitignore and settings");
        addPath(*command, "PATH", to.paths, "The repository, or anything in it (default: the current folder)")
            ->type_name("")
            ->expected(0, 1);
        command->add_option("--text", to.gitTexts, "A document that is kept as text: its path or pattern for git")
            ->type_name("PATTERN")
            ->allow_extra_args(false);
        command->add_flag("--dry-run", to.dryRun, "Tell what would be written, and write nothing");
        command->add_flag("--json", to.json, "Write one JSON document to standard output");
    }

    void addExport(Arguments& to) {
        auto* command =
            add(to, Command::Export, "export", "Write maps, 3D models, tables and graphs for other programs");
        addPath(*command, "PATH", to.paths, "Files or folders")->required()->type_name("");
        addPath(*command, "-o,--output", to.outFile,
                "File or folder to write (default for texts: standard output); for several documents a folder")
            ->type_name("FILE");
        addExportOptions(*command, to.exported, choices_);
        addInputOptions(*command, to.inputs);
        auto* map = addMap(to, command);
        command->add_flag("--no-map", to.noMap, "Without the map")->excludes(map);
        command->add_flag("--json", to.json, "Write one JSON document to standard output");
        addVariant(to, command);
        auto* import = add(to, Command::ImportPoints, "import-points", "Make elements from points of other programs");
        addPath(*import, "PATH", to.paths, "File or folder")
            ->required()
            ->expected(1)
            ->allow_extra_args(false)
            ->type_name("");
        addPointOptions(*import, to.points, choices_);
        auto* ofMap = addMap(to, import);
        import->add_flag("--no-map", to.noMap, "Without the map")->excludes(ofMap);
        auto* into = addPath(*import, "-o,--output", to.outFolder, "Save into this folder, do not change the input")
                         ->type_name("FOLDER");
        addBothCopies(to, import)->excludes(into);
        import->add_flag("--json", to.json, "Write one JSON document to standard output");
        addVariant(to, import);
    }

    /// For commands that read documents in either form.
    void addStateOptions(Arguments& to, CLI::App* command) {
        addPath(*command, "--path", to.file, "Name of the file, if PATH is a copy that has another")->type_name("NAME");
        addVariant(to, command);
    }

    void addVariant(Arguments& to, CLI::App* command) {
        std::vector<std::string> variants;
        for (const auto& system : systems::all()) {
            for (const auto& variant : system.codec.variants)
                variants.emplace_back(variant.id);
        }
        choices_.limit(
            *command->add_option("--as", to.variant, "Read files that do not state their game as files of this one")
                 ->type_name("VARIANT"),
            variants);
    }

    static void addGameFolders(Arguments& to, CLI::App* command) {
        addPath(*command, "--game-folder", to.gameFolders,
                "Folder of a game, such as \"Half-Life 2/hl2\", where models of Source maps are looked for, too")
            ->type_name("FOLDER")
            ->allow_extra_args(false);
    }

    static CLI::Option* addMap(Arguments& to, CLI::App* command) {
        addGameFolders(to, command);
        return addPath(*command, "--map", to.map,
                       "Map that the files belong to (default: search where their game keeps maps)")
            ->type_name("FILE");
    }

    OptionChoices choices_;
    CLI::App app_{"Navsmith: inspect, check, fix and convert game navigation data", "navsmith-cli"};
};

} // namespace

tl::expected<Arguments, ExitAfterParsing> parseArguments(int argc, const char* const* argv) {
    Arguments arguments;
    Parser parser(arguments);
    std::vector<std::string> texts;
    for (int i = argc - 1; i > 0; --i) { // CLI11 takes them from the last to the first
        texts.emplace_back(argv[i]);
        if (texts.back().starts_with('-') && placeIn(texts.back()))
            texts.back().insert(0, 1, ' '); // a place that begins with a minus is not an option
    }
    try {
        parser.app().parse(texts);
        if (auto wrong = arguments.command == Command::Select ? takeOperands(arguments.select, arguments.paths) : "";
            !wrong.empty())
            throw CLI::ValidationError("select", wrong);
        if (arguments.command == Command::Select && arguments.paths.empty() && !arguments.inputs.listFile)
            throw CLI::RequiredError("PATH");
        return arguments;
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream err;
        const bool asked = parser.app().exit(error, out, err) == 0; // help or version was requested
        return tl::unexpected(ExitAfterParsing{out.str(), err.str(), asked ? ExitStatus::Ok : ExitStatus::Unusable});
    }
}

} // namespace navsmith::cli
