// Answers requests on standard input, so that other programs need no start of this one for each question.
#include "app/cli/commands.h"
#include "app/cli/path_options.h"
#include "app/cli/server.h"
#include "core/files/read_file.h"
#include "core/model/wording.h"
#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <iostream>
#include <optional>
#include <sstream>
#include <string>

namespace navsmith::cli {

namespace {

struct ServeOptions {
    std::optional<std::filesystem::path> requests; ///< none: standard input
    bool readOnly = false;
};

void addServeOptions(CLI::App& command, ServeOptions& to, OptionChoices& /*choices*/) {
    addPath(command, "REQUESTS", to.requests, "File with requests, one a line (default: standard input)")
        ->type_name("");
    command.add_flag("--read-only", to.readOnly, "Refuse what writes files");
}

/// Requests longer than this are not kept in memory.
constexpr std::size_t kMostBytes = std::size_t{64} << 20;

/// The next line; empty and `isTooLong` for one that is too long. False at the end.
bool nextLine(std::istream& in, std::string& line, bool& isTooLong) {
    using Traits = std::istream::traits_type;
    line.clear();
    isTooLong = false;
    auto* buffer = in.rdbuf();
    auto c = buffer->sbumpc();
    if (Traits::eq_int_type(c, Traits::eof()))
        return false;
    for (; !Traits::eq_int_type(c, Traits::eof()) && c != '\n'; c = buffer->sbumpc()) {
        isTooLong = isTooLong || line.size() == kMostBytes;
        if (!isTooLong)
            line += Traits::to_char_type(c);
    }
    if (isTooLong)
        line.clear();
    return true;
}

/// Returns Unusable if a request could not be done.
ExitStatus answerAll(std::istream& in, Server& server, Session& session) {
    auto& out = session.out();
    auto status = ExitStatus::Ok;
    std::string line;
    bool isTooLong = false;
    while (out && nextLine(in, line, isTooLong)) {
        if (!isTooLong && line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const auto answer = isTooLong ? Server::tooLong() : server.answer(line);
        out << answer.line << std::endl; // whoever asked waits for it
        if (answer.status == ExitStatus::Unusable) {
            session.log().error("{}", answer.error);
            status = ExitStatus::Unusable;
        }
    }
    return status;
}

ExitStatus runServe(const ServeOptions& options, Session& session) {
    Server server({.readOnly = options.readOnly});
    auto status = ExitStatus::Ok;
    if (options.requests && *options.requests != "-") {
        const auto bytes = files::readFile(*options.requests);
        if (!bytes) {
            session.add(bytes.error());
            return ExitStatus::Unusable;
        }
        std::istringstream in(std::string(bytes::textOf(*bytes)));
        status = answerAll(in, server, session);
    } else {
        status = answerAll(std::cin, server, session);
    }
    if (const auto unsaved = server.documents().unsavedCount(); unsaved > 0)
        session.log().warn("{} had changes that were not saved", model::counted(unsaved, "document"));
    return status;
}

} // namespace

Command serveCommand() {
    return command<ServeOptions, addServeOptions, runServe>(
        "serve", "Answer requests on standard input, a line of JSON for each");
}

} // namespace navsmith::cli
