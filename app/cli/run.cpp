#include "app/cli/run.h"

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "app/cli/terminal.h"
#include "app/logging/logging.h"

#include <ostream>

namespace navsmith::cli {

namespace {

ExitStatus dispatch(const Arguments& arguments, Session& session) {
    switch (arguments.command) {
    case Command::Info:
        return runInfo(arguments, session);
    case Command::Roundtrip:
        return runRoundtrip(arguments, session);
    case Command::Dump:
        return runDump(arguments, session);
    case Command::Check:
        return runCheck(arguments, session);
    case Command::Convert:
        return runConvert(arguments, session);
    case Command::Compile:
        return runCompile(arguments, session);
    case Command::Decompile:
        return runDecompile(arguments, session);
    case Command::List:
        return runList(arguments, session);
    case Command::New:
        return runNew(arguments, session);
    case Command::Pack:
        return runPack(arguments, session);
    case Command::Extract:
        return runExtract(arguments, session);
    case Command::Rebuild:
        return runRebuild(arguments, session);
    case Command::Analyse:
        return runAnalyse(arguments, session);
    case Command::Select:
        return runSelect(arguments, session);
    case Command::Recover:
        return runRecover(arguments, session);
    case Command::Edit:
        return runEdit(arguments, session);
    case Command::Generate:
        return runGenerate(arguments, session);
    case Command::Reach:
        return runReach(arguments, session);
    case Command::Simulate:
        return runSimulate(arguments, session);
    case Command::Route:
        return runRoute(arguments, session);
    case Command::Text:
        return runText(arguments, session);
    case Command::Textconv:
        return runTextconv(arguments, session);
    case Command::Diff:
        return runDiff(arguments, session);
    case Command::Merge:
        return runMerge(arguments, session);
    case Command::GitSetup:
        return runGitSetup(arguments, session);
    case Command::ImportPoints:
        return runImportPoints(arguments, session);
    case Command::Export:
        return runExport(arguments, session);
    }
    return ExitStatus::Unusable;
}

/// Adds the paths of --files-from.
files::Result<void> readList(Arguments& arguments, spdlog::logger& log) {
    if (!arguments.inputs.listFile)
        return {};
    const auto paths = readPathList(*arguments.inputs.listFile);
    if (!paths)
        return tl::unexpected(paths.error());
    arguments.paths.insert(arguments.paths.end(), paths->begin(), paths->end());
    if (arguments.paths.empty())
        log.warn("the list of files is empty: there is nothing to do");
    return {};
}

} // namespace

int run(int argc, const char* const* argv, std::ostream& out, std::ostream& err) {
    auto arguments = parseArguments(argc, argv);
    if (!arguments) {
        out << arguments.error().out;
        err << arguments.error().err;
        return static_cast<int>(arguments.error().status);
    }
    const auto console = arguments->verbose ? spdlog::level::info : spdlog::level::warn;
    const auto log = logging::makeLogger({.name = "navsmith-cli", .consoleLevel = console, .file = arguments->logFile});
    if (!log) {
        err << "navsmith-cli: error: " << log.error() << '\n';
        return static_cast<int>(ExitStatus::Unusable);
    }
    if (const auto list = readList(*arguments, **log); !list) {
        (*log)->error("{}", files::describe(list.error()));
        return static_cast<int>(ExitStatus::Unusable);
    }
    Session session(out, **log,
                    {.progress = showsProgress(err) ? &err : nullptr,
                     .depth = arguments->inputs.recursive ? opening::Depth::Tree : opening::Depth::Folder,
                     .lines = arguments->inputs.lines});
    auto status = dispatch(*arguments, session);
    out.flush();
    if (!out) {
        (*log)->error("cannot write to standard output: the result is incomplete");
        status = ExitStatus::Unusable;
    }
    return static_cast<int>(status);
}

} // namespace navsmith::cli
