// Answers the requests of `serve`, one line for each (docs/serve.md).
#pragma once

#include "app/cli/open_documents.h"
#include "app/cli/request.h"

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

struct ServerOptions {
    bool readOnly = false;   ///< no command that writes files
    bool mayUseFiles = true; ///< false: nothing is opened, and no option names a file
    /// Called now and then while documents are opened, with how much is done, 0..1; false cancels.
    systems::Progress openingProgress = {};
};

struct ServedAnswer {
    std::string line; ///< JSON, without a line end
    ExitStatus status = ExitStatus::Unusable;
    std::string error = {}; ///< for people, if the status is Unusable
};

class Server {
public:
    explicit Server(const ServerOptions& options = {});

    /// A line without its end. Nothing is thrown.
    ServedAnswer answer(std::string_view line);
    /// For a line that was not kept.
    static ServedAnswer tooLong();
    OpenDocuments& documents() { return documents_; }

private:
    ServedAnswer answer(const Request& request);
    ServedAnswer run(const Request& request, const DeclaredCommand& command);

    ServerOptions options_;
    std::vector<Command> commands_;
    OpenDocuments documents_;
};

} // namespace navsmith::cli
