// Text forms: of files and back, and on standard output for version control.
#include "app/cli/commands.h"
#include "app/cli/saving.h"
#include "app/cli/state_inputs.h"
#include "core/files/path_text.h"

#include <fmt/format.h>

#include <ostream>
#include <utility>
#include <vector>

namespace navsmith::cli {

ExitStatus runText(const Arguments& arguments, Session& session) {
    const auto& path = arguments.paths.front();
    std::optional<files::SaveReport> saved;
    if (const auto state = openState(arguments, path, session)) {
        const auto pending = filesFor(*state, *arguments.outFile, session);
        if (!pending.empty())
            saved = saveFiles(pending, session);
        if (saved && !arguments.json)
            printSaved(session.out(), files::toText(*arguments.outFile), *saved);
    }
    if (arguments.json) {
        auto json = toJson(saved);
        json["problems"] = toJson(std::span(session.problems()));
        print(session.out(), json);
    }
    return session.statusOr(ExitStatus::Ok);
}

ExitStatus runTextconv(const Arguments& arguments, Session& session) {
    if (const auto state = openState(arguments, arguments.paths.front(), session))
        session.out() << textOf(*state);
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
