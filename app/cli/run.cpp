#include "app/cli/run.h"

#include "app/cli/arguments.h"
#include "app/cli/session.h"
#include "app/cli/terminal.h"
#include "app/logging/logging.h"

#include <exception>
#include <new>
#include <ostream>

namespace navsmith::cli {

namespace {

/// Adds the paths of --files-from.
files::Result<void> readList(InputOptions& inputs, spdlog::logger& log) {
    if (!inputs.listFile)
        return {};
    const auto paths = readPathList(*inputs.listFile);
    if (!paths)
        return tl::unexpected(paths.error());
    inputs.paths.insert(inputs.paths.end(), paths->begin(), paths->end());
    if (inputs.paths.empty())
        log.warn("the list of files is empty: there is nothing to do");
    return {};
}

int runUnguarded(int argc, const char* const* argv, std::ostream& out, std::ostream& err) {
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
    SessionOptions options{.progress = showsProgress(err) ? &err : nullptr, .verbose = arguments->verbose};
    if (auto* inputs = arguments->command.inputs; inputs != nullptr) {
        if (const auto list = readList(*inputs, **log); !list) {
            (*log)->error("{}", files::describe(list.error()));
            return static_cast<int>(ExitStatus::Unusable);
        }
        options.depth = inputs->recursive ? opening::Depth::Tree : opening::Depth::Folder;
        options.lines = inputs->lines;
    }
    Session session(out, **log, options);
    auto status = arguments->command.run(session);
    out.flush();
    if (!out) {
        (*log)->error("cannot write to standard output: the result is incomplete");
        status = ExitStatus::Unusable;
    }
    return static_cast<int>(status);
}

} // namespace

int run(int argc, const char* const* argv, std::ostream& out, std::ostream& err) try {
    return runUnguarded(argc, argv, out, err);
} catch (const std::bad_alloc&) {
    err << "navsmith-cli: error: there is not enough memory\n";
    return static_cast<int>(ExitStatus::Unusable);
} catch (const std::exception& error) {
    err << "navsmith-cli: error: " << error.what() << '\n';
    return static_cast<int>(ExitStatus::Unusable);
}

} // namespace navsmith::cli
