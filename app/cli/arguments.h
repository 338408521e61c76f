// The parsed command line.
#pragma once

#include "app/cli/conflict_choices.h"
#include "app/cli/exit_status.h"
#include "app/cli/export_options.h"
#include "app/cli/generation_options.h"
#include "app/cli/input_options.h"
#include "app/cli/query_options.h"
#include "app/cli/simulate_options.h"

#include <glm/vec3.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::cli {

enum class Command : std::uint8_t {
    Info,
    Roundtrip,
    Dump,
    Check,
    Convert,
    Compile,
    Decompile,
    List,
    New,
    Pack,
    Extract,
    Rebuild,
    Generate,
    Analyse,
    Route,
    Reach,
    Simulate,
    Select,
    Edit,
    Recover,
    Text,
    Textconv,
    Diff,
    Merge,
    GitSetup,
    Export,
    ImportPoints
};

/// How check writes issues.
enum class IssueForm : std::uint8_t { Text, Compiler, Sarif };

/// As many results as GitHub takes in a run.
inline constexpr std::size_t kMostSarifResults = 25'000;

struct Arguments {
    Command command = Command::Info;
    bool json = false;
    bool fix = false;
    bool reportOnly = false;    ///< convert: report only, write nothing
    bool replace = false;       ///< convert: also replace files that do not belong to the document
    bool backUpWhole = false;   ///< pack: back up the whole map
    bool bothCopies = false;    ///< saving in place: also write the other copies of the files in the game's folders
    bool replaceCopies = false; ///< check: also overwrite copies whose content differs
    bool extended = false;      ///< compile: files of the extended map
    bool plain = false;         ///< compile, decompile: arithmetic of this machine
    bool viceCity = false;      ///< decompile: the text of that game
    bool textures = false;      ///< info: how maps are drawn, in place of documents
    bool verbose = false;
    InputOptions inputs;
    // merge
    bool takeOurs = false;
    bool takeTheirs = false;
    bool noBackup = false;
    ConflictChoices chosen;
    bool byFloor = false;              ///< diff
    bool dryRun = false;               ///< git-setup
    std::vector<std::string> gitTexts; ///< git-setup: text forms in the repository
    bool schema = false;               ///< list: the JSON Schema of a system's text form
    std::vector<std::filesystem::path> paths;
    std::string variant;                            ///< format variant of files that do not state it; empty: detect
    std::optional<std::filesystem::path> outFolder; ///< destination when saving; none: in place
    /// compile: where lights come from, at most one
    std::optional<std::filesystem::path> lightsFrom;
    std::optional<std::filesystem::path> placements;
    std::optional<std::filesystem::path> world;
    glm::dvec3 offset{0.0};     ///< compile: by which everything is moved
    std::string format;         ///< convert: target format, an id of Versions::formats
    std::string system;         ///< new: system id
    std::filesystem::path file; ///< pack; decompile: the text; text, textconv, diff, merge: --path
    /// new, pack, extract; check, analyse: empty: the map that the files belong to
    std::filesystem::path map;
    bool noMap = false;                             ///< check
    std::vector<std::filesystem::path> gameFolders; ///< where models of maps are looked for, too
    std::vector<std::filesystem::path> beside;      ///< check, dump, route, reach: other documents of the same world
    /// route, reach: elements or places
    std::string from;
    std::string to;                             ///< route
    std::optional<std::filesystem::path> pairs; ///< route, reach: file with a pair of ends a line; "-": standard input
    std::string traveller;                      ///< route, reach: an id of Routing::travellers; empty: one that fits
    std::filesystem::path archive;              ///< rebuild
    /// pack: name in the map; empty: the name under which the game looks for it
    std::string name;
    std::optional<std::filesystem::path> outFile; ///< extract, generate: none: beside the map. rebuild: none: in place
    std::optional<std::filesystem::path> logFile;
    std::uint32_t jobs = 0; ///< documents processed at the same time; 0: one for each core
    IssueForm issueForm = IssueForm::Text;
    std::size_t mostResults = kMostSarifResults; ///< check: in a log of SARIF; 0: all
    bool names = false;                          ///< list: only the names in expressions
    GenerateOptions generate;
    AnalyseOptions analyse;
    SelectOptions select;
    SimulateOptions simulate;
    DumpOptions dump;
    EditOptions edit;
    ExportOptions exported;
    PointOptions points;
};

/// The program ends after parsing: it prints help, the version or an error.
struct ExitAfterParsing {
    std::string out; ///< for standard output
    std::string err; ///< for standard error
    ExitStatus status = ExitStatus::Ok;
};

tl::expected<Arguments, ExitAfterParsing> parseArguments(int argc, const char* const* argv);

} // namespace navsmith::cli
