// A command of navsmith-cli as a row: its name, its options and what it does with them.
#pragma once

#include "app/cli/input_options.h"
#include "app/cli/option_values.h"
#include "app/cli/session.h"

#include <functional>
#include <memory>

namespace navsmith::cli {

/// A command whose options the parser knows.
struct DeclaredCommand {
    std::function<ExitStatus(Session&)> run; ///< call it once the command line is parsed
    InputOptions* inputs = nullptr;          ///< part of the options, which `run` owns; null: it has none
};

struct Command {
    const char* name;
    const char* help;
    DeclaredCommand (*declare)(CLI::App& app, OptionChoices& choices);
    bool served = false;         ///< `serve` has it: it uses documents by Session::openEach() or processEach() only
    bool writes = false;         ///< of commands that only `serve` has: it writes files
    bool opensDocuments = false; ///< likewise: PATH is on disk

    [[nodiscard]] Command alsoServed() const {
        auto row = *this;
        row.served = true;
        return row;
    }
};

/// The row of a command. `addOptions` declares options that are parsed into a struct of the command's own, with which
/// `run` writes its result to the session.
template <typename Options, void (*addOptions)(CLI::App&, Options&, OptionChoices&),
          ExitStatus (*run)(const Options&, Session&)>
Command command(const char* name, const char* help) {
    return {name, help, [](CLI::App& app, OptionChoices& choices) {
                auto options = std::make_shared<Options>();
                addOptions(app, *options, choices);
                DeclaredCommand declared{[options](Session& session) { return run(*options, session); }, nullptr};
                if constexpr (requires { options->inputs; })
                    declared.inputs = &options->inputs;
                return declared;
            }};
}

} // namespace navsmith::cli
